/** Files are small and named in kebab-case; sources open by saying what they are. */
import { expect, test } from "vitest";
import { codeFiles, textOf } from "./source-files.js";

const maxLines = 400;

test("no file is longer than it can be read", () => {
  const long = codeFiles.filter((path) => textOf(path).split("\n").length > maxLines);
  expect(long).toEqual([]);
});

test("names are kebab-case", () => {
  const other = codeFiles.filter((path) => !/(^|\/)[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(path));
  expect(other).toEqual([]);
});

test("every source file opens with what it is", () => {
  const sources = codeFiles.filter((path) => path.includes("/src/") && !/\.(test|d)\.tsx?$/.test(path));
  const silent = sources.filter((path) => !/^(#![^\n]*\n)?\/\*\*/.test(textOf(path)));
  expect(silent).toEqual([]);
});
