import { catalogueErrors } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type EdgeMark,
  edgeCount,
  edgeName,
  edgeNamed,
  edgesOfCell,
  markSymbol,
  nodesOfEdge,
  type Puzzle,
} from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { formatNamed } from "./formats/index.js";
import { messages } from "./messages.js";
import { readDrawing } from "./read-drawing.js";
import { loopViolations, type Move, play, start, status, violations } from "./rules.js";
import { anyEdges, anyPuzzle } from "./testing/arbitraries.js";
import { pzprVerdict } from "./testing/pzpr.js";

const open = (width: number, height: number): Puzzle => ({
  width,
  height,
  clues: ".".repeat(width * height),
});

const marks: readonly EdgeMark[] = ["line", "cross", "empty"];

function codes(puzzle: Puzzle, drawn: string): string[] {
  const edges = Array.from({ length: edgeCount(puzzle) }, () => ".");
  for (const name of drawn.split(" ")) edges[edgeNamed(puzzle, name)!] = "1";
  return loopViolations(puzzle, edges.join("")).map(({ code, at }) => [code, ...at].join(" "));
}

test("edges keep their names", () => {
  fc.assert(
    fc.property(anyPuzzle(9), (puzzle) => {
      for (let edge = 0; edge < edgeCount(puzzle); edge++) {
        expect(edgeNamed(puzzle, edgeName(puzzle, edge))).toBe(edge);
      }
    }),
  );
  expect(edgeNamed(open(3, 2), "h:2,2")).toBe(8);
  expect(edgeNamed(open(3, 2), "v:0,0")).toBe(9);
  expect(edgeNamed(open(3, 2), "h:3,0")).toBeUndefined();
  expect(edgeNamed(open(3, 2), "v:2,0")).toBeUndefined();
});

test("the edges of a cell run around it", () => {
  const size = open(3, 2);
  expect(edgesOfCell(size, 4).map((edge) => edgeName(size, edge))).toEqual([
    "h:1,1",
    "v:1,2",
    "h:2,1",
    "v:1,1",
  ]);
  const corners = edgesOfCell(size, 4).flatMap((edge) => nodesOfEdge(size, edge));
  expect(new Set(corners)).toEqual(new Set([5, 6, 9, 10]));
});

test("each violation has its place", () => {
  expect(codes(open(2, 2), "h:0,0 v:0,0 v:0,1 h:1,0")).toEqual([]);
  expect(codes(open(1, 1), "h:0,0 v:0,0 v:0,1")).toEqual(["dead-end n:1,0", "dead-end n:1,1"]);
  expect(codes(open(2, 1), "h:0,0 h:0,1 h:1,0 h:1,1 v:0,0 v:0,1 v:0,2")).toEqual([
    "branch n:0,1",
    "branch n:1,1",
  ]);
  expect(codes(open(2, 2), "h:0,0 v:0,0 v:0,1 h:1,0 h:1,1 v:1,1 v:1,2 h:2,1")).toEqual(["crossing n:1,1"]);
  expect(codes(open(3, 1), "h:0,0 v:0,0 v:0,1 h:1,0 h:0,2 v:0,2 v:0,3 h:1,2")).toEqual([
    "several-loops h:0,2 h:1,2 v:0,2 v:0,3",
  ]);
  expect(codes({ width: 2, height: 1, clues: "30" }, "h:0,0 v:0,0 v:0,1 h:1,0")).toEqual([
    "clue-over c:0,0",
    "clue-over c:0,1",
  ]);
  expect(loopViolations({ width: 1, height: 1, clues: "4" }, "....").map(({ code }) => code)).toEqual([
    "no-line",
    "clue-under",
  ]);
});

test("of several loops the longest stands, the first of those that are equally long", () => {
  const square = (row: number, column: number, side: number) =>
    Array.from({ length: side }, (_, i) => [
      `h:${row},${column + i}`,
      `h:${row + side},${column + i}`,
      `v:${row + i},${column}`,
      `v:${row + i},${column + side}`,
    ])
      .flat()
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const loops = (...squares: readonly string[][]) => codes(open(9, 3), squares.flat().join(" "));
  const small = square(0, 0, 1);
  const middle = square(0, 2, 2);
  const large = square(0, 5, 3);
  const text = (loop: string[]) => ["several-loops", ...loop].join(" ");
  for (const drawn of [
    [small, middle, large],
    [large, small, middle],
  ]) {
    expect(loops(...drawn)).toEqual([text(middle), text(small)]);
  }
  // The longest may come first or last on the board.
  expect(codes(open(9, 3), [...square(0, 0, 3), ...square(0, 4, 1)].join(" "))).toEqual([
    text(square(0, 4, 1)),
  ]);
  expect(codes(open(9, 3), [...small, ...square(0, 4, 3)].join(" "))).toEqual([text(small)]);
  expect(loops(small, square(0, 4, 1))).toEqual([text(square(0, 4, 1))]);
});

