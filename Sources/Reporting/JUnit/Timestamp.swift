/// A moment as JUnit has it: ISO 8601 in whole seconds, UTC, without a time zone, which its schemas do not allow.
///
/// Source for the calendar: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
package func timestamp(secondsSince1970 seconds: Double) -> String {
  // What is no year of four digits is no moment of a run.
  let moment = seconds.isFinite && (0..<253_402_300_800).contains(seconds) ? Int64(seconds) : 0
  let (days, second) = moment.quotientAndRemainder(dividingBy: 86_400)
  let shifted = days + 719_468
  let era = shifted / 146_097
  let dayOfEra = shifted % 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let monthFromMarch = (5 * dayOfYear + 2) / 153
  let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
  let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  let date = "\(year)-\(twoDigits(month))-\(twoDigits(day))"
  return "\(date)T\(twoDigits(second / 3600)):\(twoDigits(second / 60 % 60)):\(twoDigits(second % 60))"
}
