/** The engine's turns against the rules in coordinates, all through random games. */
import { createRandom } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { layoutKey, type Position as PlainPosition, rulesets, sides, startPosition } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { stuck } from "../examples.js";
import { formatTurn } from "../notation.js";
import { legalTurns, outcome, type Puzzle, play, type State, start, winningSlides } from "../rules.js";
import { countWins, isTogether, listTurns, TurnList } from "./moves.js";
import { PackedPosition } from "./packed-position.js";
import { packTurn, unpackTurn } from "./packed-turn.js";

const turns = new TurnList();

function played(puzzle: Puzzle, state: State, random: { below(n: number): number }): State {
  const position = new PackedPosition().load(puzzle.rules, state.position);
  listTurns(position, turns);
  const i = random.below(turns.count);
  const next = play(puzzle, state, unpackTurn(state.position, turns.slides[i]!, turns.tiles[i]!));
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** Everything a position holds, as text: long tables compare faster so. */
function snapshot({ cell, ring, tiles, pieces, mover, resting, low, high }: PackedPosition): string {
  return [cell, ring, tiles, pieces, mover, resting, low, high].join(" ");
}

function byEngine(rules: Puzzle["rules"], plain: PlainPosition): string[] {
  listTurns(new PackedPosition().load(rules, plain), turns);
  return Array.from({ length: turns.count }, (_, i) =>
    formatTurn(unpackTurn(plain, turns.slides[i]!, turns.tiles[i]!), "/"),
  ).sort();
}

function byRules(rules: Puzzle["rules"], plain: PlainPosition): string[] {
  return legalTurns(rules, plain)
    .map((turn) => formatTurn(turn, "/"))
    .sort();
}

describe.each(rulesets)("%s rules", (rules) => {
  const puzzle: Puzzle = { rules, position: startPosition };

  it("have the same turns in the engine", () => {
    for (let game = 0; game < 8; game++) {
      const random = createRandom(`moves/${rules}/${game}`);
      let state = start(puzzle);
      for (let ply = 0; ply < 12 && !outcome(state); ply++) {
        expect(byEngine(rules, state.position)).toEqual(byRules(rules, state.position));
        state = played(puzzle, state, random);
      }
    }
  });

  it("lead to the position that loading it gives, and taking back restores everything", () => {
    for (let game = 0; game < 60; game++) {
      const random = createRandom(`play/${rules}/${game}`);
      const position = new PackedPosition().load(rules, startPosition);
      const before: string[] = [];
      let state = start(puzzle);
      while (before.length < 40 && !outcome(state)) {
        before.push(snapshot(position));
        listTurns(position, turns);
        const i = random.below(turns.count);
        const turn = unpackTurn(state.position, turns.slides[i]!, turns.tiles[i]!);
        expect(packTurn(turn)).toEqual({ slide: turns.slides[i], tile: turns.tiles[i] });
        position.play(turns.slides[i]!, turns.tiles[i]!);
        const next = play(puzzle, state, turn);
        if (!next.ok) throw new Error(next.error.code);
        state = next.value;
        const loaded = new PackedPosition().load(rules, state.position);
        expect(snapshot(position)).toEqual(snapshot(loaded));
        expect(isTogether(position, position.mover ^ 1)).toBe(outcome(state) === sides[position.mover ^ 1]);
        for (const [i, side] of sides.entries()) {
          expect(countWins(position, i)).toBe(winningSlides(state.position, side).length);
        }
      }
      while (before.length > 0) {
        position.undo();
        expect(snapshot(position)).toEqual(before.pop());
      }
    }
  });

  it("end every random game by a win, a repetition or a limit on its length", () => {
    const ends = new Map<string, number>();
    for (let game = 0; game < 50; game++) {
      const random = createRandom(`random/${rules}/${game}`);
      let state = start(puzzle);
      for (let ply = 0; ply < 300 && !outcome(state); ply++) state = played(puzzle, state, random);
      const end = outcome(state) ?? "limit";
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    expect(ends.get("red")).toBeGreaterThan(0);
    expect(ends.get("blue")).toBeGreaterThan(0);
  });
});

it("a player without a slide has the same turns in the engine", () => {
  const puzzle = puzzleCodec.parse(stuck);
  if (!puzzle.ok) throw new Error();
  for (const rules of rulesets) {
    expect(byEngine(rules, puzzle.value.position)).toEqual(byRules(rules, puzzle.value.position));
  }
});

it("keys are the same exactly when the layouts are, wherever the board lies", () => {
  const keys = new Map<string, string>();
  const random = createRandom("keys");
  for (let game = 0; game < 40; game++) {
    const puzzle: Puzzle = { rules: "basic", position: startPosition };
    let state = start(puzzle);
    for (let ply = 0; ply < 30 && !outcome(state); ply++) {
      const { position } = state;
      const [q, r] = [random.below(2000) - 1000, random.below(2000) - 1000];
      const moved = (cells: PlainPosition["tiles"]) =>
        random.shuffle(cells.map((cell) => [cell[0] + q, cell[1] + r] as const));
      const elsewhere = {
        ...position,
        tiles: moved(position.tiles),
        red: moved(position.red),
        blue: moved(position.blue),
        lastTile: undefined,
      };
      const here = new PackedPosition().load("basic", position);
      const there = new PackedPosition().load("basic", elsewhere);
      expect([there.low, there.high]).toEqual([here.low, here.high]);
      keys.set(layoutKey(position), `${here.low} ${here.high}`);
      state = played(puzzle, state, random);
    }
  }
  expect(new Set(keys.values()).size).toBe(keys.size);
});
