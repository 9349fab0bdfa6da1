internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Messages that a worker has written and not sent yet, in memory that its supervisor shares.
///
/// A worker that told everything at once would pay a system call for each step; one that kept it to itself would take it
/// with it when it dies. So it writes into the journal, sends the journal when a scenario begins or ends, and a supervisor
/// reads what is left of a worker that died or hangs.
struct Journal {
  /// The journal's size, its header included.
  static let size = 1 << 18

  private static let headerSize = 16

  private let memory: UnsafeMutableRawPointer

  /// Maps a journal that `descriptor` names.
  init(descriptor: Int32) throws(SystemError) {
    guard ftruncate(descriptor, off_t(Self.size)) == 0,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
    else { throw SystemError("Memory cannot be shared with a worker") }
    self.memory = memory
  }

  func unmap() { munmap(memory, Self.size) }

  /// How many bytes are written; stored after them, so that a reader in another process never sees too many.
  private var length: UnsafeMutablePointer<Atomic<Int>> { memory.assumingMemoryBound(to: Atomic<Int>.self) }

  /// How often it was cleared; what a reader copied meanwhile is not to be trusted.
  private var generation: UnsafeMutablePointer<Atomic<Int>> {
    (memory + MemoryLayout<Int>.stride).assumingMemoryBound(to: Atomic<Int>.self)
  }

  private var contents: UnsafeMutableRawPointer { memory + Self.headerSize }

  /// Adds bytes; returns false, and adds nothing, where they do not fit.
  func append(_ bytes: [UInt8]) -> Bool {
    let used = length.pointee.load(ordering: .relaxed)
    guard used + bytes.count <= Self.size - Self.headerSize else { return false }
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { (contents + used).copyMemory(from: start, byteCount: source.count) }
    }
    length.pointee.store(used + bytes.count, ordering: .releasing)
    return true
  }

  /// The bytes that are written.
  var bytes: UnsafeRawBufferPointer {
    let used = min(max(0, length.pointee.load(ordering: .acquiring)), Self.size - Self.headerSize)
    return UnsafeRawBufferPointer(start: contents, count: used)
  }

  /// Forgets them; they have been sent.
  func clear() {
    generation.pointee.add(1, ordering: .acquiringAndReleasing)
    length.pointee.store(0, ordering: .releasing)
  }

  /// A copy of the bytes, for the process that does not write them; empty where the other cleared them meanwhile.
  var copy: [UInt8] {
    let before = generation.pointee.load(ordering: .acquiring)
    let bytes = Array(bytes)
    return generation.pointee.load(ordering: .acquiring) == before ? bytes : []
  }
}
