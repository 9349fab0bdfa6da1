internal import Reporting

/// What a hook of the run or of a worker may leave in the report.
@MainActor
public final class RunContext: AttachmentTarget {
  /// What keeps its attachments until the hook has ended.
  public let recorder = AttachmentRecorder()
}
