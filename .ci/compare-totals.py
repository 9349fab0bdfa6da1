"""Compares the totals of a JUnit report, as junitparser reads them, with those that Brolly printed."""

import re
import sys

from junitparser import Error, Failure, JUnitXml, Skipped


def totals_of_report(path):
    """What the report says of itself, after a look whether its cases agree."""
    report = JUnitXml.fromfile(path)
    said = {
        "tests": report.tests,
        "failures": report.failures,
        "errors": report.errors,
        "skipped": report.skipped,
    }
    results = [[type(result) for result in case.result] for suite in report for case in suite]
    counted = {
        "tests": len(results),
        "failures": sum(Failure in result for result in results),
        "errors": sum(Error in result for result in results),
        "skipped": sum(Skipped in result for result in results),
    }
    if said != counted:
        sys.exit(f"{path} says {said}, and holds {counted}.")
    return said


def totals_of_summary(path):
    """The numbers in `3 passed, 1 failed · 4 scenarios, …`."""
    with open(path, encoding="utf-8") as file:
        line = next(line for line in reversed(file.readlines()) if " · " in line)
    numbers = {word: int(number) for number, word in re.findall(r"(\d+) ([a-z]+)", line)}
    return {
        "tests": numbers.get("scenarios", numbers.get("scenario")),
        "not green": sum(numbers.get(word, 0) for word in ("failed", "pending", "undefined", "ambiguous")),
        "skipped": numbers.get("skipped", 0),
    }


def main():
    report, summary = totals_of_report(sys.argv[1]), totals_of_summary(sys.argv[2])
    read = {
        "tests": report["tests"],
        "not green": report["failures"] + report["errors"],
        "skipped": report["skipped"],
    }
    if read != summary:
        sys.exit(f"junitparser reads {read}, and Brolly printed {summary}.")
    print(f"junitparser and Brolly agree: {report}.")


main()
