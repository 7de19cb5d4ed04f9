import { expect, test } from "vitest";
import { formatError } from "./cli-error.js";

test("as much of the place as is known", () => {
  expect(formatError("bad")).toBe("masume: bad");
  expect(formatError("bad", { file: "a.json" })).toBe("masume: a.json: bad");
  expect(formatError("bad", { file: "a.json", line: 3, column: 7 })).toBe("masume: a.json:3:7: bad");
  expect(formatError("bad", { file: "a.json", line: 3 })).toBe("masume: a.json:3:1: bad");
  const whole = { file: "a.json", line: 3, column: 7, path: "blocked[0]" };
  expect(formatError("bad", whole)).toBe("masume: a.json:3:7 (blocked[0]): bad");
});

test("one line of visible characters, whatever is in it", () => {
  const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join("");
  const line = formatError(every, { file: "a\nb\u001b[2J" });
  expect(line).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u);
  expect(line).toContain("a\\nb\\u001b[2J");
});
