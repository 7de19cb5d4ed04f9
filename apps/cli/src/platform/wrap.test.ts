import fc from "fast-check";
import { expect, test } from "vitest";
import { displayWidth, wrap } from "./wrap.js";

test("English breaks at blanks, Japanese between letters, but not before a stop", () => {
  expect(wrap("print the result as one JSON value", 16)).toBe("print the result\nas one JSON\nvalue");
  expect(wrap("結果をJSONで出力する。", 12)).toBe("結果をJSONで\n出力する。");
  expect(wrap("あいう、えお", 6)).toBe("あい\nう、え\nお");
});

test.each([..."、。）」〜ー"])("no line begins with %s", (closing) => {
  expect(wrap(`あいう${closing}えお`, 6)).toBe(`あい\nう${closing}え\nお`);
  expect(wrap(`one two${closing} three`, 8)).toBe(`one\ntwo${closing}\nthree`);
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
