import { expect, test } from "vitest";
import { newId, randomLetters } from "./ids.js";

test("ids are sixteen of Crockford's letters, each of which occurs at every place, and none twice", () => {
  const ids = Array.from({ length: 3_000 }, newId);
  expect(new Set(ids).size).toBe(3_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  for (let place = 0; place < 16; place++) expect(new Set(ids.map((id) => id[place])).size).toBe(32);
});

test("as many letters as asked for", () => {
  expect([0, 1, 5].map((count) => randomLetters(count).length)).toEqual([0, 1, 5]);
});
