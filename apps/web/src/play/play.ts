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
  type Catalogue,
  dropCheckpoint,
  goTo,
  type Input,
  keepCheckpoint,
  loadSession,
  type Marks,
  type Message,
  message,
  openSession,
  playMove,
  type Session,
  type Status,
  saveSession,
  type TargetId,
  type Violation,
} from "@masume/kernel";
import { type Accessor, batch, createMemo, createSignal, onCleanup } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import type { AppKey } from "../i18n/app-messages.js";
import { today } from "../i18n/format.js";
import type { SessionRecord } from "../platform/storage/schema.js";
import { getSessionRecord, saveSessionRecord } from "../platform/storage/sessions.js";
import { saveSolve } from "../platform/storage/solves.js";
import { onRemoteSave } from "../platform/storage/tab-sync.js";
import { settings } from "../settings/settings.js";
import { type Clock, createClock } from "./clock.js";

export interface Notice {
  readonly tone: "plain" | "refused" | "warning" | "good";
  readonly text: Message;
  /** Its texts, where they are not among the game's or its pages'. */
  readonly messages?: Catalogue;
  readonly at: readonly TargetId[];
  /** What can be done about it. */
  readonly remedy?: { readonly label: AppKey; run(): void };
}

export interface PlayOptions<Puzzle, State, Move, Gesture> {
  readonly game: PageGame<Puzzle, State, Move, Gesture>;
  readonly puzzle: Puzzle;
  readonly key: string;
  readonly href: string;
  readonly title: Message;
}

export interface Play<Puzzle = unknown, State = unknown, Move = unknown, Gesture = unknown> {
  readonly game: PageGame<Puzzle, State, Move, Gesture>;
  readonly puzzle: Puzzle;
  readonly session: Accessor<Session<Puzzle, State>>;
  readonly state: Accessor<State>;
  /** What the hand holds: the game's own business. */
  readonly gesture: Accessor<Gesture | undefined>;
  readonly status: Accessor<Status>;
  readonly marks: Accessor<Marks>;
  readonly cursor: Accessor<TargetId>;
  readonly clock: Clock;
  readonly hints: Accessor<number>;
  readonly solvedIn: Accessor<number | undefined>;
  readonly notice: Accessor<Notice | undefined>;
  notify(notice: Notice | undefined): void;
  moveCursor(target: TargetId): void;
  /** True when it meant something to the game. */
  input(input: Input): boolean;
  playMoves(moves: readonly Move[]): void;
  cancelPress(): void;
  undo(): void;
  redo(): void;
  reset(): void;
  /** To where only the first so many moves are in force; the others can be redone. */
  goTo(cursor: number): void;
  /** Empties the log and the clock: the puzzle as on the first day. */
  restart(): void;
  addCheckpoint(): void;
  dropCheckpoint(): void;
  keepCheckpoint(): void;
  countHint(): void;
}

/** The moves that led to where the session is. */
export function movesInForce({ log, cursor }: Session<unknown, unknown>): readonly string[] {
  return log.slice(0, cursor).map(({ text }) => text);
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
  const [hints, setHints] = createSignal(restored?.hints ?? 0);
  const [notice, notify] = createSignal<Notice | undefined>(undefined, { equals: false });
  const state = createMemo(() => session().state);
  const status = createMemo(() => game.status(puzzle, state()));
  const marks = createMemo(() => game.paint(puzzle, state(), gesture()));
  const [cursor, moveCursor] = createSignal<TargetId>(firstCursor());
  const clock = createClock(restored?.elapsed ?? 0, isRunning());
  let beforePress = session();
  /** The newest change came from this page, so leaving it must save the time. */
  let isOurs = false;

  /** A board that is over may be taken back, and then its clock goes on; a solved one has its time. */
  function isRunning(): boolean {
    return solvedIn() === undefined && status().phase === "open";
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
      progress: score ?? { value: 0, of: 0 },
      ...(solved === undefined ? {} : { solvedIn: solved }),
      updated: Date.now(),
    });
  }

  function apply(next: Session<Puzzle, State>, goodNews = message("solved")): void {
    if (next === session()) return;
    batch(() => {
      setSession(next);
      notify(undefined);
      if (status().phase === "solved" && solvedIn() === undefined) {
        // Whatever was being tried has proved itself, and the hand lets go: a drag that overshoots takes nothing back.
        setSession({ ...next, checkpoints: [] });
        setGesture(undefined);
        clock.stop();
        const time = Math.round(clock.now());
        setSolvedIn(time);
        void saveSolve(key, { game: game.id, day: today(), time, hints: hints() });
        notify({ tone: "good", text: goodNews, at: [] });
      } else if (solvedIn() === undefined) {
        clock.set(clock.now(), isRunning());
        if (status().phase === "over") {
          setGesture(undefined);
          notify({ tone: "plain", text: message("over"), at: [] });
        }
      }
    });
    save();
  }

  function refuse(violation: Violation): void {
    notify({ tone: "refused", text: message(violation.code, violation.params), at: violation.at });
  }

  function playMoves(moves: readonly Move[]): void {
    let next = session();
    const before = next.log[next.cursor - 1]?.at ?? -1;
    // The clock of a solved board stands still, and a quick hand may be twice within a millisecond.
    const at = Math.max(Math.round(clock.now()), before + 1);
    for (const move of moves) {
      const played = playMove(game, next, move, at);
      if (!played.ok) {
        apply(next);
        refuse(played.error);
        return;
      }
      next = played.value;
    }
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
    const next = goTo(game, session(), to);
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
      setHints(foreign.hints);
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
    session,
    state,
    gesture,
    status,
    marks,
    cursor,
    clock,
    hints,
    solvedIn,
    notice,
    notify,
    moveCursor,
    input(input) {
      // A finished board is there to be looked at; the tools can still change it.
      if (status().phase !== "open") return false;
      if (input.type === "press") beforePress = session();
      const intent = game.intend(puzzle, state(), input, gesture());
      if (!intent) return false;
      batch(() => {
        setGesture(() => intent.gesture);
        if (intent.cursor !== undefined) moveCursor(intent.cursor);
        if (intent.moves.length > 0) playMoves(intent.moves);
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
    reset: () => jump(0),
    goTo: jump,
    restart() {
      batch(() => {
        setSolvedIn(undefined);
        setHints(0);
        clock.set(0, true);
        apply(openSession(game, puzzle));
      });
    },
    addCheckpoint() {
      setSession(addCheckpoint(session(), String(session().checkpoints.length + 1)));
      save();
    },
    dropCheckpoint: () => apply(dropCheckpoint(game, session())),
    keepCheckpoint() {
      setSession(keepCheckpoint(session()));
      save();
    },
    countHint() {
      setHints(hints() + 1);
      save();
    },
  };
}
