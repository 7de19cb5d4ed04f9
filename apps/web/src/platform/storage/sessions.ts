/**
 * Sessions kept on the device. A record is a whole session, so the last writer
 * wins as a whole; every write is told to the other tabs, and a tab that shows
 * the same puzzle takes it over. No write can leave half of one session and half
 * of another.
 */
import type { GameId } from "@masume/games";
import type { Message } from "@masume/kernel";
import { get, getAll, put } from "./records.js";
import { notifyOtherTabs } from "./tab-sync.js";

export interface SessionRecord {
  /** Game and puzzle. */
  readonly key: string;
  readonly game: GameId;
  /** Where in the app it is played. */
  readonly href: string;
  readonly title: Message;
  /** The kernel's saved session. */
  readonly saved: string;
  /** Milliseconds of play so far. */
  readonly elapsed: number;
  readonly hints: number;
  readonly progress: { readonly value: number; readonly of: number };
  /** How far it is, where a number of a whole does not say it. */
  readonly note?: Message;
  /** Milliseconds it took, once solved. */
  readonly solvedIn?: number;
  readonly updated: number;
}

export async function saveSessionRecord(record: SessionRecord): Promise<void> {
  await put("sessions", record);
  notifyOtherTabs(record.key);
}

export function getSessionRecord(key: string): Promise<SessionRecord | undefined> {
  return get<SessionRecord>("sessions", key);
}

/** Newest first. */
export async function recentSessions(): Promise<readonly SessionRecord[]> {
  const records = await getAll<SessionRecord>("sessions");
  return records.toSorted((a, b) => b.updated - a.updated);
}
