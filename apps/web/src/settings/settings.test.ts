import { expect, test } from "vitest";
import { readSettings } from "./settings.js";

const defaults = {
  language: "auto",
  theme: "system",
  contrast: "system",
  motion: "system",
  timer: true,
  warnings: false,
  dimmed: true,
  flagged: true,
  conclusions: true,
  welcomed: false,
};

test("what was chosen is read back", () => {
  const chosen = {
    language: "ja",
    theme: "dark",
    contrast: "more",
    motion: "reduced",
    timer: false,
    warnings: true,
    dimmed: false,
    flagged: false,
    conclusions: false,
    welcomed: true,
  };
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([null, "", "{", "[]", "null", "7", '{"theme":"pink","timer":"yes","unknown":1}'])(
  "%s gives the defaults",
  (text) => {
    expect(readSettings(text)).toEqual(defaults);
  },
);
