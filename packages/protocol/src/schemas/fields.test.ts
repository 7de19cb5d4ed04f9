import { expect, test } from "vitest";
import { displayText } from "./fields.js";

const name = displayText(24);

test.each(["Ada", "園", "l’été", "❤️", "🙂", "e\u0301", "#1"])("%s can be seen", (text) => {
  expect(name.safeParse(text).success).toBe(true);
});

test.each([
  "\u3164",
  "a\u2800",
  "\ufe0f",
  "Ad\ufe00min",
  "\u034f",
  "\u0301",
  "a\ue000",
  "a\u{e0100}",
  "\u{1d159}",
  "a\u2065",
  "a\ufffe",
  "a\u202eb",
])("%j cannot, or has something that cannot", (text) => {
  expect(name.safeParse(text).success).toBe(false);
});

test("blanks around a line of text are not part of it", () => {
  expect(name.parse(" \u3000Ada Lovelace\t")).toBe("Ada Lovelace");
  expect(name.parse(` ${"x".repeat(24)} `)).toBe("x".repeat(24));
});
