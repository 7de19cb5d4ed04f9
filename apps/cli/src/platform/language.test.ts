import { expect, test } from "vitest";
import { chooseLanguage } from "./language.js";

test.each([
  [[], {}, "en"],
  [[], { LANG: "ja_JP.UTF-8" }, "ja"],
  [[], { LANG: "ja" }, "ja"],
  [[], { LANG: "ja_JP.UTF-8", LC_ALL: "C" }, "en"],
  [[], { LANG: "en_GB.UTF-8", LC_MESSAGES: "ja_JP.UTF-8" }, "ja"],
  [[], { LC_MESSAGES: "ja_JP.UTF-8", LC_ALL: "C" }, "en"],
  [[], { LANG: "jam_JM" }, "en"],
  [["stroke", "--lang", "ja"], {}, "ja"],
  [["--lang=en", "stroke"], { LANG: "ja_JP.UTF-8" }, "en"],
  [["--lang", "de"], { LANG: "ja_JP.UTF-8" }, "ja"],
  [["--lang"], {}, "en"],
] as const)("%j with %j: %s", (argv, env, language) => {
  expect(chooseLanguage(argv, env)).toBe(language);
});
