import { expect, test } from "vitest";
import { reportText } from "./report.js";

test("every report states command, date, machine and load in the same way", () => {
  const text = reportText({
    name: "stroke",
    body: "| figures |",
    loadBefore: "0.1 0.2 0.3",
    notes: ["More."],
  });
  expect(text.split("\n").slice(0, 5)).toEqual([
    "# Figures: stroke",
    "",
    expect.stringMatching(/^Taken by `npm run bench -- stroke` on \d{4}-\d\d-\d\d; how, see \[README\]/),
    "",
    "| figures |",
  ]);
  expect(text).toMatch(
    /\n\n- Machine: .+, \d+ cores, .+; load 0\.1 0\.2 0\.3 before, .+ after\.\n- More\.\n$/,
  );
});
