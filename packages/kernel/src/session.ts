/**
 * A game being played: the puzzle, the log of moves as text, and how much of the
 * log is in force. Undo, redo, replay, saving, sharing and the network all carry
 * this log. Sessions are values: every operation returns a new one.
 *
 * A reset is an entry of the log like a move: what was played before it stays there,
 * so one step back brings the whole drawing back, also after saving and loading.
 *
 * There is no clock in here. Whoever plays says at which millisecond of play a
 * move was made; pauses are simply not counted by the caller.
 */

import { parser } from "./codec.js";
import type { Game, Violation } from "./game.js";
import { readJson } from "./json.js";
import { message } from "./messages.js";
import type { ParseIssue } from "./parse-error.js";
import { err, ok, type Result } from "./result.js";

export interface LoggedMove {
  readonly text: string;
  /** Milliseconds of play before this move. */
  readonly at: number;
}

/** A place in the log to come back to: a guess under trial, a named position. */
export interface Checkpoint {
  readonly at: number;
  readonly name: string;
}

export interface Session<Puzzle, State> {
  readonly puzzle: Puzzle;
  readonly log: readonly LoggedMove[];
  /** How many moves of the log are in force; the rest can be redone. */
  readonly cursor: number;
  readonly checkpoints: readonly Checkpoint[];
  readonly state: State;
}

/** A reset in the log; no game writes a move like this. */
const resetText = "reset";

type PlayableGame<P, S, M> = Pick<Game<P, S, M>, "codec" | "start" | "play">;

export function openSession<P, S, M>(game: PlayableGame<P, S, M>, puzzle: P): Session<P, S> {
  return { puzzle, log: [], cursor: 0, checkpoints: [], state: game.start(puzzle) };
}

/** Plays a move; what had been undone is forgotten, and so are checkpoints there. */
export function playMove<P, S, M>(
  game: PlayableGame<P, S, M>,
  session: Session<P, S>,
  move: M,
  at: number,
): Result<Session<P, S>, Violation> {
  const played = game.play(session.puzzle, session.state, move);
  if (!played.ok) return played;
  return ok(logged(session, { text: game.codec.move.format(move), at }, played.value));
}

/** Back to the start, as a step that can be undone. */
export function resetSession<P, S, M>(
  game: PlayableGame<P, S, M>,
  session: Session<P, S>,
  at: number,
): Session<P, S> {
  return logged(session, { text: resetText, at }, game.start(session.puzzle));
}

function logged<P, S>(session: Session<P, S>, entry: LoggedMove, state: S): Session<P, S> {
  const log = [...session.log.slice(0, session.cursor), entry];
  return {
    puzzle: session.puzzle,
    log,
    cursor: log.length,
    checkpoints: session.checkpoints.filter((checkpoint) => checkpoint.at <= session.cursor),
    state,
  };
}

/** Where the log begins that led to the state: behind the last reset in force. */
export function beginningOf({ log, cursor }: Pick<Session<unknown, unknown>, "log" | "cursor">): number {
  let at = cursor;
  while (at > 0 && log[at - 1]!.text !== resetText) at--;
  return at;
}

/** The moves that led from the start to the state. */
export function movesInForce(
  session: Pick<Session<unknown, unknown>, "log" | "cursor">,
): readonly LoggedMove[] {
  return session.log.slice(beginningOf(session), session.cursor);
}

/** The checkpoints of the moves in force, the newest last. */
export function openCheckpoints(session: Session<unknown, unknown>): readonly Checkpoint[] {
  const beginning = beginningOf(session);
  return session.checkpoints.filter(({ at }) => at >= beginning);
}

/** The session with exactly `cursor` moves of its log in force. */
export function goTo<P, S, M>(
  game: PlayableGame<P, S, M>,
  session: Session<P, S>,
  cursor: number,
): Session<P, S> {
  const wanted = Math.max(0, Math.min(session.log.length, cursor));
  if (wanted === session.cursor) return session;
  const forward = wanted > session.cursor;
  let state = forward ? session.state : game.start(session.puzzle);
  for (let i = forward ? session.cursor : 0; i < wanted; i++) {
    state = replayed(game, session.puzzle, state, session.log[i]!.text);
  }
  return { ...session, cursor: wanted, state };
}

