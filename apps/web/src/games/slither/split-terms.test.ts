import { languages } from "@masume/kernel";
import { expect, test } from "vitest";
import { glossary } from "./glossary-texts.js";
import { t } from "./lesson-texts.js";
import { splitTerms } from "./split-terms.js";

test("each term is a part of its own where it stands first, in its longest form", () => {
  expect(splitTerms("Two closed corners, a closed corner.", glossary.en)).toEqual([
    { text: "Two " },
    { text: "closed corners", term: "closed-corner" },
    { text: ", a closed corner." },
  ]);
  expect(splitTerms("何もない", glossary.ja)).toEqual([{ text: "何もない" }]);
});

test("a word inside another word is no term", () => {
  const terms = [{ id: "arc", word: "arc", meaning: "" }];
  expect(splitTerms("Search the arch.", terms)).toEqual([{ text: "Search the arch." }]);
  expect(splitTerms("Search the arc.", terms)).toEqual([
    { text: "Search the " },
    { text: "arc", term: "arc" },
    { text: "." },
  ]);
});

test.each(languages)("in %s every part of every lesson is kept", (language) => {
  for (const text of Object.values(t.catalogue[language])) {
    const parts = splitTerms(text, glossary[language]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  }
});

test("both languages explain the same terms", () => {
  expect(glossary.ja.map(({ id }) => id)).toEqual(glossary.en.map(({ id }) => id));
});
