internal import Brolly

/// What the steps of the measured scenarios share.
final class BasketWorld: World {
  var apples = 0

  init(_ scenario: ScenarioContext) {}
}

/// Steps that do next to nothing, so that what is measured is Brolly.
let basketSteps = Steps<BasketWorld> {
  Given("I have {int} apples") { (basket, count: Int) in basket.apples = count }
  When("I add {int} apples of {word}") { (basket, count: Int, _: String) in basket.apples += count }
  Then("there are {int} apples in the basket") { (basket, count: Int) in try expect(basket.apples, equals: count) }
}
