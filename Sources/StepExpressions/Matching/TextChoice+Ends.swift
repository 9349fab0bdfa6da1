extension TextChoice {
  /// Appends where the choice can end that begins at `start`, in the order in which the ends are to be tried.
  func appendEnds(from start: Int, _ scanner: TextScanner, to ends: inout [Int]) {
    for alternative in alternatives {
      var places = [start]
      for part in alternative { places = part.ends(from: places, scanner) }
      ends += places
    }
  }
}

extension TextChoice.Part {
  /// Where this part ends after each of several places, each end once, where it comes first.
  fileprivate func ends(from places: [Int], _ scanner: TextScanner) -> [Int] {
    var ends: [Int] = []
    for place in places {
      if scanner.hasPart(bytes, at: place) { ends.append(place + bytes.count) }
      if isOptional { ends.append(place) }
    }
    guard places.count > 1 else { return ends }
    var seen: Set<Int> = []
    return ends.filter { seen.insert($0).inserted }
  }
}