test("what is locked stays as it is, lines and crosses, whatever is wanted of it", () => {
  fc.assert(
    fc.property(
      anyPuzzle(3).chain((puzzle) =>
        fc.tuple(
          fc.constant(puzzle),
          anyEdges(puzzle),
          fc.nat(edgeCount(puzzle) - 1),
          fc.constantFrom(...marks),
        ),
      ),
      ([puzzle, edges, edge, to]) => {
        const name = edgeName(puzzle, edge);
        const locked = play(puzzle, { edges, locked: "" }, { kind: "lock" });
        if (!locked.ok) throw new Error(locked.error.code);
        const played = play(puzzle, locked.value, { kind: "set", changes: [{ edge: name, to }] });
        const mayChange = edges[edge] === "." || edges[edge] === markSymbol[to];
        if (!mayChange) expect(played).toEqual({ ok: false, error: { code: "locked", at: [name] } });
        else expect(played.ok && played.value.edges[edge]).toBe(markSymbol[to]);
        const unlocked = play(puzzle, locked.value, { kind: "unlock" });
        expect(unlocked).toEqual({ ok: true, value: { edges, locked: "" } });
      },
    ),
    { numRuns: 300 },
  );
});

test("pzpr agrees on what is a solution and on the first kind of violation", async () => {
  const codeOf: Readonly<Record<string, readonly string[]>> = {
    complete: [],
    brNoLine: ["no-line"],
    lnBranch: ["branch"],
    lnCross: ["crossing"],
    nmLineNe: ["clue-over", "clue-under"],
    lnPlLoop: ["several-loops", "dead-end"], // pzpr counts open pieces too
    lnDeadEnd: ["dead-end"],
  };
  const seen = new Set<string>();
  const drawn = anyPuzzle(3, "......1234?").chain((puzzle) => {
    // Boundaries of random cell sets: loops, crossings and several loops all occur; then a little noise.
    const cells = fc.array(fc.boolean(), { minLength: puzzle.clues.length, maxLength: puzzle.clues.length });
    return fc.tuple(cells, anyEdges(puzzle), fc.integer({ min: 0, max: 4 })).map(([inside, noise, quiet]) => {
      const edges = Array.from({ length: edgeCount(puzzle) }, () => 0);
      for (const [cell, isInside] of inside.entries()) {
        if (isInside) for (const edge of edgesOfCell(puzzle, cell)) edges[edge]! ^= 1;
      }
      const edgeText = edges.map((on, edge) => (quiet === 0 && edge < 3 ? noise[edge] : on ? "1" : "."));
      return { puzzle, edges: edgeText.join("") };
    });
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ puzzle, edges }) => {
      const verdict = await pzprVerdict(puzzle, edges);
      const found = loopViolations(puzzle, edges).map(({ code }) => code);
      seen.add(verdict);
      if (verdict === "complete") expect(found).toEqual([]);
      else expect(codeOf[verdict]!.some((code) => found.includes(code))).toBe(true);
    }),
    { numRuns: 400, seed: 7 },
  );
  expect([...seen].sort()).toEqual(Object.keys(codeOf).sort());
});

test("moves draw, cross out, erase, and respect what is locked", () => {
  const puzzle: Puzzle = { width: 1, height: 1, clues: "4" };
  const set = (text: string): Move => {
    const move = moveCodec.parse(text);
    if (!move.ok) throw new Error(text);
    return move.value;
  };
  let state = start(puzzle);
  const playAll = (...texts: string[]) => {
    for (const text of texts) {
      const played = play(puzzle, state, set(text));
      if (!played.ok) return played.error.code;
      state = played.value;
    }
    return state.edges;
  };
  expect(playAll("h:0,0=1 h:1,0=x", "h:1,0=.", "h:1,0=1 v:0,0=1")).toBe("111.");
  expect(status(puzzle, state)).toEqual({ phase: "open", score: { value: 0, of: 1 } });
  expect(playAll("lock", "h:0,0=.")).toBe("locked");
  expect(playAll("v:0,1=1")).toBe("1111");
  expect(violations(puzzle, state)).toEqual([]);
  expect(status(puzzle, state)).toEqual({ phase: "solved", score: { value: 1, of: 1 } });
  expect(playAll("unlock", "h:0,0=.")).toBe(".111");
  expect(playAll("v:0,2=1")).toBe("outside");
});

