/**
 * A puzzle being played on this page: the kernel's session as a signal, what the
 * hand holds, the keyboard cursor, the clock, what there is to notify, and a record
 * on the device that is written at every move.
 *
 * Moves made by one input carry the same time, which no other input has, and are
 * undone together: a tap that draws five cells is one step back, and so is a cross
 * that left nothing but the answer, with the answer that was drawn for it.
 */

import {
  addCheckpoint,
  beginningOf,
  dropCheckpoint,
  goTo,
  type Input,
  keepCheckpoint,
  loadSession,
  type Marks,
  type Message,
  message,
  movesInForce,
  openCheckpoints,
  openSession,
  playMove,
  resetSession,
  type Session,
  type Status,
  saveSession,
  type TargetId,
  type Violation,
} from "@masume/kernel";
import { type Accessor, batch, createMemo, createSignal, onCleanup } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import type { Ending, SessionRecord } from "../platform/storage/schema.js";
import { getSessionRecord, saveSessionRecord } from "../platform/storage/sessions.js";
import { onRemoteSave } from "../platform/storage/tab-sync.js";
import { settings } from "../settings/settings.js";
import { type Clock, createClock } from "./clock.js";
import { saveGameResult, scoreOf } from "./game-result.js";
import type { Notice } from "./play-notice.js";

export type { Notice } from "./play-notice.js";

/** The way back to where the puzzle could still be completed: moves to make, or how many of those made to keep. */
export type WayBack<Move> = { readonly moves: readonly Move[] } | { readonly to: number };

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

export interface Play<Puzzle = unknown, State = unknown, Move = unknown, Gesture = unknown> {
  readonly game: PageGame<Puzzle, State, Move, Gesture>;
  readonly puzzle: Puzzle;
  /** Game and puzzle, as records are kept under. */
  readonly key: string;
  /** What it is called in lists. */
  readonly title: Message;
  readonly session: Accessor<Session<Puzzle, State>>;
  readonly state: Accessor<State>;
  /** What the hand holds: the game's own business. */
  readonly gesture: Accessor<Gesture | undefined>;
  readonly status: Accessor<Status>;
  readonly marks: Accessor<Marks>;
  readonly cursor: Accessor<TargetId>;
  readonly clock: Clock;
  readonly hints: Accessor<number>;
  /** Wrong steps that the page has pointed out. */
  readonly mistakes: Accessor<number>;
  /** Solved before these eyes, not on an earlier visit. */
  readonly isJustSolved: Accessor<boolean>;
  readonly solvedIn: Accessor<number | undefined>;
  /** The result, once the last move that the puzzle allows was made without solving it. */
  readonly ended: Accessor<Ending | undefined>;
  readonly notice: Accessor<Notice | undefined>;
  notify(notice: Notice | undefined): void;
  moveCursor(target: TargetId): void;
  /** True when it meant something to the game. */
  input(input: Input): boolean;
  playMoves(moves: readonly Move[]): void;
  /** Takes back what the last press did, unless it solved the puzzle. */
  cancelPress(): void;
  /** How many trials are open. */
  readonly trials: Accessor<number>;
  undo(): void;
  redo(): void;
  /** Back to the start, in one step that can be undone. */
  reset(): void;
  /** To where only the first so many moves of those in force are left; the others can be redone. */
  goTo(cursor: number): void;
  /** Empties the log and the clock: the puzzle as on the first day. */
  restart(): void;
  addCheckpoint(): void;
  dropCheckpoint(): void;
  keepCheckpoint(): void;
  countHint(): void;
  /** Counts a wrong move that the page has pointed out, by the way back from it: each once. Undefined: all is well again. */
  countMistake(back: WayBack<Move> | undefined): void;
}

/** The moves that led to where the session is. */
export function moveTexts(session: Session<unknown, unknown>): readonly string[] {
  return movesInForce(session).map(({ text }) => text);
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
  /** The newest change came from this page, so leaving it must save the time. */
  let isOurs = false;

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

  function save(): void {
    isOurs = true;
    const { score } = status();
    const solved = solvedIn();
    void saveSessionRecord({
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
      updated: Date.now(),
    });
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
  function nameOf(back: WayBack<Move>): string {
    return "to" in back
      ? `at ${movesInForce(session())[back.to]?.at}`
      : back.moves.map(game.codec.move.format).join(" ");
  }

  function refuse(violation: Violation): void {
    notify({ tone: "refused", text: message(violation.code, violation.params), at: violation.at });
  }

  /** A time that no other step has: the clock of a solved board stands still, and a quick hand may be twice within a millisecond. */
  function timeOfStep(): number {
    const { log, cursor: at } = session();
    return Math.max(Math.round(clock.now()), (log[at - 1]?.at ?? -1) + 1);
  }

  function playMoves(moves: readonly Move[]): void {
    let next = session();
    const at = timeOfStep();
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

  function step(direction: -1 | 1): void {
    const { log, cursor: at } = session();
    const inForce = direction < 0 ? at - 1 : at;
    const time = log[inForce]?.at;
    let to = at;
    while (log[direction < 0 ? to - 1 : to]?.at === time && time !== undefined) to += direction;
    jump(to);
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

  const stopListening = onRemoteSave(key, async () => {
    const foreign = await getSessionRecord(key);
    if (!foreign) return;
    const loaded = loadSession(game, foreign.saved);
    if (!loaded.ok) return;
    isOurs = false;
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
  });
  const leave = () => {
    if (isOurs) save();
  };
  const hidden = () => {
    if (document.visibilityState === "hidden") leave();
  };
  document.addEventListener("visibilitychange", hidden);
  onCleanup(() => {
    stopListening();
    document.removeEventListener("visibilitychange", hidden);
    leave();
  });

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
    undo: () => step(-1),
    redo: () => step(1),
    trials: createMemo(() => openCheckpoints(session()).length),
    reset: () => comeTo(resetSession(game, session(), timeOfStep())),
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
