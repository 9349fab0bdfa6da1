extension ElementSnapshot {
  /// The alert that lies over the element at a place: until it is answered, nothing outside it can be touched.
  ///
  /// It is the uppermost one, which was put on the screen last.
  package func alert(covering path: [Int]) -> ElementSnapshot? {
    guard let (alert, place) = lastAlert(), !path.starts(with: place) else { return nil }
    return alert
  }

  private func lastAlert(at path: [Int] = []) -> (alert: ElementSnapshot, path: [Int])? {
    for position in children.indices.reversed() {
      if let found = children[position].lastAlert(at: path + [position]) { return found }
    }
    return elementType == .alert ? (self, path) : nil
  }
}
