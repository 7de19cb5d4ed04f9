/**
 * The search for forced wins. The attacker plays nothing but threats: turns after
 * which a slide would win. A defender who does not parry loses at once, so trying
 * every parry, and parries only, leaves nothing out: a win found here holds
 * against any defence. What it may miss are wins that need a quiet turn.
 *
 * A win in n counts the attacker's turns, the winning slide included. A position
 * that was on the table before counts as no win, because coming back to it may end
 * the game as a draw.
 */
import { Candidates } from "./candidates.js";
import type { Evaluation } from "./evaluation/evaluate.js";
import { OnePlySearch } from "./one-ply-search.js";
import { none, type PackedPosition, type PackedTurn, type PositionKey } from "./packed-position.js";
import { winScore } from "./score.js";
import { atLeast, atMost, TranspositionTable } from "./transposition-table.js";

/** Enough for the engine's limits; whoever searches for longer gives it more. */
const defaultTableBits = 14;
/** So many positions are looked at between two pauses: a few milliseconds. */
const pauseEvery = 20_000;
/** Each way to win that a turn threatens moves it up the order by this much. */
const threatFirst = 200;

/** `unknown`: the limit came first. */
export type ThreatSearchResult = "yes" | "no" | "unknown";

export class ThreatSearch {
  readonly onePly: OnePlySearch;
  /** No answer after so many nodes. */
  nodeLimit = 0;

  readonly #table: TranspositionTable;
  readonly #lists: Candidates[] = [];
  readonly #past: ReadonlySet<string>;
  #pauseAt = 0;

  /** An attack in a game that went through the positions of `past`. Threats are ordered by the rays alone. */
  constructor({ weights }: Evaluation, past: readonly PositionKey[], tableBits: number = defaultTableBits) {
    this.#table = new TranspositionTable(tableBits);
    this.onePly = new OnePlySearch({ weights });
    this.#past = new Set(past.map(keyOf));
  }

  /** Whether the mover can force a win in at most n turns. */
  *wins(position: PackedPosition, n: number, ply = 0): Generator<void, ThreatSearchResult, void> {
    const { onePly } = this;
    const table = this.#table;
    if (onePly.nodes >= this.nodeLimit) return "unknown";
    if (onePly.nodes >= this.#pauseAt) {
      this.#pauseAt = onePly.nodes + pauseEvery;
      yield;
    }
    const low = position.restingLow;
    const high = position.restingHigh;
    if (table.find(low, high)) {
      if (table.bound === atLeast && table.depth <= n) return "yes";
      if (table.bound === atMost && table.depth >= n) return "no";
    }
    const list = this.#listAt(ply);
    onePly.list(position, list, winScore);
    if (onePly.win !== none) {
      table.store(low, high, onePly.win, none, 1, atLeast, 0);
      return "yes";
    }
    list.keepThreats();
    list.favourThreats(threatFirst);
    for (let i = 0; i < list.count && n > 1; i++) {
      list.pick(i);
      position.play(list.slides[i]!, list.tiles[i]!);
      const answer = this.#wasBefore(position) ? "no" : yield* this.loses(position, n - 1, ply + 1);
      position.undo();
      if (answer === "unknown") return answer;
      if (answer === "no") continue;
      table.store(low, high, list.slides[i]!, list.tiles[i]!, n, atLeast, 0);
      return "yes";
    }
    table.store(low, high, none, none, n, atMost, 0);
    return "no";
  }

  /** Whether the mover, who cannot win at once, loses in n whatever they play. */
  *loses(position: PackedPosition, n: number, ply = 0): Generator<void, ThreatSearchResult, void> {
    const { onePly } = this;
    if (n === 1) return onePly.isSafe(position) ? "no" : "yes";
    const list = this.#listAt(ply);
    onePly.list(position, list);
    list.favourThreats(threatFirst);
    for (let i = 0; i < list.count; i++) {
      list.pick(i);
      position.play(list.slides[i]!, list.tiles[i]!);
      const answer = this.#wasBefore(position) ? "no" : yield* this.wins(position, n, ply + 1);
      position.undo();
      if (answer !== "yes") return answer;
    }
    return "yes";
  }

  /** The forced win found last from this position, against the defence that looks best. */
  line(position: PackedPosition): readonly PackedTurn[] {
    const turns: PackedTurn[] = [];
    const list = this.#listAt(0);
    while (this.#table.find(position.restingLow, position.restingHigh) && this.#table.bound === atLeast) {
      const turn = { slide: this.#table.slide, tile: this.#table.tile };
      turns.push(turn);
      position.play(turn.slide, turn.tile);
      if (turn.tile === none) break;
      this.onePly.list(position, list);
      if (list.count === 0) break;
      list.pick(0);
      const parry = { slide: list.slides[0]!, tile: list.tiles[0]! };
      turns.push(parry);
      position.play(parry.slide, parry.tile);
    }
    for (let i = 0; i < turns.length; i++) position.undo();
    return turns;
  }

  #wasBefore(position: PackedPosition): boolean {
    return this.#past.size > 0 && this.#past.has(keyOf(position));
  }

  #listAt(ply: number): Candidates {
    const lists = this.#lists;
    while (lists.length <= ply) lists.push(new Candidates());
    return lists[ply]!;
  }
}

function keyOf({ low, high }: PositionKey): string {
  return `${low} ${high}`;
}
