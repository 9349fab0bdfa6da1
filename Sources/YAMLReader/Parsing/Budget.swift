/// What a document may ask of its reader, so that a few hundred bytes cannot stand for gigabytes.
enum Budget {
  /// How many lists and mappings may stand inside one another: readers recurse into them.
  static let depth = 100
  /// How many nodes all aliases of a document may stand for: readers walk over every one.
  static let expansion = 250_000
}
