import { expect, it } from "vitest";
import { parseOrThrow, parser } from "./codec.js";
import { message } from "./messages.js";
import { ParseError } from "./parse-error.js";

const parse = parser((text) => {
  if (text.startsWith("no")) throw new ParseError(text, 2, message("input.end"));
  if (text === "bug") throw new TypeError("a bug");
  return text.length;
});

it("a reader's refusal becomes a result; any other error stays one", () => {
  expect(parse("four")).toEqual({ ok: true, value: 4 });
  expect(parse("no\n")).toEqual({
    ok: false,
    error: { position: { line: 1, column: 3 }, reason: { key: "input.end" } },
  });
  expect(() => parse("bug")).toThrow(TypeError);
});

it("a text that must be right is read, or the error shows the beginning of it", () => {
  const codec = { parse, format: String };
  expect(parseOrThrow(codec, "four")).toBe(4);
  expect(() => parseOrThrow(codec, `no${"x".repeat(100)}`)).toThrow(
    new Error(`input.end: no${"x".repeat(78)}`),
  );
});
