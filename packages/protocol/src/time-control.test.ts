import { expect, test } from "vitest";
import { formatTimeControl, parseTimeControl } from "./time-control.js";

test.each(["none", "move:60", "fischer:300+5", "fischer:10+0"])("%s reads as it is written", (text) => {
  expect(formatTimeControl(parseTimeControl(text)!)).toBe(text);
});

test.each([
  "",
  "move:4",
  "move:0060",
  "fischer:300",
  "fischer:5+5",
  "fischer:300+181",
  "move:9999999",
  "none ",
])("%j is no time control", (text) => {
  expect(parseTimeControl(text)).toBeUndefined();
});
