import { expect, test } from "vitest";
import { scoreTable } from "./score-table.js";

const row = { size: 6, pairs: 18, maxPairs: 18, steps: 13, seconds: 5, seed: "a", threads: 2 };

test("one line per problem, with quotes where a name needs them", () => {
  expect(
    scoreTable([
      { file: "one.json", ...row },
      { file: 'a "b", c.json', ...row, maxSteps: 20 },
      { file: "=1+1", ...row },
    ]),
  ).toBe(
    [
      "file,size,maxSteps,pairs,maxPairs,steps,seconds,seed,threads",
      "one.json,6,,18,18,13,5,a,2",
      '"a ""b"", c.json",6,20,18,18,13,5,a,2',
      "'=1+1,6,,18,18,13,5,a,2",
      "",
    ].join("\r\n"),
  );
});

test.each([
  ["a,b", '"a,b"'],
  ['a"b', '"a""b"'],
  ["a\nb", '"a\nb"'],
  ["a\rb", '"a\rb"'],
  ["a b", "a b"],
  ["-1", "'-1"],
  ["+1", "'+1"],
  ["@x", "'@x"],
  ["1-1", "1-1"],
])("the file %j is written %j: quoted where it has to be, and no formula", (file, field) => {
  expect(scoreTable([{ file, ...row }]).split("\r\n")[1]).toBe(`${field},6,,18,18,13,5,a,2`);
});
