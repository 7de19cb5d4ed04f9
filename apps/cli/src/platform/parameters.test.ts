import { describe, expect, test } from "vitest";
import { choice, duration, InvalidValue, integer } from "./parameters.js";

describe("integer", () => {
  const { parse } = integer(-3, 300);
  test.each([
    ["0", 0],
    ["-3", -3],
    ["+7", 7],
    ["0300", 300],
  ])("%s is a number", (text, value) => expect(parse(text)).toBe(value));
  test.each(["", "-4", "301", "1.5", "1e2", "0x10", "ten", " 1", "١"])("“%s” is refused", (text) => {
    expect(parse(text)).toBeInstanceOf(InvalidValue);
  });
});

describe("duration", () => {
  test.each([
    ["2s", 2000],
    ["500ms", 500],
    ["1.5s", 1500],
    ["2m", 120_000],
    ["1h", 3_600_000],
    ["3", 3000],
    ["0", 0],
    ["1.5m", 90_000],
    ["0.001s", 1],
    ["1.4ms", 1],
    ["1.5ms", 2],
    ["999999999ms", 999_999_999],
  ])("%s", (text, ms) => expect(duration.parse(text)).toBe(ms));
  test.each([
    "",
    "s",
    "-1s",
    "1 s",
    "1d",
    "soon",
    "1e3s",
    ".5s",
    "1.s",
    "0.0001s",
    "1234567890ms",
    "2s ",
    "2S",
  ])("“%s” is refused", (text) => {
    expect(duration.parse(text)).toBeInstanceOf(InvalidValue);
  });
});

test("a choice is one of its words, to the letter", () => {
  const { parse } = choice(["easy", "hard"]);
  expect(parse("hard")).toBe("hard");
  expect(parse("Hard")).toBeInstanceOf(InvalidValue);
});
