/// The files that a report names: each attachment that is no line of the log becomes one.
struct JUnitAttachments {
  let folder: String
  private(set) var files: [Document.Attachment] = []

  init(folder: String) {
    self.folder = folder
  }

  /// Keeps an attachment as a file and returns the file's path.
  mutating func add(_ attachment: Attachment) -> String {
    let number = String(files.count + 1)
    let zeros = String(repeating: "0", count: max(0, 4 - number.utf8.count))
    let path = "\(folder)/\(zeros)\(number)-\(attachment.fileName)"
    files.append(Document.Attachment(path: path, bytes: attachment.bytes))
    return path
  }
}

extension Attachment {
  fileprivate var bytes: [UInt8] {
    switch body {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    }
  }

  /// Its name with nothing in it that a file system could mind, and an ending.
  fileprivate var fileName: String {
    let allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-".unicodeScalars
    let scalars = (name ?? "attachment").unicodeScalars.prefix(80).map { allowed.contains($0) ? $0 : "-" }
    let name = String(String.UnicodeScalarView(scalars))
    return name.dropFirst().contains(".") ? name : "\(name).\(fileExtension)"
  }

  private var fileExtension: String {
    switch mediaType.prefix(while: { $0 != ";" }) {
    case "image/png": "png"
    case "image/jpeg": "jpg"
    case "image/svg+xml": "svg"
    case "application/json": "json"
    case "application/xml", "text/xml": "xml"
    case "text/html": "html"
    case let type where type.hasPrefix("text/"): "txt"
    default: "bin"
    }
  }
}
