import fc from "fast-check";
import { expect, test } from "vitest";
import { displayWidth, wrap, wrapProse } from "./wrap.js";

test("English breaks at blanks, Japanese between letters, but not before a stop", () => {
  expect(wrap("print the result as one JSON value", 16)).toBe("print the result\nas one JSON\nvalue");
  expect(wrap("結果をJSONで出力する。", 12)).toBe("結果をJSONで\n出力する。");
  expect(wrap("あいう、えお", 6)).toBe("あい\nう、え\nお");
});

test.each([..."、。）」〜ーっょ"])("no line begins with %s", (closing) => {
  expect(wrap(`あいう${closing}えお`, 6)).toBe(`あい\nう${closing}え\nお`);
  expect(wrap(`one two${closing} three`, 8)).toBe(`one\ntwo${closing}\nthree`);
});

test.each([..."「（("])("no line ends with %s", (opening) => {
  expect(wrap(`あい${opening}うえ`, 6)).toBe(`あい\n${opening}うえ`);
});

test("prose goes on below its own beginning", () => {
  expect(wrapProse("✓ All cells hang on.", 12)).toBe("✓ All cells\n  hang on.");
  expect(wrapProse("\u001b[32m✓\u001b[39m All cells hang on.", 12)).toBe(
    "\u001b[32m✓\u001b[39m All cells\n  hang on.",
  );
  expect(wrapProse("12. One two three", 10)).toBe("12. One\n    two\n    three");
  expect(wrapProse("A line that is long", 10)).toBe("A line\nthat is\nlong");
  expect(wrapProse("   four blanks before", 14)).toBe("   four blanks\n   before");
  expect(wrapProse("短い\n行が長ければ折る", 6)).toBe("短い\n行が長\nければ\n折る");
});

test.each([
  ["a board", "│ 21│ 28│ 11│ 1 │"],
  ["a curve", "32 │    ▂▆█"],
  ["columns", "technique    uses"],
  ["numbers", "28 28 15 30 30 15"],
  ["one long word", "https://puzz.link/p?slither/7/7/3cg122cg"],
])("%s stays as it is", (_name, line) => {
  expect(wrapProse(line, 10)).toBe(line);
});

test("no line is wider than allowed, and no letter is lost", () => {
  const text = fc.array(fc.constantFrom("あ", "漢", "カ", "a", "bc", " ", "1"), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 8, max: 40 }), (letters, width) => {
      const given = letters.join("").replace(/[a-z1]{5,}/g, "word ");
      const wrapped = wrap(given, width);
      expect(wrapped.replace(/\s/g, "")).toBe(given.replace(/\s/g, ""));
      for (const line of wrapped.split("\n")) expect(displayWidth(line)).toBeLessThanOrEqual(width);
    }),
  );
});
