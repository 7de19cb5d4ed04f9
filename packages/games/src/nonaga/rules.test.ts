/**
 * The rules against a second implementation, which is deliberately simple: sets
 * of strings, every rule as a sentence, nothing shared with the first.
 */
import { createRandom, err } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { layoutKey, type Position, rulesets, startPosition, type Turn } from "./board.js";
import { moveCodec, puzzleCodec } from "./codec.js";
import { examples, stuck } from "./examples.js";
import { formatTurn } from "./notation.js";
import { legalTurns, outcome, type Puzzle, play, type State, start, status, winningSlides } from "./rules.js";

interface Table {
  readonly tiles: Set<string>;
  readonly own: Set<string>;
  readonly other: Set<string>;
  readonly last: string;
}

const around = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

function step(cell: string, [q, r]: readonly [number, number]): string {
  const [x, y] = cell.split(",").map(Number);
  return `${x! + q},${y! + r}`;
}

function neighbours(cell: string): string[] {
  return around.map((direction) => step(cell, direction));
}

function without(set: Set<string>, cell: string): Set<string> {
  return new Set([...set].filter((other) => other !== cell));
}

function isOnePart(cells: Set<string>): boolean {
  const left = new Set(cells);
  const spread = (cell: string): void => {
    if (left.delete(cell)) neighbours(cell).forEach(spread);
  };
  spread([...cells][0]!);
  return left.size === 0;
}

function hasWon(pieces: Set<string>): boolean {
  const touches = [...pieces].flatMap((piece) => neighbours(piece).filter((cell) => pieces.has(cell)));
  return touches.length / 2 >= 2;
}

function tileMovesByHand(official: boolean, { tiles, own, other, last }: Table): string[] {
  const found: string[] = [];
  for (const tile of tiles) {
    if (own.has(tile) || other.has(tile)) continue;
    const rest = without(tiles, tile);
    if (!isOnePart(rest)) continue;
    const free = neighbours(tile).map((cell) => !tiles.has(cell));
    if (official && tile === last) continue;
    if (official && !free.some((open, i) => open && free[(i + 1) % 6])) continue;
    for (const place of new Set([...rest].flatMap(neighbours))) {
      if (tiles.has(place)) continue;
      if (neighbours(place).filter((cell) => rest.has(cell)).length >= 2) found.push(`${tile}>${place}`);
    }
  }
  return found;
}

function turnsByHand(official: boolean, table: Table): string[] {
  const turns = new Set<string>();
  const finish = (slide: string, after: Table): void => {
    const moves = slide !== "-" && hasWon(after.own) ? [] : tileMovesByHand(official, after);
    for (const move of moves) turns.add(`${slide}/${move}`);
    if (moves.length === 0) turns.add(slide === "-" ? "-/-" : slide);
  };
  for (const piece of table.own) {
    for (const direction of around) {
      let at = piece;
      for (;;) {
        const next = step(at, direction);
        if (!table.tiles.has(next) || table.own.has(next) || table.other.has(next)) break;
        at = next;
      }
      if (at !== piece) finish(`${piece}>${at}`, { ...table, own: without(table.own, piece).add(at) });
    }
  }
  if (turns.size === 0) finish("-", table);
  return [...turns].sort();
}

function tableOf(position: Position): Table {
  const cells = (list: readonly (readonly number[])[]): Set<string> =>
    new Set(list.map((cell) => cell.join(",")));
  const [own, other] =
    position.mover === "red" ? [position.red, position.blue] : [position.blue, position.red];
  return {
    tiles: cells(position.tiles),
    own: cells(own),
    other: cells(other),
    last: position.lastTile?.join(",") ?? "",
  };
}

function parsed(text: string): Puzzle {
  const puzzle = puzzleCodec.parse(text);
  if (!puzzle.ok) throw new Error(puzzle.error.reason.key);
  return puzzle.value;
}

