/**
 * Games of self-play as a file: few bytes a turn, because a fit wants hundreds of
 * thousands of them. All turns are told by places in the lists of a position,
 * which keep their order from turn to turn:
 *
 * - a game: its result (0 red, 1 blue, 2 draw), the number of its turns, the turns;
 * - a turn: the slide as piece · 6 + direction, the tile by its number, its new
 *   place as a tile beside it · 6 + direction, and the verdict;
 * - a verdict is what the search thought of the position before the turn, seen by
 *   the player to move, in steps of five and at most 600 (a forced win or loss
 *   too); turns that were only made to get started have none.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import {
  neighbour,
  type Outcome,
  outcome,
  type Position,
  type Puzzle,
  piecesEach,
  play,
  type Ruleset,
  type Shift,
  type State,
  sameHex,
  start,
  startPosition,
  type Turn,
  tileCount,
} from "@masume/games/nonaga";
import { type Hex, hexDirections, hexDistance } from "@masume/kernel";

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
const turnBytes = 4;

export function saveGames(path: string, rules: Ruleset, games: readonly PlayedGame[]): void {
  const bytes: number[] = [];
  for (const { result, turns } of games) {
    bytes.push(results.indexOf(result), turns.length);
    let state = start(puzzleOf(rules));
    for (const { turn, verdict } of turns) {
      bytes.push(...turnCode(state.position, turn), verdictCode(verdict));
      state = after(rules, state, turn);
    }
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, gzipSync(Uint8Array.from(bytes), { level: 9 }));
}

/** Every game of a file: its result and its positions, from the first to the last before the end. */
export function* loadGames(
  path: string,
  rules: Ruleset,
): Generator<{ readonly result: Outcome; readonly moments: readonly Moment[] }> {
  const bytes = gunzipSync(readFileSync(path));
  for (let at = 0; at < bytes.length; ) {
    const result = results[bytes[at]!]!;
    const end = at + 2 + bytes[at + 1]! * turnBytes;
    const moments: Moment[] = [];
    let state = start(puzzleOf(rules));
    for (at += 2; at < end; at += turnBytes) {
      const { position } = state;
      const code = bytes[at + 3]!;
      const verdict = code === noVerdict ? undefined : (code - verdictZero) * verdictStep;
      moments.push({ position, verdict });
      state = after(rules, state, turnOf(position, bytes[at]!, bytes[at + 1]!, bytes[at + 2]!));
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

function turnCode(position: Position, { slide, tile }: Turn): readonly number[] {
  const slideCode = slide ? pieceAt(position, slide.from) * directions + directionOf(slide) : noSlide;
  if (!tile) return [slideCode, noTile, 0];
  const beside = position.tiles.findIndex((other) => hexDistance(other, tile.to) === 1);
  const direction = directionOf({ from: position.tiles[beside]!, to: tile.to });
  return [
    slideCode,
    position.tiles.findIndex((other) => sameHex(other, tile.from)),
    beside * directions + direction,
  ];
}

function turnOf(position: Position, slideCode: number, tileCode: number, placeCode: number): Turn {
  const slide =
    slideCode === noSlide
      ? undefined
      : slideFrom(
          position,
          position[position.mover][Math.floor(slideCode / directions)]!,
          slideCode % directions,
        );
  if (tileCode === noTile) return { slide, tile: undefined };
  const to = neighbour(position.tiles[Math.floor(placeCode / directions)]!, placeCode % directions);
  return { slide, tile: { from: position.tiles[tileCode]!, to } };
}

function slideFrom(position: Position, from: Hex, direction: number): Shift {
  const isFree = (cell: Hex): boolean =>
    position.tiles.some((tile) => sameHex(tile, cell)) &&
    ![...position.red, ...position.blue].some((piece) => sameHex(piece, cell));
  let to = from;
  for (let next = neighbour(to, direction); isFree(next); next = neighbour(next, direction)) to = next;
  return { from, to };
}

function pieceAt(position: Position, cell: Hex): number {
  return position[position.mover].findIndex((piece) => sameHex(piece, cell));
}

/** The direction of a straight way. */
function directionOf({ from, to }: Shift): number {
  const q = Math.sign(to[0] - from[0]);
  const r = Math.sign(to[1] - from[1]);
  return hexDirections.findIndex((step) => step[0] === q && step[1] === r);
}
