import { expect, test } from "vitest";
import { clockClassOf, formatTimeControl, parseTimeControl } from "./time-control.js";

const allowed = ["none", "move:5", "move:604800", "fischer:300+5", "fischer:10+0", "fischer:10800+180"];

test.each(allowed)("%s reads as it is written", (text) => {
  expect(formatTimeControl(parseTimeControl(text)!)).toBe(text);
});

test("a time control says its kind and its times", () => {
  expect(parseTimeControl("none")).toEqual({ kind: "none" });
  expect(parseTimeControl("move:60")).toEqual({ kind: "move", seconds: 60 });
  expect(parseTimeControl("fischer:300+5")).toEqual({ kind: "fischer", seconds: 300, increment: 5 });
});

test.each([
  "",
  "move:4",
  "move:0060",
  "fischer:300",
  "fischer:5+5",
  "fischer:300+181",
  "fischer:300+05",
  "fischer:9+0",
  "fischer:10801+0",
  "move:604801",
  "move:9999999",
  "none ",
  " move:60",
  "move:60s",
  "a fischer:300+5",
  "fischer:300+5s",
])("%j is no time control", (text) => {
  expect(parseTimeControl(text)).toBeUndefined();
});

test.each([
  ["fischer:180+2", "blitz"],
  ["fischer:479+0", "blitz"],
  ["fischer:480+0", "rapid"],
  ["fischer:39+11", "blitz"],
  ["fischer:40+11", "rapid"],
  ["fischer:300+5", "rapid"],
  ["fischer:3600+0", "rapid"],
  ["fischer:10800+0", "rapid"],
  ["move:11", "blitz"],
  ["move:12", "rapid"],
  ["move:3599", "rapid"],
  ["move:3600", "correspondence"],
  ["none", undefined],
])("%s is played at the pace of %s", (text, pace) => {
  expect(clockClassOf(parseTimeControl(text)!)).toBe(pace);
});