function turn(text: string): Turn {
  const read = moveCodec.parse(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

function turnTexts({ rules, position }: Puzzle): string[] {
  return legalTurns(rules, position)
    .map((found) => formatTurn(found, "/"))
    .sort();
}

function playAll(puzzle: Puzzle, turns: readonly string[]): State {
  let state = start(puzzle);
  for (const text of turns) {
    const next = play(puzzle, state, turn(text));
    if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
    state = next.value;
  }
  return state;
}

describe.each(rulesets)("%s rules", (rules) => {
  it("give the same turns as the simple implementation, all through random games", () => {
    for (let game = 0; game < 12; game++) {
      const random = createRandom(`rules/${rules}/${game}`);
      const puzzle: Puzzle = { rules, position: startPosition };
      let state = start(puzzle);
      for (let ply = 0; ply < 14 && !outcome(state); ply++) {
        const texts = turnTexts({ rules, position: state.position });
        expect(texts).toEqual(turnsByHand(rules === "official", tableOf(state.position)));
        const next = play(puzzle, state, turn(random.pick(texts)));
        if (!next.ok) throw new Error(next.error.code);
        state = next.value;
      }
    }
  });

  it("refuse every turn that the simple implementation does not have", () => {
    const random = createRandom(`refuse/${rules}`);
    const puzzle: Puzzle = { rules, position: startPosition };
    const legal = new Set(turnsByHand(rules === "official", tableOf(startPosition)));
    const cell = (): [number, number] => [random.below(7) - 3, random.below(7) - 3];
    for (let i = 0; i < 4000; i++) {
      const slide = { from: random.pick(startPosition.red), to: cell() };
      const tried: Turn = { slide, tile: { from: random.pick(startPosition.tiles), to: cell() } };
      expect(play(puzzle, start(puzzle), tried).ok).toBe(legal.has(formatTurn(tried, "/")));
    }
  });
});

describe("the end of a game", () => {
  it("is a slide that brings the mover's pieces together", () => {
    const puzzle = parsed(
      "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0" +
        " | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -",
    );
    expect(winningSlides(puzzle.position).map(({ to }) => to)).toContainEqual([1, -1]);
    const state = playAll(puzzle, ["2,-2>1,-1"]);
    expect(status(puzzle, state)).toEqual({ phase: "won", by: "red" });
    expect(play(puzzle, state, turn("2,0>2,-2 -2,0>3,-1"))).toEqual(err({ code: "over", at: [] }));
  });

  it("is a draw when a layout comes the third time", () => {
    const puzzle: Puzzle = { rules: "official", position: startPosition };
    const circle = ["2,-2>-1,1 1,-2>3,-1", "2,0>-1,0 -1,2>1,2", "-1,1>2,-2 3,-1>1,-2", "-1,0>2,0 1,2>-1,2"];
    const once = playAll(puzzle, circle);
    expect(status(puzzle, once).phase).toBe("open");
    expect(status(puzzle, playAll(puzzle, [...circle, ...circle])).phase).toBe("drawn");
  });

  it("does not depend on where the board has drifted, nor on the order of its pieces", () => {
    const moved = (cells: Position["tiles"]) => cells.map(([q, r]) => [q + 40, r - 70] as const).reverse();
    const { tiles, red, blue } = startPosition;
    const drifted = { ...startPosition, tiles: moved(tiles), red: moved(red), blue: moved(blue) };
    expect(layoutKey(drifted)).toBe(layoutKey(startPosition));
    expect(layoutKey({ ...drifted, mover: "blue" })).not.toBe(layoutKey(startPosition));
    expect(layoutKey({ ...drifted, red: moved(blue), blue: moved(red) })).not.toBe(layoutKey(startPosition));
  });
});

describe("a player without a slide", () => {
  const puzzle = parsed(stuck);

  it("only moves a tile", () => {
    const turns = turnTexts(puzzle);
    expect(turns).toEqual(turnsByHand(false, tableOf(puzzle.position)));
    expect(turns.every((text) => /^-[/].+>/.test(text))).toBe(true);
    expect(playAll(puzzle, [turns[0]!]).position.mover).toBe("blue");
  });

  it("may not slide the other side's pieces instead", () => {
    const refused = play(puzzle, start(puzzle), turn("1,1>2,0 2,-2>0,-1"));
    expect(refused.ok || refused.error.code).toBe("not-yours");
  });
});

it("a player without a tile to move only slides", () => {
  // A spine with three ribs, a piece on each of its five ends: whatever else is free holds two parts together.
  const spine = Array.from({ length: 13 }, (_, q) => `${q},0`);
  const tiles = [...spine, "2,-1", "2,-2", "5,-1", "5,-2", "3,1", "3,2"].join(" ");
  const puzzle = parsed(`${tiles} | 0,0 7,0 5,-2 | 12,0 2,-2 3,2 | red | -`);
  expect(turnTexts(puzzle)).toEqual(turnsByHand(false, tableOf(puzzle.position)));
  expect(turnTexts(puzzle)).toEqual(expect.arrayContaining(["7,0>11,0", "7,0>1,0"]));
  expect(playAll(puzzle, ["7,0>11,0"]).position.mover).toBe("blue");
});

it("the examples can be played", () => {
  for (const { puzzle } of examples) expect(legalTurns("basic", parsed(puzzle).position)).not.toEqual([]);
});
