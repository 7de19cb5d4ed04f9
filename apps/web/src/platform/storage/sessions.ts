/**
 * Sessions kept on the device. A record is a whole session, so the last writer
 * wins as a whole; every write is announced to the other tabs, and a tab that shows
 * the same puzzle takes it over. No write can leave half of one session and half
 * of another.
 */
import { get, getAll, put } from "./records.js";
import type { SessionRecord } from "./schema.js";
import { notifyOtherTabs } from "./tab-sync.js";

export async function saveSessionRecord(record: SessionRecord): Promise<void> {
  await put("sessions", record);
  notifyOtherTabs(record.key);
}

export function getSessionRecord(key: string): Promise<SessionRecord | undefined> {
  return get("sessions", key);
}

/** It was begun or solved, not just looked at. Old records do not say, and count as begun. */
export function wasPlayed({ solvedIn, isBegun }: SessionRecord): boolean {
  return solvedIn !== undefined || isBegun !== false;
}

/** Newest first. */
export async function recentSessions(): Promise<readonly SessionRecord[]> {
  const records = await getAll("sessions");
  return records.toSorted((a, b) => b.updated - a.updated);
}