export function undo<P, S, M>(game: PlayableGame<P, S, M>, session: Session<P, S>): Session<P, S> {
  return goTo(game, session, session.cursor - 1);
}

export function addCheckpoint<P, S>(session: Session<P, S>, name: string): Session<P, S> {
  return { ...session, checkpoints: [...session.checkpoints, { at: session.cursor, name }] };
}

/** Back to the newest checkpoint, which is used up: the guess is dropped. */
export function dropCheckpoint<P, S, M>(game: PlayableGame<P, S, M>, session: Session<P, S>): Session<P, S> {
  const last = session.checkpoints.at(-1);
  if (!last) return session;
  return { ...goTo(game, session, last.at), checkpoints: session.checkpoints.slice(0, -1) };
}

/** Forgets the newest checkpoint and keeps what was played since: the guess stands. */
export function keepCheckpoint<P, S>(session: Session<P, S>): Session<P, S> {
  return { ...session, checkpoints: session.checkpoints.slice(0, -1) };
}

/** Every state from the start to the cursor, for playing back. */
export function* replay<P, S, M>(
  game: PlayableGame<P, S, M>,
  session: Session<P, S>,
): Generator<S, void, void> {
  let state = game.start(session.puzzle);
  yield state;
  for (let i = 0; i < session.cursor; i++) {
    state = replayed(game, session.puzzle, state, session.log[i]!.text);
    yield state;
  }
}

function replayed<P, S, M>(game: PlayableGame<P, S, M>, puzzle: P, state: S, text: string): S {
  if (text === resetText) return game.start(puzzle);
  const next = playTexts(game, puzzle, [text], state);
  if (!next.ok) throw new Error(`the log holds a move that was never accepted: ${text}`);
  return next.value;
}

/** The state after these moves, from the start or from another state, or the first that cannot be played. */
export function playTexts<P, S, M>(
  game: PlayableGame<P, S, M>,
  puzzle: P,
  texts: readonly string[],
  from: S = game.start(puzzle),
): Result<S, { readonly index: number }> {
  let state = from;
  for (const [index, text] of texts.entries()) {
    const move = game.codec.move.parse(text);
    const next = move.ok ? game.play(puzzle, state, move.value) : undefined;
    if (!next?.ok) return err({ index });
    state = next.value;
  }
  return ok(state);
}

/** The session as JSON text. */
export function saveSession<P, S, M>(game: PlayableGame<P, S, M>, session: Session<P, S>): string {
  return JSON.stringify({
    puzzle: game.codec.puzzle.format(session.puzzle),
    moves: session.log.map((logged) => logged.text),
    times: session.log.map((logged) => logged.at),
    cursor: session.cursor,
    checkpoints: session.checkpoints,
  });
}

/** Reads a saved session back; every move is played again, so a forged log is refused. */
export function loadSession<P, S, M>(
  game: PlayableGame<P, S, M>,
  text: string,
): Result<Session<P, S>, ParseIssue> {
  return parser((source) => {
    const root = readJson(source);
    const puzzleText = root.field("puzzle");
    const puzzle = game.codec.puzzle.parse(puzzleText.string());
    if (!puzzle.ok) return puzzleText.fail(puzzle.error.reason);
    const moves = root.field("moves").items();
    const times = root.field("times").tuple(moves.length);
    let session = openSession(game, puzzle.value);
    for (const [i, item] of moves.entries()) {
      const at = times[i]!.integer(0, Number.MAX_SAFE_INTEGER);
      if (item.string() === resetText) {
        session = resetSession(game, session, at);
        continue;
      }
      const move = game.codec.move.parse(item.string());
      if (!move.ok) return item.fail(move.error.reason);
      const played = playMove(game, session, move.value, at);
      if (!played.ok) return item.fail(message("session.move", { number: i + 1, move: item.string() }));
      session = played.value;
    }
    const cursor = root.field("cursor").integer(0, moves.length);
    const checkpoints = root
      .field("checkpoints")
      .items()
      .map((item) => ({ at: item.field("at").integer(0, moves.length), name: item.field("name").string() }));
    return { ...goTo(game, session, cursor), checkpoints };
  })(text);
}
