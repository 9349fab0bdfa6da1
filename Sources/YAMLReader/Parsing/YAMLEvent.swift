internal import Diagnostics

/// What libyaml finds, one after another, in a text.
enum YAMLEvent {
  case documentStart(at: SourcePosition)
  case scalar(YAMLScalar, anchor: String?, start: SourcePosition, end: SourcePosition)
  case alias(String, start: SourcePosition, end: SourcePosition)
  case collectionStart(isMapping: Bool, anchor: String?, tag: String?, start: SourcePosition)
  /// `end` is nil for block style, whose end libyaml places at the next token.
  case collectionEnd(end: SourcePosition?)
  case streamEnd
  /// What tells nothing: the start of the stream, the end of the document.
  case other
}
