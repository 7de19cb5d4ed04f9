import type { Cell, Result } from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellAt, type Puzzle } from "./board.js";
import { formatCode, formatRows, lineCodec, moveCodec, puzzleCodec } from "./codec.js";

/** Any board: ends anywhere, cells blocked at random. */
const anyBoard = fc.integer({ min: 2, max: 30 }).chain((size) =>
  fc
    .record({
      ends: fc.uniqueArray(fc.nat(size * size - 1), { minLength: 2, maxLength: 2 }),
      blocked: fc.uniqueArray(fc.nat(size * size - 1), { maxLength: size * 3 }),
    })
    .map(({ ends, blocked }): Puzzle => {
      const cells = blocked.filter((index) => !ends.includes(index)).sort((a, b) => a - b);
      return {
        size,
        blocked: cells.map((index) => cellAt(size, index)),
        start: cellAt(size, ends[0]!),
        goal: cellAt(size, ends[1]!),
      };
    }),
);

describe("board notations", () => {
  it("JSON, text and link code all come back to the same board", () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        for (const format of [puzzleCodec.format, formatRows, formatCode]) {
          expect(unwrapped(puzzleCodec.parse(format(board)))).toEqual(board);
        }
        expect(formatCode(board)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it("a link code keeps blocked cells whose letter is the hyphen", () => {
    for (const rows of [
      "S....\n.....\n.....\n...##\n###.G",
      "S.....\n......\n......\n......\n......\n#####G",
    ]) {
      const board = unwrapped(puzzleCodec.parse(rows));
      const code = formatCode(board);
      expect(unwrapped(puzzleCodec.parse(code))).toEqual(board);
      // What ends in a hyphen loses it where links are found in a text.
      expect(code).toMatch(/\w$/);
    }
  });

  it("an unknown text is refused where it begins", () => {
    expect(puzzleCodec.parse("\n  what is this")).toMatchObject({
      error: { position: { line: 2, column: 3 }, reason: { key: "input.unknown" } },
    });
  });

  it("writes JSON as the contract has it", () => {
    const board = unwrapped(puzzleCodec.parse("S....\n.....\n.#..#\n.....\n....G"));
    expect(puzzleCodec.format(board)).toBe('{"size":5,"blocked":[[2,1],[2,4]],"start":[0,0],"goal":[4,4]}');
    expect(formatCode(board)).toBe("s5-0-o-ABI");
  });

  it("orders blocked cells and drops repetitions; unknown fields are tolerated", () => {
    const text = '{"size":3,"blocked":[[2,0],[1,1],[2,0]],"start":[0,0],"goal":[2,2],"author":"?"}';
    expect(unwrapped(puzzleCodec.parse(text)).blocked).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it("takes boards and lines out of the answers they came in", () => {
    const board = unwrapped(puzzleCodec.parse("SG\n.."));
    expect(unwrapped(puzzleCodec.parse(`{"puzzle":${puzzleCodec.format(board)},"seed":"x"}`))).toEqual(board);
    expect(unwrapped(lineCodec.parse('{"status":"solved","path":[[0,0],[1,0]]}'))).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it.each<[string, string, string, number, number]>([
    ["an empty text", "  \n", "input.empty", 1, 1],
    ["no notation", "hello", "input.unknown", 1, 1],
    ["half an object", '{"size":5', "input.end", 1, 10],
    ["a size out of range", '{"size":99,"start":[0,0],"goal":[1,1]}', "input.integer", 1, 9],
    ["a start outside", '{"size":3,\n"start":[0,3],"goal":[1,1]}', "input.integer", 2, 12],
    ["start = goal", '{"size":3,"start":[0,0],"goal":[0,0]}', "board.start-is-goal", 1, 32],
    [
      "a blocked goal",
      '{"size":3,"blocked":[[1,1]],"start":[0,0],"goal":[1,1]}',
      "board.goal-blocked",
      1,
      50,
    ],
    ["a missing goal", '{"size":3,"start":[0,0]}', "input.field", 1, 1],
    ["a short row", "S..\n..\n..G", "board.row-length", 2, 1],
    ["a strange symbol", "S..\n . ?.\n..G", "board.symbol", 2, 4],
    ["a strange symbol in the first row", "S.x\n...\n..G", "board.symbol", 1, 3],
    ["two starts", "S.S\n...\n..G", "board.twice", 1, 3],
    ["no goal", "S..\n...\n...", "board.no-end", 1, 1],
    ["too many rows", `S${".".repeat(40)}`.concat("\n.".repeat(40)), "board.rows", 1, 1],
    ["a code with a bad end", "s5-0-zz", "board.code-outside", 1, 1],
    ["a code with a block outside", "s2-0-1-__", "board.code-outside", 1, 1],
    ["a code cut short", "s5-0", "board.code", 1, 1],
    ["a code with more behind it", "s5-0-o-ABI x", "board.code", 1, 1],
    ["a code of size 1", "s1-0-1", "input.integer", 1, 2],
    ["a code with its start blocked", "s2-0-3-g", "board.start-blocked", 1, 1],
    ["a code with its goal blocked", "s2-0-3-E", "board.goal-blocked", 1, 1],
    ["a code with start = goal", "s2-1-1", "board.start-is-goal", 1, 1],
    ["a code with its start outside", "s2-4-1", "board.code-outside", 1, 1],
    [
      "a blocked start",
      '{"size":3,"blocked":[[0,0]],"start":[0,0],"goal":[1,1]}',
      "board.start-blocked",
      1,
      37,
    ],
    ["a cell of three numbers", '{"size":3,"start":[0,0,0],"goal":[1,1]}', "input.length", 1, 19],
    ["a start below", '{"size":3,"start":[3,0],"goal":[1,1]}', "input.integer", 1, 20],
    ["a row below zero", '{"size":3,"start":[-1,0],"goal":[1,1]}', "input.integer", 1, 20],
    ["two goals", "S.G\n...\n..G", "board.twice", 3, 3],
    ["no start", "...\n...\n..G", "board.no-end", 1, 1],
    ["a single row", "SG", "board.rows", 1, 1],
    ["a code of size 1000", "s999-0-1", "input.integer", 1, 2],
  ])("refuses %s with place and reason", (_, text, key, line, column) => {
    const read = puzzleCodec.parse(text);
    if (read.ok) throw new Error("accepted");
    expect(read.error.reason.key).toBe(key);
    expect(read.error.position).toMatchObject({ line, column });
  });
});

describe("a refusal", () => {
  const reason = (text: string) => {
    const read = puzzleCodec.parse(text);
    return read.ok || read.error.reason;
  };

  it("says what was found and what is allowed", () => {
    expect(reason("hello")).toEqual({ key: "input.unknown", params: { expected: "JSON, SG.#, s5-0-o" } });
    expect(reason("SG")).toEqual({ key: "board.rows", params: { min: 2, max: 30, found: 1 } });
    expect(reason("S..\n..\n..G")).toEqual({ key: "board.row-length", params: { size: 3, found: 2 } });
    expect(reason("S.S\n...\n..G")).toEqual({ key: "board.twice", params: { symbol: "S" } });
    expect(reason("S..\n...\n...")).toEqual({ key: "board.no-end", params: { symbol: "G" } });
    expect(reason("...\n...\n..G")).toEqual({ key: "board.no-end", params: { symbol: "S" } });
    expect(reason("S.x\n...\n..G")).toEqual({ key: "board.symbol", params: { found: "x" } });
    expect(reason("s31-0-1")).toEqual({ key: "input.integer", params: { min: 2, max: 30, found: "31" } });
    expect(reason("s2-0-4")).toEqual({ key: "board.code-outside", params: { size: 2 } });
  });

  it("of a move shows the beginning of it", () => {
    for (const text of ["", "1", "1,2,3", "1;2", "<<1,2", "1000,1", "1,2 ", "x1,2", `${"9".repeat(30)}`]) {
      expect(moveCodec.parse(text)).toEqual({
        ok: false,
        error: {
          position: { line: 1, column: 1 },
          reason: { key: "input.move", params: { text: text.slice(0, 20) } },
        },
      });
    }
    expect(lineCodec.parse("[[0,1000]]")).toMatchObject({
      error: { position: { path: "[0][1]" }, reason: { params: { min: -999, max: 999 } } },
    });
    expect(unwrapped(lineCodec.parse("[[-999,999]]"))).toEqual([[-999, 999]]);
    expect(lineCodec.parse("[[0,1,2]]")).toMatchObject({ error: { reason: { key: "input.length" } } });
  });

  it("is not due to blanks, to small letters or to carriage returns", () => {
    const board = unwrapped(puzzleCodec.parse("S#\n.G"));
    for (const text of [" s # \r\n\n\t. g\r\n", " s2-0-3-Q\n", ` ${puzzleCodec.format(board)}\n`]) {
      expect(unwrapped(puzzleCodec.parse(text))).toEqual(board);
    }
  });
});

describe("moves and lines", () => {
  it("come back from their notation", () => {
    const cell = fc.tuple(fc.nat(29), fc.nat(29)) as fc.Arbitrary<Cell>;
    fc.assert(
      fc.property(fc.constantFrom("extend" as const, "back" as const), cell, (kind, where) => {
        expect(unwrapped(moveCodec.parse(moveCodec.format({ kind, cell: where })))).toEqual({
          kind,
          cell: where,
        });
      }),
    );
    fc.assert(
      fc.property(fc.array(cell), (line) => {
        expect(unwrapped(lineCodec.parse(lineCodec.format(line)))).toEqual(line);
      }),
    );
  });
});

function unwrapped<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
