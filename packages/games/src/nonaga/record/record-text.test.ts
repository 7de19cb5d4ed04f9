/** A record letter by letter: numbers, variations, comments, headers, and where it is wrong. */
import { expect, test } from "vitest";
import { startPosition, type Turn } from "../board.js";
import { moveCodec } from "../codec.js";
import { formatTurn } from "../notation.js";
import { afterTurn, legalTurns, type Puzzle } from "../rules.js";
import { addTurn, emptyStudy, type Study, setComment, studyOfTurns } from "../study/study.js";
import { checkRecord, recordCodec, studyRecordCodec } from "./record.js";

const puzzle: Puzzle = { rules: "official", position: startPosition };
const [a, b] = legalTurns("official", startPosition) as [Turn, Turn];
const [c, d] = legalTurns("official", afterTurn(startPosition, a)) as [Turn, Turn];
const [e] = legalTurns("official", afterTurn(afterTurn(startPosition, a), c)) as [Turn];
const text = (turn: Turn): string => formatTurn(turn, "/");
const write = (study: Study, result: "red" | "*" = "*"): string =>
  studyRecordCodec.format({ study, headers: [], result }).split("\n\n")[1]!;

test("each full turn of the main line has a line, and a number", () => {
  expect(write(studyOfTurns(puzzle, [a, c, e]), "red")).toBe(`1. ${text(a)} ${text(c)}\n2. ${text(e)} red\n`);
  expect(write(emptyStudy(puzzle))).toBe("*\n");
});

test("where blue begins, its first turn has the number with three dots", () => {
  const position = afterTurn(startPosition, a);
  expect(write(studyOfTurns({ rules: "official", position }, [c, e]))).toBe(
    `1... ${text(c)}\n2. ${text(e)} *\n`,
  );
});

test("a variation stands behind the turn it replaces, and the number is told again after it", () => {
  let { study } = addTurn(studyOfTurns(puzzle, [a, c, e]), [], b);
  expect(write(study)).toBe(`1. ${text(a)} (1. ${text(b)}) 1... ${text(c)}\n2. ${text(e)} *\n`);
  ({ study } = addTurn(studyOfTurns(puzzle, [a, c, e]), [0], d));
  expect(write(study)).toBe(`1. ${text(a)} ${text(c)} (1... ${text(d)})\n2. ${text(e)} *\n`);
});

test("comments stand behind what they are about", () => {
  let study = setComment(studyOfTurns(puzzle, [a, c]), [], "a start");
  study = setComment(study, [0, 0], "a {good} reply");
  expect(write(study)).toBe(`{a start} 1. ${text(a)} ${text(c)} {a (good) reply} *\n`);
});

test("a comment of several lines comes back with its blanks", () => {
  const study = setComment(studyOfTurns(puzzle, [a, c]), [0], "one \n  two");
  const read = studyRecordCodec.parse(studyRecordCodec.format({ study, headers: [], result: "*" }));
  expect(read.ok && read.value.study.children[0]!.comment).toBe("one \n  two");
});

test("headers keep their order, and what is quoted in them", () => {
  const headers = [
    ["Red", 'Aiko "the fox"'],
    ["Blue", "back\\slash"],
  ] as const;
  const written = recordCodec.format({ puzzle, headers, turns: [], result: "draw" });
  expect(written.split("\n\n")[0]).toBe(
    '[Rules "official"]\n[Red "Aiko \\"the fox\\""]\n[Blue "back\\\\slash"]\n[Result "draw"]',
  );
  const read = recordCodec.parse(written);
  expect(read).toEqual({ ok: true, value: { puzzle, headers, turns: [], result: "draw" } });
});

const place = (record: string): unknown => {
  const read = studyRecordCodec.parse(record);
  return read.ok ? "read" : [read.error.position.line, read.error.position.column, read.error.reason.key];
};

test.each([
  ["", [1, 1, "input.empty"]],
  [" \n ", [1, 1, "input.empty"]],
  ['[Rules "house"]', [1, 9, "rules.unknown"]],
  ['[Red "x"]\n[Result "won"]', [2, 10, "record.no-result"]],
  ['[Position "start now"]', "error"],
  [`1. ${text(a)} (${text(b)}`, "read"],
  [`1. ${text(a)} )`, [1, 5 + text(a).length, "input.move"]],
  [`(${text(b)})`, [1, 1, "input.move"]],
  [`1. ${text(a)}\n1... nonsense`, [2, 6, "input.move"]],
])("%j", (record, expected) => {
  const found = place(record);
  if (expected === "error") expect(found).not.toBe("read");
  else expect(found).toEqual(expected);
});

test("a semicolon begins a comment to the end of its line, several are joined", () => {
  const read = studyRecordCodec.parse(`${text(a)} ; first\n{second} ${text(c)}`);
  if (!read.ok) throw new Error(read.error.reason.key);
  expect(read.value.study.children[0]).toMatchObject({
    comment: "first second",
    children: [{ comment: "" }],
  });
});

test("the last result that is written counts, and without one the game goes on", () => {
  const resultOf = (record: string): unknown => {
    const read = recordCodec.parse(record);
    return read.ok && read.value.result;
  };
  expect(resultOf(text(a))).toBe("*");
  expect(resultOf(`[Result "red"]\n${text(a)}`)).toBe("red");
  expect(resultOf(`[Result "red"]\n${text(a)} draw`)).toBe("draw");
});

test("a game that the board does not end has the result that is written, and is valid", () => {
  const record = { puzzle, headers: [], turns: [a, c], result: "blue" } as const;
  expect(checkRecord(record)).toMatchObject({ valid: true, result: "blue", turns: 2 });
  const broken = checkRecord({ ...record, turns: [a, a] });
  expect(broken).toMatchObject({ valid: false, result: "*", turns: 1, error: { code: expect.any(String) } });
});

test("JSON may leave out all but the moves", () => {
  const read = recordCodec.parse(JSON.stringify({ moves: [text(a)] }));
  const turn = moveCodec.parse(text(a));
  expect(read).toEqual({
    ok: true,
    value: {
      puzzle: { rules: "basic", position: startPosition },
      headers: [],
      turns: [turn.ok && turn.value],
      result: "*",
    },
  });
  expect(place("{}")).not.toBe("read");
  expect(place('{"moves":[],"result":"won"}')).not.toBe("read");
});
