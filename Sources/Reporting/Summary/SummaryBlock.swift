import Diagnostics

/// A title in capitals, what it speaks of, and where that stands; lines below it.
struct SummaryBlock {
  let label: String
  let ink: Ink
  let title: String
  let place: String?
  let terminal: Terminal

  /// The first column where the place may begin behind the title; nil where there is no room for it.
  var placeColumn: Int? { room(forPlaceAt: indentation + title.displayWidth + 3) }

  /// The column if the place fits there.
  func room(forPlaceAt column: Int) -> Int? {
    guard let place, column + place.displayWidth <= terminal.width else { return nil }
    return column
  }

  private var indentation: Int { label.count + 2 }

  /// The lines of the title; the place stands at `column`, or below the title where there is no room.
  func titleLines(placeAt column: Int?) -> [String] {
    let label = terminal.text(label, in: ink)
    let lines = title.wrapped(to: terminal.width - indentation)
    let dimmedPlace = place.map { terminal.text($0, in: .dim) }
    if let column, let dimmedPlace, lines.count == 1 {
      let blanks = String(repeating: " ", count: max(3, column - indentation - title.displayWidth))
      return ["\(label)  \(terminal.text(title, in: .bold))\(blanks)\(dimmedPlace)"]
    }
    let below = lines.dropFirst().map { terminal.text($0, in: .bold) } + (dimmedPlace.map { [$0] } ?? [])
    return ["\(label)  \(terminal.text(lines[0], in: .bold))"] + below.indented(by: indentation)
  }
}
