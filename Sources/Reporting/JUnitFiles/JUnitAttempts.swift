/// Two reports of one case as one.
///
/// Source: Surefire's schema: an attempt before one that passed is a `flakyFailure` (`flakyError`), an attempt after one that
/// failed a `rerunFailure` (`rerunError`).
struct JUnitAttempts {
  /// Both reports, as one case.
  let joined: XMLElement

  init(_ earlier: XMLElement, then later: XMLElement) {
    switch (earlier.caseStatus, later.caseStatus) {
    // What was not run here was run elsewhere.
    case (_, .skipped): joined = earlier
    case (.skipped, _): joined = later
    case (.passed, .passed): joined = later
    case (.failed, .passed): joined = later.adding(earlier.attempts(as: "flaky"))
    case (.passed, .failed): joined = later
    case (.failed, .failed): joined = earlier.adding(later.attempts(as: "rerun"))
    }
  }
}

extension XMLElement {
  fileprivate enum CaseStatus {
    case passed
    case skipped
    case failed
  }

  fileprivate var caseStatus: CaseStatus {
    let names = Set(elements.map(\.name))
    if !names.isDisjoint(with: ["failure", "error"]) { return .failed }
    return names.contains("skipped") ? .skipped : .passed
  }

  /// What failed in this case, each as another attempt of it.
  fileprivate func attempts(as kind: String) -> [XMLElement] {
    let output = elements.filter { ["system-out", "system-err"].contains($0.name) }
    return elements.compactMap { element in
      switch element.name {
      case "failure", "error":
        var attempt = XMLElement(name: kind + element.name.capitalizedFirst, attributes: element.attributes)
        let text = element.content.filter { if case .text = $0 { true } else { false } }
        attempt.content = [.element(XMLElement(name: "stackTrace", content: text))] + output.map(Content.element)
        return attempt
      case "rerunFailure", "rerunError", "flakyFailure", "flakyError":
        var attempt = element
        attempt.name = kind + element.name.dropFirst(5)
        return attempt
      default: return nil
      }
    }
  }

  /// The case with attempts before what was printed.
  fileprivate func adding(_ attempts: [XMLElement]) -> XMLElement {
    var element = self
    let end = element.content.firstIndex { part in
      if case .element(let element) = part { ["system-out", "system-err"].contains(element.name) } else { false }
    }
    element.content.insert(contentsOf: attempts.map(Content.element), at: end ?? element.content.endIndex)
    return element
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
