/** Answers to one puzzle that can be watched and compared: the solver's, one's own, and those from files. */
import {
  type Answer,
  answerCodecFor,
  type Op,
  type Puzzle,
  pairCurve,
  puzzleCodec,
  replayTo,
  type State,
  sono,
} from "@masume/games/sono";
import { loadSession, type ParseIssue, type Result } from "@masume/kernel";
import { getSessionRecord } from "../../platform/storage/sessions.js";
import { playedTurns } from "./played-turns.js";

export interface NamedAnswer extends Answer {
  readonly id: string;
  readonly name: string;
  /** Pairs before the first turn and after each. */
  readonly curve: readonly number[];
}

export function namedAnswer(puzzle: Puzzle, id: string, name: string, ops: readonly Op[]): NamedAnswer {
  return { id, name, ops, curve: pairCurve(puzzle, ops) };
}

/** An answer has operations; whatever has none is taken for a puzzle. */
export function isAnswerText(text: string): boolean {
  return /"ops"\s*:/.test(text);
}

export function readAnswer(puzzle: Puzzle, text: string): Result<Answer, ParseIssue> {
  return answerCodecFor(puzzle).parse(text);
}

/** The board after so many turns of the answer. */
export function stateAt(puzzle: Puzzle, { ops }: Answer, at: number): State {
  return replayTo(puzzle, ops, at);
}

/** The turns made on this device by hand, if there are any. */
export async function ownTurns(puzzle: Puzzle): Promise<readonly Op[]> {
  const record = await getSessionRecord(`sono/${puzzleCodec.format(puzzle)}`);
  const session = record && loadSession(sono, record.saved);
  return session?.ok ? playedTurns(session.value) : [];
}
