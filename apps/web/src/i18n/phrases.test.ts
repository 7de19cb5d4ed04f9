import { expect, test } from "vitest";
import { phrasesOf } from "./phrases.js";

test.each([
  ["はじめの問題", ["はじめの", "問題"]],
  ["はじめてのループ", ["はじめての", "ループ"]],
  ["もう少し広く", ["もう", "少し", "広く"]],
  ["スリザーリンク", ["スリザーリンク"]],
  ["A first loop", ["A first loop"]],
])("%s", (title, phrases) => {
  expect(phrasesOf(title)).toEqual(phrases);
});
