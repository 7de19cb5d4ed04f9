/** The opening book knows only legal turns, and knows a position however it lies. */
import { Budget, createRandom, finish, type Hex } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { otherSide, type Position, rulesets, startPosition, type Turn } from "../board.js";
import { moveCodec } from "../codec.js";
import { formatTurn } from "../notation.js";
import { legalTurns, type Puzzle, play, type State, start } from "../rules.js";
import { bookTurns, fromBook } from "./book.js";
import { bookLines } from "./book-lines.js";
import { fullStrength } from "./levels.js";
import { opponent } from "./opponent.js";

type CellMap = (cell: Hex) => Hex;

/** A third of a turn, a sixth, a mirror, and a board that has drifted; each written out by hand. */
const moves: Readonly<Record<string, CellMap>> = {
  "turned by a third": ([q, r]) => [-q - r, q],
  "turned by a sixth": ([q, r]) => [q + r, -q],
  mirrored: ([q, r]) => [-q - r, r],
  drifted: ([q, r]) => [q + 17, r - 40],
  "all at once": ([q, r]) => [r + 5, q - 3],
};

function turnAt(text: string): Turn {
  const read = moveCodec.parse(text);
  if (!read.ok) throw new Error(`not a turn: ${text}`);
  return read.value;
}

function movedTurn({ slide, tile }: Turn, map: CellMap): Turn {
  return {
    slide: slide && { from: map(slide.from), to: map(slide.to) },
    tile: tile && { from: map(tile.from), to: map(tile.to) },
  };
}

/** The same table elsewhere, with the colours exchanged. */
function movedPosition(position: Position, map: CellMap): Position {
  return {
    tiles: position.tiles.map(map),
    red: position.blue.map(map),
    blue: position.red.map(map),
    mover: otherSide(position.mover),
    lastTile: position.lastTile && map(position.lastTile),
  };
}

function texts(known: ReturnType<typeof bookTurns>, map: CellMap = (cell) => cell): readonly string[] {
  return known
    .flat()
    .map(({ turn, score }) => `${formatTurn(movedTurn(turn, map), "/")}=${score}`)
    .sort();
}

describe.each(rulesets)("%s rules", (rules) => {
  const puzzle: Puzzle = { rules, position: startPosition };
  const lines = bookLines[rules]
    .trim()
    .split("\n")
    .map((line) => line.split(":"));

  function stateAfter(path: string): State {
    return path
      .split(" ")
      .filter(Boolean)
      .reduce((state, text) => {
        const played = play(puzzle, state, turnAt(text));
        if (!played.ok) throw new Error(`${text} breaks the rule ${played.error.code}`);
        return played.value;
      }, start(puzzle));
  }

  it("every turn of every line is legal and found again", () => {
    for (const [path, advice] of lines) {
      const state = stateAfter(path!);
      const written = advice!.trim().split(" ");
      for (const entry of written) {
        expect(play(puzzle, state, turnAt(entry.split("=")[0]!)), entry).toMatchObject({ ok: true });
      }
      expect(texts(bookTurns(puzzle, state))).toEqual(expect.arrayContaining(written));
    }
  });

  it("has the first position and those after good first turns", () => {
    expect(bookTurns(puzzle, start(puzzle)).length).toBeGreaterThan(0);
    const some = legalTurns(rules, startPosition).filter((_, i) => i % 17 === 0);
    const answered = some.filter((turn) => bookTurns(puzzle, stateAfter(formatTurn(turn, "/"))).length > 0);
    expect(answered.length).toBeGreaterThan(some.length / 12);
  });

  it.each(Object.entries(moves))("a position %s, colours exchanged, has the same turns", (_, map) => {
    const random = createRandom(`book ${rules}`);
    for (const [path] of random.shuffle([...lines]).slice(0, 6)) {
      const state = stateAfter(path!);
      const moved = { rules, position: movedPosition(state.position, map) };
      const known = bookTurns(moved, start(moved));
      expect(texts(known)).toEqual(texts(bookTurns(puzzle, state), map));
      for (const { turn } of known.flat()) expect(play(moved, start(moved), turn).ok).toBe(true);
    }
  });

  it("gives full strength its first turn at once, another for another seed", () => {
    const budget = new Budget();
    const opened = ["one", "two", "three", "four", "five"].map((seed) =>
      formatTurn(finish(opponent(puzzle, start(puzzle), fullStrength, budget, seed)), "/"),
    );
    expect(budget.spent).toBe(0);
    expect(new Set(opened).size).toBeGreaterThan(1);
    const known = bookTurns(puzzle, start(puzzle)).flat();
    expect(known.map(({ turn }) => formatTurn(turn, "/"))).toEqual(expect.arrayContaining(opened));
  });

  it("has nothing to say later in a game", () => {
    const circle = { ...start(puzzle), layouts: ["a", "b", "c", "d"] };
    expect(fromBook(puzzle, circle, createRandom("late"))).toBeUndefined();
  });
});
