internal import Reporting

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Something that texts, data and pictures can be attached to, for the report.
@MainActor
public protocol AttachmentTarget {
  /// What keeps them until the step or the hook has ended.
  var recorder: AttachmentRecorder { get }
}

/// Keeps what a step or a hook attaches until it has ended.
@MainActor
public final class AttachmentRecorder {
  private var attachments: [Attachment] = []

  func record(_ attachment: Attachment) { attachments.append(attachment) }

  /// Hands over what was attached since the last time.
  func take() -> [Attachment] {
    guard !attachments.isEmpty else { return [] }
    defer { attachments = [] }
    return attachments
  }
}

extension AttachmentTarget {
  /// Writes a line to the log of the step.
  public func log(_ text: String) {
    recorder.record(Attachment(mediaType: Attachment.logMediaType, body: .text(text)))
  }

  /// Attaches a text.
  public func attach(_ text: String, mediaType: String = "text/plain", name: String? = nil) {
    recorder.record(Attachment(name: name, mediaType: mediaType, body: .text(text)))
  }

  /// Attaches bytes, such as a picture: `attach(png, mediaType: "image/png", name: "screen.png")`.
  public func attach(_ bytes: some Sequence<UInt8>, mediaType: String, name: String? = nil) {
    recorder.record(Attachment(name: name, mediaType: mediaType, body: .bytes(Array(bytes))))
  }

  /// Attaches a value as JSON.
  ///
  /// - Throws: An `EncodingError` where the value cannot be encoded.
  public func attach(json value: some Encodable, name: String? = nil) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    recorder.record(Attachment(name: name, mediaType: "application/json", body: .text(text)))
  }
}
