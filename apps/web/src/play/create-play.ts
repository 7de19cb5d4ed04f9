/**
 * A puzzle being played on this page: the kernel's session as a signal, what the
 * hand holds, the keyboard cursor, the clock, what there is to notify, and a record
 * on the device that is written at every move.
 *
 * What one input did is one step (`step-times.ts`): a tap that draws five cells is one
 * step back, and so is a cross that left nothing but the answer, with the answer that
 * was drawn for it.
 */

import {
  addCheckpoint,
  beginningOf,
  dropCheckpoint,
  goTo,
  keepCheckpoint,
  loadSession,
  type Message,
  message,
  movesInForce,
  openCheckpoints,
  openSession,
  playMove,
  resetSession,
  type Session,
  saveSession,
  type TargetId,
  type Violation,
} from "@masume/kernel";
import { batch, createMemo, createSignal } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import type { SessionRecord } from "../platform/storage/schema.js";
import { getSessionRecord } from "../platform/storage/sessions.js";
import { settings } from "../settings/settings.js";
import { createClock } from "./clock.js";
import { saveGameResult, scoreOf } from "./game-result.js";
import type { Play, Recovery } from "./play.js";
import type { Notice } from "./play-notice.js";
import { keepRecord } from "./play-record.js";
import { besideStep, timeOfStep } from "./step-times.js";

export interface PlayOptions<Puzzle, State, Move, Gesture> {
  readonly game: PageGame<Puzzle, State, Move, Gesture>;
  readonly puzzle: Puzzle;
  readonly key: string;
  readonly href: string;
  readonly title: Message;
  /** False for moves that the hand is not to make. */
  readonly wantsMove?: ((move: Move) => boolean) | undefined;
  /** What a move brings with it; taken back with the move. */
  readonly followUp?: ((puzzle: Puzzle, before: State, after: State) => Move | undefined) | undefined;
}

/** The play of a puzzle as it was left on this device, or a fresh one. */
export async function openPlay<Puzzle, State, Move, Gesture>(
  options: PlayOptions<Puzzle, State, Move, Gesture>,
): Promise<() => Play<Puzzle, State, Move, Gesture>> {
  const record = await getSessionRecord(options.key);
  return () => createPlay(options, record);
}

