import FeatureFiles
import Reporting
import Testing

@Suite struct `A JUnit report` {
  @Test func `has a suite for each feature and a case for each scenario, with places, tags and steps`() throws {
    let steps = [step(.given, "the weather app"), step(.when, "it rains", line: 14)]
    let tagged = scenario("Rain <&\">", rule: "Rainy days", line: 20, tags: ["smoke", "rain"])
    let euro = scenario("Euro", feature: "Currency", file: "Features/currency.yaml", line: 8)
    #expect(
      try junit([result(tagged, steps), result(euro, [], duration: .milliseconds(1204))]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Brolly" tests="2" failures="0" errors="0" skipped="0" time="1.264">
          <testsuite name="Weather" tests="1" failures="0" errors="0" skipped="0" time="0.060" \
        timestamp="2026-12-01T04:00:00" hostname="build-7" file="Features/weather.yaml">
            <testcase classname="Weather › Rainy days" name="Rain &lt;&amp;&quot;&gt;" time="0.060" \
        file="Features/weather.yaml" line="20">
              <properties>
                <property name="tag" value="smoke"/>
                <property name="tag" value="rain"/>
                <property name="step[passed]" value="given the weather app"/>
                <property name="step[passed]" value="when it rains"/>
              </properties>
            </testcase>
          </testsuite>
          <testsuite name="Currency" tests="1" failures="0" errors="0" skipped="0" time="1.204" \
        timestamp="2026-12-01T04:00:00" hostname="build-7" file="Features/currency.yaml">
            <testcase classname="Currency" name="Euro" time="1.204" file="Features/currency.yaml" line="8"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `has as a failure what a check found, with the steps, both places and the whole error`() throws {
    let steps = [
      step(.given, "the weather app"),
      step(
        .then, "the sun is shown", .failed, line: 14,
        failure: failure(.assertion, "The icon is rain, not sun.\n- sun\n+ rain", at: swift(44))),
    ]
    #expect(
      try junitCase(result(steps)) == """
              <failure type="ExpectationFailure" message="The icon is rain, not sun.">\
        Weather › Sunny weather  Features/weather.yaml:12
          given  the weather app    ✔
          then   the sun is shown   ✘
                 at Features/weather.yaml:14
                 The icon is rain, not sun.
                 Sources/Examples/ExampleSuite/WeatherSteps.swift:44
                   - sun
                   + rain</failure>

        """)
  }

  @Test(arguments: [
    (Failure.Kind.assertion, "failure"), (.thrown, "error"), (.timedOut, "error"), (.crashed, "error"), (.app, "error"),
  ])
  func `has as an error what was no check`(kind: Failure.Kind, element: String) throws {
    let text = try junitCase(result([step(.given, "a", .failed, failure: failure(kind))]))
    #expect(text.hasPrefix("      <\(element) type="))
    #expect(text.hasSuffix("</\(element)>\n"))
  }

  @Test func `has as an error even a check that did not hold in a hook, with the hook's name and place`() throws {
    let failed = hook(.before, "log in", .failed, failure: failure(.assertion, "No user."))
    let steps = [failed, step(.given, "a", .skipped)]
    #expect(
      try junitCase(result(steps)) == """
              <error type="ExpectationFailure" message="No user.">Weather › Sunny weather  Features/weather.yaml:12
          Before hook &quot;log in&quot;   ✘
            No user.
            Sources/Examples/ExampleSuite/Hooks.swift:8
          given  a               –  skipped</error>

        """)
  }

  @Test func `has as an error a world that could not be made`() throws {
    let world = result(scenario(), [step(.given, "a", .skipped)], failure: failure(.thrown, "No such app."))
    #expect(try junitCase(world).hasPrefix("      <error type=\"DecodingError\" message=\"No such app.\">"))
  }

  @Test func `names of several failures the first one, and tells all`() throws {
    let steps = [
      step(.given, "a", .failed, failure: failure(.assertion, "First.")),
      hook(.after, "clean up", .failed, failure: failure(.thrown, "Second.")),
    ]
    let text = try junitCase(result(steps))
    #expect(text.hasPrefix("      <failure type=\"ExpectationFailure\" message=\"First.\">"))
    #expect(text.contains("After hook &quot;clean up&quot;") && text.contains("Second."))
    #expect(!text.contains("<error"))
  }

  @Test func `has as a failure a step with no definition, with what to paste`() throws {
    let advice = StepAdvice.define(
      snippet: "Given(\"a\") { world in\n}",
      nearest: [StepAdvice.Candidate(expression: "an {word}", location: swift(9))])
    #expect(
      try junitCase(result([step(.given, "a", .undefined, advice: advice)])) == """
              <failure type="undefined" message="No definition matches the step &quot;a&quot;.">\
        Weather › Sunny weather  Features/weather.yaml:12
          given  a   ?  undefined
                 at Features/weather.yaml:13
                 No definition matches this step.
                 The nearest ones are:
                   an {word}  Sources/Examples/ExampleSuite/WeatherSteps.swift:9
                 Paste this and fill it in:
                   Given(&quot;a&quot;) { world in
                   }</failure>

        """)
  }

  @Test func `has as a failure a step with two definitions, with both`() throws {
    let advice = StepAdvice.choose([
      StepAdvice.Candidate(expression: "a", location: swift(8)),
      StepAdvice.Candidate(expression: "{}", location: swift(9)),
    ])
    #expect(
      try junitCase(result([step(.given, "a", .ambiguous, advice: advice)])) == """
              <failure type="ambiguous" message="More than one definition matches the step &quot;a&quot;.">\
        Weather › Sunny weather  Features/weather.yaml:12
          given  a   ≠  ambiguous
                 at Features/weather.yaml:13
                 These definitions match; only one of them may:
                   a   Sources/Examples/ExampleSuite/WeatherSteps.swift:8
                   {}  Sources/Examples/ExampleSuite/WeatherSteps.swift:9</failure>

        """)
  }

  @Test func `has as a failure a step that is pending`() throws {
    let text = try junitCase(result([step(.given, "a", .pending, reason: "later")]))
    #expect(text.hasPrefix("      <failure type=\"pending\" message=\"Pending: later\">"))
  }

  @Test func `has a skipped case with its reason`() throws {
    let skipped = result(scenario(), [step(.given, "a", .skipped)], skipReason: "not\nyet")
    #expect(try junitCase(skipped) == "      <skipped message=\"not yet\"/>\n")
    let byStep = result([step(.given, "a", .skipped, reason: "no umbrella")])
    #expect(try junitCase(byStep) == "      <skipped message=\"no umbrella\"/>\n")
  }
}
