import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isInlinePuzzle, puzzlesIn } from "./puzzle-lines.js";

const notation = {
  isOneLine: (text: string) => /^s\d+-[0-9a-z]+-[0-9a-z]+/.test(text),
  hashLine: /^[SG.#\s]+$/i,
};
const split = (text: string) => puzzlesIn({ name: "file", text, firstLine: 1 }, notation);

const oneLiners = ['{"size":2,"start":[0,0],"goal":[0,1]}', "s3-0-8", "https://example.org/p?slither/2/2/0"];
const noise = ["", "   ", "# a comment", "#", "# {not a puzzle}"];

test("a file of many: each puzzle with its own line, whatever stands between", () => {
  const line = fc.oneof(
    fc.constantFrom(...oneLiners).map((text) => ({ text, isPuzzle: true })),
    fc.constantFrom(...noise).map((text) => ({ text, isPuzzle: false })),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.constantFrom("\n", "\r\n"), (lines, lineEnd) => {
      const expected = lines.flatMap(({ text, isPuzzle }, i) =>
        isPuzzle ? [{ text, firstLine: i + 1 }] : [],
      );
      fc.pre(expected.length > 1);
      const found = split(lines.map(({ text }) => text).join(lineEnd));
      expect(found.map(({ text, firstLine }) => ({ text, firstLine }))).toEqual(expected);
    }),
  );
});

describe("one puzzle of many lines stays whole", () => {
  test.each([
    ["indented JSON", '{\n  "size": 2,\n  "start": [0, 0],\n  "goal": [0, 1]\n}\n'],
    ["JSON broken in the middle", '{\n"size": 2,\n{"start":'],
    ["rows", "S..\n...\n..G\n"],
    ["rows that begin with #", "#S.\n...\n#.G\n"],
    ["nonsense", "hello\nworld\n"],
  ])("%s", (_name, text) => {
    const found = split(text);
    expect(found).toHaveLength(1);
    expect(found[0]!.text.replace(/\n$/, "")).toBe(text.replace(/\n$/, ""));
  });
});

test("comments around one puzzle are blanked, so that places stay right", () => {
  expect(split("# title\nS.\n# between\n.G").map(({ text }) => text)).toEqual(["\nS.\n\n.G"]);
  // After a puzzle of one line, what looks like a row of a board is a comment all the same.
  expect(split("s3-0-8\n###").map(({ text }) => text)).toEqual(["s3-0-8\n"]);
});

test("a game may have puzzles that begin like comments", () => {
  const marked = {
    isOneLine: (text: string) => /^#?p=/.test(text),
    isComment: (text: string) => /^# /.test(text),
  };
  const parts = puzzlesIn({ name: "file", text: "# two\n#p=1\np=2", firstLine: 1 }, marked);
  expect(parts.map(({ text }) => text)).toEqual(["#p=1", "p=2"]);
});

test("a broken line among one-line puzzles is its own error", () => {
  expect(split('{"size":\n{"size":2}\nnonsense').map(({ firstLine }) => firstLine)).toEqual([1, 2, 3]);
});

test("a puzzle in the command itself is told from a file name", () => {
  for (const puzzle of oneLiners) expect(isInlinePuzzle(puzzle, notation)).toBe(true);
  for (const name of ["board.json", "./s3", "s3.txt", "data/{1}.json", "-"])
    expect(isInlinePuzzle(name, notation)).toBe(false);
});
