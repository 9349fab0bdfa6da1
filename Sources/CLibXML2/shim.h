// Debian's libxml2 brings the system's ICU with it, whose types are not those of Foundation's ICU: a file that sees both
// does not compile. Nothing of the writer and the reader needs it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>
