/**
 * Boards that are played on a page of their own in each test: with its own modules, as
 * after a reload, its own clock, and a device that remembers.
 */

import {
  type Move as SonoMove,
  type Puzzle as SonoPuzzle,
  type State as SonoState,
  sono,
} from "@masume/games/sono";
import { type Move, type Puzzle, stroke } from "@masume/games/stroke";
import type { Cell } from "@masume/kernel";
import { afterEach, beforeEach, vi } from "vitest";
import type { SessionRecord } from "../../platform/storage/schema.js";
import { type FakeBrowser, fakeBrowser } from "../../testing/browser.js";
import type { Play } from "../play.js";
import type { StrokePlay } from "./open-stroke.js";

let shown: FakeBrowser;
let dispose: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date", "performance"] });
  shown = fakeBrowser();
  vi.resetModules();
});

afterEach(() => {
  dispose?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

export const browser = (): FakeBrowser => shown;

/** Closes the page of what was opened last. */
export function leave(): void {
  dispose?.();
}

/** In a root of the page's own Solid: like every module of the page, it is another one in each test. */
export async function inRoot<T>(open: () => T): Promise<T> {
  const { createRoot } = await import("solid-js");
  return createRoot((end) => {
    dispose = end;
    return open();
  });
}

export async function openStroke(puzzle: Puzzle = read("S..\n...\n..G")): Promise<StrokePlay> {
  const { openPlay } = await import("../create-play.js");
  const open = await openPlay({
    game: stroke,
    puzzle,
    key: "stroke/a",
    href: "/stroke/play/a",
    title: { key: "name" },
  });
  return inRoot(open);
}

/** The record on the device, once it is there as wanted. */
export async function savedRecord(isWanted: (saved: string) => boolean = () => true): Promise<SessionRecord> {
  const { getSessionRecord } = await import("../../platform/storage/sessions.js");
  return vi.waitFor(async () => {
    const record = await getSessionRecord("stroke/a");
    if (!record || !isWanted(record.saved)) throw new Error("not yet");
    return record;
  });
}

/** A board that is two turns from all pairs, and may be turned so often. */
export async function openSono(maxSteps: number): Promise<Play<SonoPuzzle, SonoState, SonoMove, unknown>> {
  const { openPlay } = await import("../create-play.js");
  const entities = [
    [1, 0, 3, 3],
    [2, 2, 5, 5],
    [7, 0, 6, 4],
    [7, 1, 6, 4],
  ];
  const puzzle = { size: 4, entities, maxSteps };
  return inRoot(await openPlay({ game: sono, puzzle, key: "sono/a", href: "", title: { key: "name" } }));
}

export function read(rows: string): Puzzle {
  const puzzle = stroke.codec.puzzle.parse(rows);
  if (!puzzle.ok) throw new Error(rows);
  return puzzle.value;
}

export const step = (cell: Cell): Move => ({ kind: "extend", cell });

export const lengthOf = (play: { state(): { line: readonly Cell[] } }): number => play.state().line.length;
