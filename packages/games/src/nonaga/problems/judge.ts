/**
 * The other side of a problem's board: whether the solver's turn was right, and what is
 * answered. A right turn meets the defence that holds out longest; a wrong one is
 * answered by what proves it wrong. Both are proved as the problem was (`prove.ts`).
 */
import type { Subtask, Task } from "@masume/kernel";
import { otherSide, type Turn } from "../board.js";
import { outcome, type State } from "../rules.js";
import { Candidates } from "../search/candidates.js";
import { evaluationFor } from "../search/evaluation/evaluate.js";
import { fewestLosses } from "../search/moves.js";
import { none, PackedPosition, type PackedTurn } from "../search/packed-position.js";
import { unpackTurn } from "../search/packed-turn.js";
import { ThreatSearch, type ThreatSearchResult } from "../search/threat-search.js";
import type { Problem } from "./problem-code.js";

export interface Judgement {
  readonly isRight: boolean;
  /** What the other side plays; undefined when the game is over. */
  readonly reply: Turn | undefined;
}

/** What is asked, without what the solver is not to know. */
export type ProblemTask = Pick<Problem, "kind" | "n" | "puzzle">;

/** Of the solver's turn that led to this state, their `made`-th, counted from 1. */
export function* judgeTurn(task: ProblemTask, state: State, made: number): Task<Judgement> {
  const { kind, n, puzzle } = task;
  const { mover } = state.position;
  const result = outcome(state);
  if (result) return { isRight: kind === "win" && result === otherSide(mover), reply: undefined };
  const packed = new PackedPosition().load(puzzle.rules, state.position);
  const search = new ThreatSearch(evaluationFor(puzzle.rules), []);
  search.nodeLimit = Number.POSITIVE_INFINITY;
  const judged =
    kind === "win" ? yield* judgeAttack(search, packed, n - made) : yield* judgeDefence(search, packed, n);
  return {
    ...judged,
    reply: judged.reply && unpackTurn(state.position, judged.reply.slide, judged.reply.tile),
  };
}

interface PackedJudgement {
  readonly isRight: boolean;
  readonly reply: PackedTurn | undefined;
}

/** The defender is to move and should lose in n. */
function* judgeAttack(search: ThreatSearch, packed: PackedPosition, n: number): Subtask<PackedJudgement> {
  const list = new Candidates();
  search.onePly.list(packed, list);
  if (search.onePly.win !== none) return { isRight: false, reply: { slide: search.onePly.win, tile: none } };
  const replies = Array.from({ length: list.count }, (_, i) => {
    list.pick(i);
    return { slide: list.slides[i]!, tile: list.tiles[i]! };
  });
  let longest: { readonly reply: PackedTurn; readonly turns: number } | undefined;
  for (const reply of replies) {
    packed.play(reply.slide, reply.tile);
    const turns = yield* turnsToWin(search, packed, n);
    packed.undo();
    if (turns === undefined) return { isRight: false, reply };
    if (!longest || turns > longest.turns) longest = { reply, turns };
  }
  return { isRight: n > 0, reply: longest?.reply ?? fewestLosses(packed) };
}

/** The attacker is to move and should have no win in n. */
function* judgeDefence(search: ThreatSearch, packed: PackedPosition, n: number): Subtask<PackedJudgement> {
  const turns = yield* turnsToWin(search, packed, n);
  if (turns !== undefined) return { isRight: false, reply: search.line(packed)[0] };
  const list = new Candidates();
  search.onePly.list(packed, list);
  if (list.count === 0) return { isRight: true, reply: fewestLosses(packed) };
  list.pick(0);
  return { isRight: true, reply: { slide: list.slides[0]!, tile: list.tiles[0]! } };
}

/** In how many turns, at most n, the mover wins by force. */
function* turnsToWin(search: ThreatSearch, packed: PackedPosition, n: number): Subtask<number | undefined> {
  for (let turns = 1; turns <= n; turns++) {
    if ((yield* pausing(search.wins(packed, turns))) === "yes") return turns;
  }
  return undefined;
}

function* pausing(work: Generator<void, ThreatSearchResult, void>): Subtask<ThreatSearchResult> {
  for (let pauses = 0; ; pauses++) {
    const { done, value } = work.next();
    if (done) return value;
    yield { phase: "thinking", done: pauses };
  }
}
