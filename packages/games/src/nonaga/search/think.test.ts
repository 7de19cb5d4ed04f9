/** A turn that runs into a row of threats is given up, though the search alone would play it. */
import { Budget, createRandom, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { startPosition } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { legalTurns, outcome, type Puzzle, play, type State, start } from "../rules.js";
import { type Analysis, type AnalysisOptions, analyse } from "./analyse.js";
import { confirmWin } from "./confirm.js";
import { listTurns, TurnList } from "./moves.js";
import { none, PackedPosition, packedFrom, packedShift, packSlide, packTile } from "./packed-position.js";
import { TranspositionTable } from "./transposition-table.js";
import { isPlayable } from "./tree-search.js";

const nodes = 100_000;

function thinkAbout(puzzle: Puzzle, state: State, options: AnalysisOptions = {}): Analysis {
  return finish(analyse(puzzle, state, new Budget(nodes), options));
}

/** The game after the turn that the engine chooses. */
function afterChoice(puzzle: Puzzle, options: AnalysisOptions): State {
  const state = start(puzzle);
  const played = play(puzzle, state, thinkAbout(puzzle, state, options).turn);
  if (!played.ok) throw new Error(`an illegal turn: ${played.error.code}`);
  return played.value;
}

describe.each([
  "official -2,3 3,-2 -1,2 -1,-1 -1,0 -2,1 2,-3 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 3,-3 2,-2 2,-1 -2,2 | 3,-2 0,2 0,0 | -1,-1 1,0 2,-2 | red | -2,3",
  "official 3,-1 2,-3 -2,1 -1,-1 -1,0 -1,1 -1,2 3,0 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 -1,-2 2,-2 2,-1 2,0 | 2,-2 0,2 -2,1 | 3,-1 -1,-1 1,-2 | red | 3,0",
])("%s", (text) => {
  const parsed = puzzleCodec.parse(text);
  if (!parsed.ok) throw new Error(text);
  const puzzle = parsed.value;

  it("without a guard the engine chooses a turn that loses by force", () => {
    expect(confirmWin(puzzle, afterChoice(puzzle, { guards: false }), 2, nodes)).toBe(true);
  });

  it("with one it chooses a turn after which no such win is found", () => {
    const guarded = afterChoice(puzzle, {});
    expect(thinkAbout(puzzle, guarded).winIn).toBeUndefined();
  });
});

it("a table kept over a game, as the page keeps it, never trips a search", () => {
  const puzzle: Puzzle = { rules: "official", position: startPosition };
  for (const seed of ["trip/4", "trip/7"]) {
    const table = new TranspositionTable(18);
    const random = createRandom(seed);
    let state = start(puzzle);
    for (let ply = 0; ply < 16 && !outcome(state); ply++) {
      const { turn } =
        ply < 3
          ? { turn: random.pick(legalTurns(puzzle.rules, state.position)) }
          : finish(analyse(puzzle, state, new Budget(20_000), { table }));
      const played = play(puzzle, state, turn);
      if (!played.ok) throw new Error(`an illegal turn: ${played.error.code}`);
      state = played.value;
    }
  }
});

it("of turns remembered by mistake only those are played that leave the board whole", () => {
  const position = new PackedPosition().load("official", startPosition);
  const turns = new TurnList();
  listTurns(position, turns);
  for (let i = 0; i < turns.count; i++) {
    expect(isPlayable(position, turns.slides[i]!, turns.tiles[i]!)).toBe(true);
  }
  const slide = turns.slides[0]!;
  const tile = turns.tiles[0]!;
  const stop = position.slideEnd(slide & packedFrom, slide >> packedShift);
  const elsewhere = tile >> packedShift;
  for (const [wrongSlide, wrongTile] of [
    [none, tile],
    [slide, none],
    [packSlide(slide & packedFrom, 7), tile],
    [packSlide(elsewhere, 0), tile],
    [packSlide(position.pieces[3]!, 0), tile],
    [slide, packTile(elsewhere, elsewhere)],
    [slide, packTile(stop, elsewhere)],
    [slide, packTile(position.pieces[3]!, elsewhere)],
    [slide, packTile(tile & packedFrom, stop)],
  ] as const) {
    expect(isPlayable(position, wrongSlide, wrongTile)).toBe(false);
  }
});
