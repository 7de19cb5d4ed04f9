/** A short version of `npm run fuzz`, the same inputs every time. */
import { expect, test } from "vitest";
import { fuzz } from "./fuzz.js";
import { readers } from "./readers.js";

test.each(readers)("$name: a few thousand mutants of valid texts are read or refused", (reader) => {
  expect(fuzz(reader, `test/${reader.name}`, 2_000).next().value).toBeUndefined();
});