test("blanks and question marks are no clues to meet; an open line is no loop", () => {
  const puzzle: Puzzle = { width: 3, height: 1, clues: "4?." };
  expect(start(puzzle)).toEqual({ edges: "..........", locked: "" });
  expect(status(puzzle, start(puzzle))).toEqual({ phase: "open", score: { value: 0, of: 1 } });
  const unknown: Puzzle = { width: 1, height: 1, clues: "?" };
  expect(violations(unknown, start(unknown))).toEqual([{ code: "no-line", at: [] }]);
  expect(play(unknown, start(unknown), { kind: "set", changes: [{ edge: "h:9,0", to: "line" }] })).toEqual({
    ok: false,
    error: { code: "outside", at: [] },
  });
  const loop = "h:0,0 h:1,0 v:0,0 v:0,1";
  expect(codes(open(3, 1), `${loop} h:0,2`)).toEqual(["dead-end n:0,2", "dead-end n:0,3"]);
  const one: Puzzle = { width: 1, height: 1, clues: "2" };
  const drawn = (edges: string) => loopViolations(one, edges).filter(({ code }) => code.startsWith("clue"));
  expect(drawn("1...")).toEqual([{ code: "clue-under", at: ["c:0,0"], params: { clue: 2, lines: 1 } }]);
  expect(drawn("11..")).toEqual([]);
  expect(drawn("111.")).toEqual([{ code: "clue-over", at: ["c:0,0"], params: { clue: 2, lines: 3 } }]);
});

test("moves and puzzles are text", () => {
  for (const text of ["h:0,0=1", "h:0,0=1 v:12,3=x h:100,99=.", "lock", "unlock", ""]) {
    const move = moveCodec.parse(text);
    expect(move.ok && moveCodec.format(move.value)).toBe(text);
  }
  for (const word of [
    "h:0,0",
    "h:0,0=2",
    "x:0,0=1",
    "h:00,0=1",
    "v:0,101=1",
    "fix",
    "xh:0,0=1",
    "h:0,0=1x",
  ]) {
    expect(moveCodec.parse(`v:0,0=1 ${word}`)).toEqual({
      ok: false,
      error: { position: { line: 1, column: 9 }, reason: { key: "input.move", params: { text: word } } },
    });
  }
  expect(moveCodec.parse("h".repeat(30))).toMatchObject({
    error: { reason: { params: { text: "h".repeat(20) } } },
  });
  fc.assert(
    fc.property(anyPuzzle(9), (puzzle) => {
      expect(puzzleCodec.parse(puzzleCodec.format(puzzle))).toEqual({ ok: true, value: puzzle });
    }),
  );
});

test("a drawing is read for its board", () => {
  const puzzle = open(2, 1);
  expect(readDrawing(puzzle, '{"h":["1x","10"],"v":["11."]}')).toEqual({ ok: true, value: "1x1.11." });
  const file = formatNamed("pzprv3")!.write({ puzzle, edges: "1x1.11." });
  expect(readDrawing(puzzle, file)).toEqual({ ok: true, value: "1x1.11." });
  expect(readDrawing(puzzle, `\n${file}`)).toEqual({ ok: true, value: "1x1.11." });
  for (const other of [open(1, 2), open(2, 2), open(1, 1)]) {
    expect(readDrawing(other, file)).toEqual({
      ok: false,
      error: { position: { line: 1, column: 1 }, reason: { key: "drawing.other-board" } },
    });
  }
  expect(readDrawing(puzzle, '{"loop":{"h":["1x","10"],"v":["11."]}}')).toEqual({
    ok: true,
    value: "1x1.11.",
  });
  expect(readDrawing(puzzle, "pzprv3\nslither\n1\n2\n")).toMatchObject({ ok: false });
  expect(readDrawing(puzzle, '["pzprv3"]')).toMatchObject({ error: { reason: { key: "input.object" } } });
  expect(readDrawing(puzzle, '{"h":["1x"],"v":["11."]}').ok).toBe(false);
  expect(readDrawing(puzzle, '{"h":["1x","1?"],"v":["11."]}')).toMatchObject({
    error: { reason: { key: "board.edge" } },
  });
});

test("the catalogue is complete in both languages", () => {
  expect(catalogueErrors(messages)).toEqual([]);
});

test("zeros are no progress: an empty board has met no clue", () => {
  fc.assert(
    fc.property(anyPuzzle(6), (puzzle) => {
      const clues = [...puzzle.clues].filter((clue) => clue >= "1" && clue <= "4").length;
      expect(status(puzzle, start(puzzle)).score).toEqual({ value: 0, of: clues });
    }),
  );
});
