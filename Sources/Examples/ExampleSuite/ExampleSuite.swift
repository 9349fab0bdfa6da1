import Brolly

/// The acceptance tests of the example apps.
@main
struct ExampleSuite: Suite {
  var steps: StepLibraries {
    standardSteps
    weatherSteps
    registrationSteps
    currencySteps
    itemsSteps
  }
}
