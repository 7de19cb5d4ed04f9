/** Asking for a turn: what each answer means at each step, with answers that are given at once. */
import { moveCodec, type Puzzle, puzzleCodec, type State, start, startPosition } from "@masume/games/nonaga";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { terminal } from "../../platform/terminal.js";
import { translator } from "../../platform/translate.js";
import { askForTurn, commandWords } from "./dialogue.js";
import { nonagaCommands } from "./index.js";

const t = translator("en", nonagaCommands.catalogues);
const first: Puzzle = { rules: "basic", position: startPosition };

let told: string[];
beforeEach(() => {
  told = [];
  vi.spyOn(terminal, "printMessage").mockImplementation((line) => void told.push(line));
});
afterEach(() => void vi.restoreAllMocks());

async function ask(answers: readonly string[], puzzle: Puzzle = first, last?: string) {
  const questions: string[] = [];
  const left = [...answers];
  const prompt = {
    ask: async (question: string) => {
      questions.push(question);
      return left.shift();
    },
  };
  const turn = last === undefined ? undefined : moveCodec.parse(last);
  const state: State = start(puzzle);
  const lastTurn = turn?.ok ? turn.value : undefined;
  const input = await askForTurn({ puzzle, state, last: lastTurn, prompt, t, colour: false });
  return { input, questions, left };
}

function puzzleOf(text: string): Puzzle {
  const read = puzzleCodec.parse(text);
  if (!read.ok) throw new Error(read.error.reason.key);
  return read.value;
}

const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";
/** Red wins by sliding from 2,-2 to 1,-1. */
const almost = puzzleOf(`${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`);

test("four questions, each with as many letters as there are cells to choose from", async () => {
  const { input, questions } = await ask(["o11", "l14", "m13", "p12"]);
  expect(input).toEqual({
    kind: "turn",
    turn: { slide: { from: [2, -2], to: [-1, 1] }, tile: { from: [0, 0], to: [3, -1] } },
  });
  expect(questions).toEqual([
    "Which piece slides? (a–c) >",
    "Where to? (a–c) >",
    expect.stringMatching(/^Which tile\? \(a–[a-z]\) >$/),
    expect.stringMatching(/^Where to\? \(a–[a-zA-Z]\) >$/),
  ]);
});

test("a letter stands for the cell that shows it", async () => {
  const { input } = await ask(["a", "b", "a", "a"]);
  const boards = told.filter((line) => line.includes("…"));
  expect(boards).toHaveLength(4);
  const [piece, stop] = boards;
  // Row by row: red's three pieces, in place of their letters R.
  expect(piece!.match(/R/g)).toBeNull();
  expect([..."abc"].every((letter) => piece!.includes(letter))).toBe(true);
  expect(stop!.match(/[[\]]/g)).toHaveLength(2);
  expect(input).toMatchObject({ kind: "turn" });
});

test("a slide that wins needs no tile", async () => {
  const { input, questions } = await ask(["2,-2", "1,-1"], almost);
  expect(input).toEqual({ kind: "turn", turn: { slide: { from: [2, -2], to: [1, -1] }, tile: undefined } });
  expect(questions).toHaveLength(2);
});

test("a whole turn is taken at any step", async () => {
  const turn = { slide: { from: [2, -2], to: [-1, 1] }, tile: { from: [0, 0], to: [3, -1] } };
  for (const before of [[], ["a"], ["a", "a"], ["a", "a", "a"]]) {
    const { input } = await ask([...before, "o11>l14 m13>p12"]);
    expect(input).toEqual({ kind: "turn", turn });
  }
});

test.each(["hint", "undo", "again", "quit"])(
  "%s is taken at any step, with blanks around it",
  async (word) => {
    for (const before of [[], ["a"], ["a", "a"], ["a", "a", "a"]]) {
      const { input } = await ask([...before, ` ${word} `, "never read"]);
      expect(input).toEqual({ kind: word });
    }
  },
);

test("the end of the input is quit", async () => {
  expect((await ask([])).input).toEqual({ kind: "quit" });
  expect((await ask(["a", "a"])).input).toEqual({ kind: "quit" });
});

test("help, nothing, nonsense and an illegal turn are answered by the same question again", async () => {
  const long = "x".repeat(60);
  const { questions, input } = await ask(["help", "", "  ", long, "2,-2>0,0/0,1>2,1", "d", "m13", "quit"]);
  expect(input).toEqual({ kind: "quit" });
  expect(new Set(questions)).toEqual(new Set(["Which piece slides? (a–c) >"]));
  expect(questions).toHaveLength(8);
  const [, help, unclear, illegal, letter, cell] = told;
  expect(help).toContain("again  start this turn over");
  expect(unclear).toContain(`“${"x".repeat(40)}” is none`);
  expect(illegal).toMatch(/^A piece slides .* \(m13\)$/);
  // A letter or a cell that is not offered.
  expect(letter).toContain("“d” is none");
  expect(cell).toContain("“m13” is none");
});

test("what moved last stands in brackets at the first question only", async () => {
  await ask(["a", "quit"], first, "0,2>0,-1/1,1>-1,0");
  const [asked, next] = told;
  expect(asked!.match(/[[\]|]/g)).toHaveLength(4);
  expect(next!.match(/[[\]|]/g)).toHaveLength(2);
});

test("what stands in brackets is where the piece and the tile have come to", async () => {
  // A piece from m15 to m12, and a tile from n14 to l13: rows two and three of the board.
  await ask(["quit"], first, "0,2>0,-1/1,1>-1,0");
  const rows = told[0]!.trim().split("\n");
  expect(rows.map((row) => row.includes("["))).toEqual([false, true, true, false, false]);
});

test("no letter is that of a piece, however many there are, and a single cell has the first alone", async () => {
  /** Tiles in a row and one beside it: red's one piece that can slide has one way to go, and that tile has many. */
  const lane = puzzleOf(
    "0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0 11,0 12,0 13,0 14,0 15,0 16,0 17,0 8,1 | 0,0 2,0 5,0 | 1,0 3,0 4,0 | red | -",
  );
  const { questions } = await ask(["5,0", "a", "8,1", "quit"], lane);
  expect(questions.slice(0, 2)).toEqual(["Which piece slides? (a) >", "Where to? (a) >"]);
  expect(questions.at(-1)).toMatch(/\(a–[D-Z]\)/);
  const board = told.findLast((line) => line.includes("…"))!.replaceAll(/ {2}\S+ … \S+$/gm, "");
  expect([board.match(/R/g), board.match(/B/g)]).toEqual([Array(3).fill("R"), Array(3).fill("B")]);
});

test("whoever cannot slide is told so and asked for a tile", async () => {
  // Each of red's pieces is the end of every line from it: nothing but gaps and pieces around.
  const stuck = puzzleOf(
    "0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0 11,0 12,0 13,0 14,0 15,0 16,0 17,0 18,0 | 0,0 2,0 4,0 | 1,0 3,0 5,0 | red | -",
  );
  const { questions } = await ask(["quit"], stuck);
  expect(told[0]).toBe("None of your pieces can slide; only a tile moves.");
  expect(questions[0]).toMatch(/^Which tile\? /);
});

test("the tab key knows every word", () => {
  expect(commandWords).toEqual(["hint", "undo", "again", "quit", "help"]);
});
