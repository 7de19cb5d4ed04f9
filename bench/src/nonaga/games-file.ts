/**
 * Games of self-play as a file: two bytes per turn, because a fit wants hundreds of
 * thousands of them. Turns are told by places in the lists of a position
 * (`TurnPlaces`). Like stands beside like, which is what makes
 * the compressed file small:
 *
 * - the number of games, four bytes, the lowest first;
 * - of every game its result (0 red, 1 blue, 2 draw), of every game the number of turns;
 * - of every turn the slide, as piece · 6 + direction; of every turn the tile, by its
 *   number; of every turn the tile's new place, as a tile beside it · 6 + direction;
 * - of every turn the verdict: what the search thought of the position before it, seen
 *   by the player to move, in steps of five and at most 600 (a forced win or loss
 *   too). Turns that were only made to get started have none.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import {
  type Outcome,
  outcome,
  type Position,
  type Puzzle,
  piecesEach,
  play,
  type Ruleset,
  type State,
  start,
  startPosition,
  type Turn,
  tileCount,
} from "@masume/games/nonaga";
import { turnAt, turnIndices } from "@masume/games/nonaga/training";
import { hexDirections } from "@masume/kernel";

export interface JudgedTurn {
  readonly turn: Turn;
  readonly verdict: number | undefined;
}

export interface PlayedGame {
  readonly result: Outcome;
  readonly turns: readonly JudgedTurn[];
}

/** A position of a game before one of its turns. */
export interface Moment {
  readonly position: Position;
  readonly verdict: number | undefined;
}

export const mostVerdict = 600;

const results: readonly Outcome[] = ["red", "blue", "draw"];
const directions = hexDirections.length;
const noSlide = piecesEach * directions;
const noTile = tileCount;
const verdictStep = 5;
const verdictZero = 128;
const noVerdict = 0;
const countBytes = 4;

export function saveGames(path: string, rules: Ruleset, games: readonly PlayedGame[]): void {
  const columns: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const { turns } of games) {
    let state = start(puzzleOf(rules));
    for (const { turn, verdict } of turns) {
      const codes = [...turnCode(state.position, turn), verdictCode(verdict)];
      for (const [i, code] of codes.entries()) columns[i]!.push(code);
      state = after(rules, state, turn);
    }
  }
  const count = Buffer.alloc(countBytes);
  count.writeUInt32LE(games.length);
  const heads = [games.map(({ result }) => results.indexOf(result)), games.map(({ turns }) => turns.length)];
  mkdirSync(dirname(path), { recursive: true });
  const bytes = Buffer.concat([count, ...[...heads, ...columns].map((column) => Uint8Array.from(column))]);
  writeFileSync(path, brotliCompressSync(bytes));
}

/** Every game of a file: its result and its positions, from the first to the last before the end. */
export function* loadGames(
  path: string,
  rules: Ruleset,
): Generator<{ readonly result: Outcome; readonly moments: readonly Moment[] }> {
  const bytes = brotliDecompressSync(readFileSync(path));
  const games = bytes.readUInt32LE();
  const turnCounts = bytes.subarray(countBytes + games, countBytes + 2 * games);
  const turns = turnCounts.reduce((sum, count) => sum + count, 0);
  const [slides, tiles, places, verdicts] = [0, 1, 2, 3].map((column) =>
    bytes.subarray(countBytes + 2 * games + column * turns),
  ) as [Buffer, Buffer, Buffer, Buffer];
  let at = 0;
  for (let game = 0; game < games; game++) {
    const result = results[bytes[countBytes + game]!]!;
    const moments: Moment[] = [];
    let state = start(puzzleOf(rules));
    for (const end = at + turnCounts[game]!; at < end; at++) {
      const { position } = state;
      const code = verdicts[at]!;
      const verdict = code === noVerdict ? undefined : (code - verdictZero) * verdictStep;
      moments.push({ position, verdict });
      state = after(rules, state, turnOf(position, slides[at]!, tiles[at]!, places[at]!));
    }
    if (result !== "draw" && outcome(state) !== result) throw new Error("a game does not end as it should");
    yield { result, moments };
  }
}

function puzzleOf(rules: Ruleset): Puzzle {
  return { rules, position: startPosition };
}

function after(rules: Ruleset, state: State, turn: Turn): State {
  const played = play(puzzleOf(rules), state, turn);
  if (!played.ok) throw new Error(`a game breaks the rule ${played.error.code}`);
  return played.value;
}

function verdictCode(verdict: number | undefined): number {
  if (verdict === undefined) return noVerdict;
  const clipped = Math.max(-mostVerdict, Math.min(mostVerdict, verdict));
  return verdictZero + Math.round(clipped / verdictStep);
}

function turnCode(position: Position, turn: Turn): readonly number[] {
  const { slide = noSlide, tile } = turnIndices(position, turn);
  return tile ? [slide, tile.moved, tile.beside * directions + tile.direction] : [slide, noTile, 0];
}

function turnOf(position: Position, slide: number, moved: number, place: number): Turn {
  const turn = turnAt(position, {
    slide: slide === noSlide ? undefined : slide,
    tile:
      moved === noTile
        ? undefined
        : { moved, beside: Math.floor(place / directions), direction: place % directions },
  });
  if (!turn) throw new Error("a turn names what is not on the table");
  return turn;
}
