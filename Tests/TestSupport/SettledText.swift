import Foundation

/// A text without what differs from run to run and from machine to machine: folders, durations, line numbers of fixtures.
package struct SettledText {
  package let text: String

  package init(_ original: String, workplace: String) {
    text =
      original
      .replacing(workplace, with: "/work")
      .replacing(BuiltProducts.folder.path, with: "/build")
      .replacing("\(packageFolder)/", with: "")
      // A step that took long shows its time, and how long that is depends on the machine.
      .replacing(/([✔✘](?:\x1B\[0m)?)  \d+(\.\d+)? (s|ms)\b/) { "\($0.output.1)" }
      // How long something was allowed to take is no measurement.
      .replacing(/(than|within)? +\d+(\.\d+)? (s|ms)\b/) { $0.output.1 == nil ? " 0 s" : "\($0.output.0)" }
      .replacing(/\b(time|timestamp|hostname)="[^"]*"/) { "\($0.output.1)=\"…\"" }
      .replacing(/(Faulty\w+\.swift):\d+/) { "\($0.output.1):#" }
      // What Swift says of a trap beside its reason, where it says something.
      .replacing(#/ *│? ?Current stack trace:\n( *│? ?\d+ +\S+ +0x\S+ .*\n)*/#, with: "")
      // The trap of another processor.
      .replacing("SIGTRAP (5)", with: "SIGILL (4)")
  }
}