function createPlay<Puzzle, State, Move, Gesture>(
  options: PlayOptions<Puzzle, State, Move, Gesture>,
  record: SessionRecord | undefined,
): Play<Puzzle, State, Move, Gesture> {
  const { game, puzzle, key } = options;
  const known = record && loadSession(game, record.saved);
  const restored = known?.ok ? record : undefined;
  const [session, setSession] = createSignal<Session<Puzzle, State>>(
    known?.ok ? known.value : openSession(game, puzzle),
  );
  const [gesture, setGesture] = createSignal<Gesture>();
  const [solvedIn, setSolvedIn] = createSignal(restored?.solvedIn);
  const [ended, setEnded] = createSignal(restored?.ended);
  const [hints, setHints] = createSignal(restored?.hints ?? 0);
  const [mistakes, setMistakes] = createSignal(restored?.mistakes ?? 0);
  const [grade, setGrade] = createSignal(restored?.grade);
  const [isRanked, setRanked] = createSignal(false);
  const [isJustSolved, setJustSolved] = createSignal(false);
  const [notice, notify] = createSignal<Notice | undefined>(undefined, { equals: false });
  const state = createMemo(() => session().state);
  const status = createMemo(() => game.status(puzzle, state()));
  const marks = createMemo(() => game.paint(puzzle, state(), gesture()));
  const [cursor, moveCursor] = createSignal<TargetId>(firstCursor());
  const clock = createClock(restored?.elapsed ?? 0, isRunning());
  let beforePress = session();
  /** The wrong move that was counted last. */
  let mistake = restored?.mistake;
  const { save, update } = keepRecord(key, currentRecord, takeOver);

  /** The result stands. What is tried on the board afterwards changes neither it nor the time. */
  function isFinished(): boolean {
    return solvedIn() !== undefined || ended() !== undefined;
  }

  function isRunning(): boolean {
    return !isFinished() && status().phase === "open";
  }

  function firstCursor(): TargetId {
    const layout = game.layout(puzzle);
    const wished = game.intend(puzzle, session().state, { type: "cancel" })?.cursor;
    return wished ?? layout.rows[0]![0]!;
  }

  function currentRecord(): SessionRecord {
    const { score } = status();
    const solved = solvedIn();
    return {
      key,
      game: game.id,
      href: options.href,
      title: options.title,
      saved: saveSession(game, session()),
      elapsed: Math.round(clock.now()),
      hints: hints(),
      mistakes: mistakes(),
      ...(mistake === undefined ? {} : { mistake }),
      isBegun: movesInForce(session()).length > 0,
      progress: score ?? { value: 0, of: 0 },
      ...(solved === undefined ? {} : { solvedIn: solved }),
      ...(ended() && { ended: ended()! }),
      ...(grade() && { grade: grade()! }),
      updated: Date.now(),
    };
  }

  function takeOver(foreign: SessionRecord): boolean {
    const loaded = loadSession(game, foreign.saved);
    if (!loaded.ok) return false;
    batch(() => {
      setGesture(undefined);
      setSession(loaded.value);
      setSolvedIn(foreign.solvedIn);
      setEnded(foreign.ended);
      setHints(foreign.hints);
      setMistakes(foreign.mistakes ?? 0);
      mistake = foreign.mistake;
      clock.set(foreign.elapsed, isRunning());
    });
    return true;
  }

  function apply(next: Session<Puzzle, State>, goodNews = message("solved")): void {
    if (next === session()) return;
    batch(() => {
      setSession(next);
      notify(undefined);
      if (isFinished()) return;
      clock.set(clock.now(), isRunning());
      if (status().phase === "solved") {
        // Whatever was being tried has proved itself, and the hand lets go: a drag that overshoots takes nothing back.
        setSession({ ...next, checkpoints: [] });
        beforePress = session();
        setGesture(undefined);
        setSolvedIn(Math.round(clock.now()));
        setJustSolved(true);
        saveResult();
        notify({ tone: "good", text: goodNews, at: [] });
      } else if (status().phase === "over") {
        setGesture(undefined);
        end();
        notify({ tone: "plain", text: message("over"), at: [] });
      }
    });
    save();
  }

  /** The last move was made. As long as it belongs to a trial, it may still be taken back. */
  function end(): void {
    const score = reached();
    if (isFinished() || status().phase !== "over" || openCheckpoints(session()).length > 0 || !score) return;
    beforePress = session();
    setEnded({ time: Math.round(clock.now()), score });
    saveResult();
  }

  const reached = () => scoreOf(status(), movesInForce(session()).length);

  function saveResult(): void {
    const help = { hints: hints(), mistakes: mistakes() };
    const kind = { game: game.id, size: game.size?.(puzzle), score: reached() };
    saveGameResult(key, { ...kind, ...help, time: Math.round(clock.now()) });
  }

  /** A move made is named by its time, which no other has. */
  function nameOf(back: Recovery<Move>): string {
    return "to" in back
      ? `at ${movesInForce(session())[back.to]?.at}`
      : back.moves.map(game.codec.move.format).join(" ");
  }

  function refuse(violation: Violation): void {
    notify({ tone: "refused", text: message(violation.code, violation.params), at: violation.at });
  }

  function playMoves(moves: readonly Move[]): void {
    let next = session();
    const at = timeOfStep(session(), clock.now());
    for (const move of moves) {
      const played = playMove(game, next, move, at);
      if (!played.ok) {
        apply(next);
        refuse(played.error);
        return;
      }
      next = played.value;
    }
    const brought = options.followUp?.(puzzle, state(), next.state);
    const followed = brought && playMove(game, next, brought, at);
    if (followed?.ok) next = followed.value;
    const completion = settings().autoComplete ? game.autoComplete?.(puzzle, next.state) : undefined;
    const completed = completion && playMove(game, next, completion, at);
    if (completed?.ok) apply(completed.value, message("solved.auto-completed"));
    else apply(next);
  }

  /** To another place in the log, said for those who cannot see what it changes. */
  function jump(to: number): void {
    comeTo(goTo(game, session(), to));
  }

  function comeTo(next: Session<Puzzle, State>): void {
    if (next === session()) return;
    apply(next);
    const { phase, score } = status();
    if (phase === "open" && score)
      notify({ tone: "plain", text: message("progress.now", { ...score }), at: [] });
  }

  return {
    game,
    puzzle,
    key,
    title: options.title,
    session,
    state,
    gesture,
    status,
    marks,
    cursor,
    clock,
    hints,
    mistakes,
    grade,
    setGrade(known) {
      setGrade(known);
      update();
    },
    isRanked,
    setRanked,
    isJustSolved,
    solvedIn,
    ended,
    notice,
    notify,
    moveCursor,
    input(input) {
      if (input.type === "press") beforePress = session();
      // A finished board is there to be looked at; the tools can still change it.
      if (status().phase !== "open") return false;
      const intent = game.intend(puzzle, state(), input, gesture());
      if (!intent) return false;
      batch(() => {
        setGesture(() => intent.gesture);
        if (intent.cursor !== undefined) moveCursor(intent.cursor);
        const moves = intent.moves.filter(options.wantsMove ?? (() => true));
        if (moves.length > 0) playMoves(moves);
      });
      return true;
    },
    playMoves,
    cancelPress() {
      setGesture(undefined);
      apply(beforePress);
    },
    undo: () => jump(besideStep(session(), -1)),
    redo: () => jump(besideStep(session(), 1)),
    trials: createMemo(() => openCheckpoints(session()).length),
    reset: () => comeTo(resetSession(game, session(), timeOfStep(session(), clock.now()))),
    goTo: (count) => jump(beginningOf(session()) + count),
    restart() {
      batch(() => {
        setSolvedIn(undefined);
        setEnded(undefined);
        setJustSolved(false);
        setHints(0);
        setMistakes(0);
        mistake = undefined;
        clock.set(0, true);
        apply(openSession(game, puzzle));
      });
    },
    addCheckpoint() {
      setSession(addCheckpoint(session(), String(openCheckpoints(session()).length + 1)));
      save();
    },
    dropCheckpoint: () => apply(dropCheckpoint(game, session())),
    keepCheckpoint() {
      batch(() => {
        setSession(keepCheckpoint(session()));
        end();
      });
      save();
    },
    countHint() {
      setHints(hints() + 1);
      save();
    },
    countMistake(back) {
      const wrong = back && nameOf(back);
      if (wrong === mistake) return;
      mistake = wrong;
      if (wrong !== undefined) setMistakes(mistakes() + 1);
      save();
    },
  };
}
