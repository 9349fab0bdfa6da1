#if canImport(Glibc)
  import Glibc

  // Glibc's module leaves out what its headers declare only under _GNU_SOURCE or _XOPEN_SOURCE.

  @_silgen_name("posix_spawn_file_actions_addchdir_np")
  @discardableResult
  func posix_spawn_file_actions_addchdir_np(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
  ) -> Int32

  @_silgen_name("posix_openpt")
  func posix_openpt(_ flags: Int32) -> Int32

  @_silgen_name("grantpt")
  func grantpt(_ descriptor: Int32) -> Int32

  @_silgen_name("unlockpt")
  func unlockpt(_ descriptor: Int32) -> Int32

  @_silgen_name("ptsname_r")
  func ptsname_r(_ descriptor: Int32, _ name: UnsafeMutablePointer<CChar>, _ size: Int) -> Int32
#endif
