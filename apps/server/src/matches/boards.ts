/**
 * The position on the board of a match. Replaying a long game takes milliseconds,
 * in which nobody else is served; so a board is made when a move asks for it, and
 * kept as long as the list of turns that leads to it. The turns of matches that
 * nobody watches are kept for a while, and with them their boards.
 */
import { afterTurn, layoutKey, moveCodec, type State, start, startPosition } from "@masume/games/nonaga";
import type { MatchResult, Ruleset } from "@masume/protocol";

const boards = new WeakMap<readonly string[], State>();

/** The position after turns that were all found legal before. */
export function boardOf({
  rules,
  turns,
}: {
  readonly rules: Ruleset;
  readonly turns: readonly string[];
}): State {
  const known = boards.get(turns) ?? replay(turns, start({ rules, position: startPosition }));
  boards.set(turns, known);
  return known;
}

/** The cells of the three pieces that won; null when they did not. */
export function victoryLineOf(
  match: Parameters<typeof boardOf>[0] & { readonly result: MatchResult | null },
): string[] | null {
  const { result } = match;
  if (result?.reason !== "together" || !result.winner || result.winner === "draw") return null;
  return boardOf(match).position[result.winner].map((cell) => cell.join(","));
}

/** The board is known already after these turns. */
export function rememberBoard(turns: readonly string[], board: State): void {
  boards.set(turns, board);
}

/** The same turns; if possible a list of which the board is known, or can be had by playing the last few. */
export function reuseTurns(
  turns: readonly string[],
  before: readonly string[] | undefined,
): readonly string[] {
  if (!before?.every((turn, ply) => turn === turns[ply])) return turns;
  if (before.length === turns.length) return before;
  extendBoard(turns, before);
  return turns;
}

/** Where the board is known after the first of these turns, the rest is played on it. */
export function extendBoard(turns: readonly string[], first: readonly string[]): void {
  const board = boards.get(first);
  if (board) boards.set(turns, replay(turns.slice(first.length), board));
}

function replay(turns: readonly string[], from: State): State {
  let { position } = from;
  const layouts = [...from.layouts];
  for (const text of turns) {
    const turn = moveCodec.parse(text);
    if (!turn.ok) throw new Error(`a stored turn cannot be read: ${text}`);
    position = afterTurn(position, turn.value);
    layouts.push(layoutKey(position));
  }
  return { position, layouts };
}

/** Of all matches together. A ply takes some 150 bytes. */
const maxPlies = 100_000;

/** The turns of the matches used last, with their boards. */
export class RecentTurns {
  readonly #turns = new Map<string, readonly string[]>();
  #plies = 0;

  put(match: string, turns: readonly string[]): void {
    this.#delete(match);
    this.#turns.set(match, turns);
    this.#plies += turns.length;
    for (const [oldest] of this.#turns) {
      if (this.#plies <= maxPlies) break;
      this.#delete(oldest);
    }
  }

  get(match: string): readonly string[] | undefined {
    return this.#turns.get(match);
  }

  #delete(match: string): void {
    this.#plies -= this.#turns.get(match)?.length ?? 0;
    this.#turns.delete(match);
  }
}
