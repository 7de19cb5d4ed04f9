/** What the documents say about the protocol is what the schemas say. */
import { expect, test } from "vitest";
import { documents, withTables } from "./protocol-tables.js";
import { textOf } from "./source-files.js";

test.each(documents)("%s has the tables of today (else `npm run docs`)", (path) => {
  const text = textOf(path);
  expect(text).toMatch(/<!-- table: /);
  expect(text).toBe(withTables(text));
});
