/** Games of this device: saved whole after every slide and every turn, like every other session, with who sits where. */

import {
  formatTurn,
  levels,
  nonaga,
  type Puzzle,
  type Shift,
  type Side,
  type State,
  type Turn,
} from "@masume/games/nonaga";
import { loadSession, type Message, message, saveSession } from "@masume/kernel";
import type { SessionRecord } from "../../platform/storage/schema.js";
import { getSessionRecord, saveSessionRecord } from "../../platform/storage/sessions.js";
import { freshSeed } from "../../play/generation.js";
import { fullTime, type LocalClock, type TimeLeft } from "./local-clock.js";
import type { SeatPlan } from "./seats.js";
import type { Ending } from "./table.js";

export type SeatPlans = Readonly<Record<Side, SeatPlan>>;

export interface SavedGame {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly turns: readonly Turn[];
  readonly plan: SeatPlans;
  readonly ending: Ending | undefined;
  /** The slide of a turn that waits for its tile. */
  readonly slide: Shift | undefined;
  /** Absent for a game without clocks. */
  readonly clock?: SavedClock | undefined;
}

/** A clock, and what each side has left. */
export interface SavedClock {
  readonly control: Exclude<LocalClock, "none">;
  readonly left: TimeLeft;
}

/** What of a game has been played; a turn in the hand has not. */
export type PlayedGame = Pick<SavedGame, "puzzle" | "turns" | "ending">;

interface SavedTable {
  readonly plan: SeatPlans;
  readonly ending?: Ending;
  readonly slid?: Shift;
  readonly clock?: SavedClock;
}

export interface TableRecord extends SessionRecord {
  readonly table: SavedTable;
}

export function isTableRecord(record: SessionRecord): record is TableRecord {
  return "table" in record;
}

export function tableKey(id: string): string {
  return `nonaga/table/${id}`;
}

function tablePath(id: string): string {
  return `/nonaga/table?id=${id}`;
}

/** The course of a game as the text by which two savings of it are told apart. */
export function historyText({ puzzle, turns, ending }: PlayedGame): string {
  return JSON.stringify([
    nonaga.codec.puzzle.format(puzzle),
    turns.map((turn) => formatTurn(turn, "/")),
    ending,
  ]);
}

export function saveGame(game: SavedGame, state: State): Promise<void> {
  const { id, puzzle, turns, plan, ending, slide, clock } = game;
  const record: TableRecord = {
    key: tableKey(id),
    game: nonaga.id,
    href: tablePath(id),
    title: titleOf(plan),
    saved: saveSession(nonaga, {
      puzzle,
      log: turns.map((turn) => ({ text: nonaga.codec.move.format(turn), at: 0 })),
      cursor: turns.length,
      checkpoints: [],
      state,
    }),
    elapsed: 0,
    hints: 0,
    isBegun: turns.length > 0,
    // A game is worth continuing from its first turn on.
    progress: { value: turns.length + 1, of: turns.length + 1 },
    note: noteOf(turns.length, ending),
    ...(ending ? { solvedIn: 0 } : {}),
    updated: Date.now(),
    table: {
      plan,
      ...(ending ? { ending } : {}),
      ...(slide ? { slid: slide } : {}),
      ...(clock ? { clock } : {}),
    },
  };
  return saveSessionRecord(record);
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  const record = await getSessionRecord(tableKey(id));
  if (!record || !isTableRecord(record)) return undefined;
  const session = loadSession(nonaga, record.saved);
  if (!session.ok) return undefined;
  const turns = session.value.log.flatMap(({ text }) => {
    const turn = nonaga.codec.move.parse(text);
    return turn.ok ? [turn.value] : [];
  });
  const { plan, ending, slid: slide, clock } = record.table;
  return { id, puzzle: session.value.puzzle, turns, plan, ending, slide, clock };
}

/** Puts a new game on the device; the address of its table. */
export async function newGame(
  puzzle: Puzzle,
  plan: SeatPlans,
  { turns = [], clock = "none" }: { readonly turns?: readonly Turn[]; readonly clock?: LocalClock } = {},
): Promise<string> {
  const id = freshSeed();
  let state = nonaga.start(puzzle);
  for (const turn of turns) {
    const played = nonaga.play(puzzle, state, turn);
    if (played.ok) state = played.value;
  }
  const clocks = clock === "none" ? undefined : { control: clock, left: fullTime(clock) };
  await saveGame({ id, puzzle, turns, plan, ending: undefined, slide: undefined, clock: clocks }, state);
  return tablePath(id);
}

function titleOf({ red, blue }: SeatPlans): Message {
  const engine = [red, blue].find((seat) => seat.kind === "engine");
  if (!engine) return message("title.two");
  return message("title.engine", { level: levels[engine.level - 1]!.name });
}

function noteOf(count: number, ending: Ending | undefined): Message {
  if (!ending) return message("note.turns", { count });
  return ending.result === "draw"
    ? message("note.drawn")
    : message("note.won", { side: message(`side.${ending.result}`) });
}
