/**
 * What was still on its way into the database when a page was left. A browser
 * drops the transactions of a page that goes away, so whoever plays a move and
 * follows a link at once would lose it. What is put into localStorage, though, is
 * there when the call returns: the page that is left puts down its unconfirmed
 * writings here, each page in a place of its own, and the next page takes them up.
 */
import { type StoredRecord, type StoreName, storeNames } from "./database.js";

/** A record to be kept, or thrown away. */
export interface PendingWrite {
  readonly store: StoreName | "attempts";
  readonly key: string;
  /** Undefined when it is thrown away. */
  readonly record?: StoredRecord | undefined;
  readonly writtenAt: number;
}

const prefix = "masume.pending.";
const ownPlace = `${prefix}${Math.random().toString(36).slice(2)}`;
let isUsed = false;

/** These are on their way now, and no others. */
export function savePending(writings: readonly PendingWrite[]): void {
  if (writings.length === 0 && !isUsed) return;
  try {
    if (writings.length > 0) localStorage.setItem(ownPlace, JSON.stringify(writings));
    else localStorage.removeItem(ownPlace);
    isUsed = writings.length > 0;
  } catch {
    // There is no room, or no such storage: then the database alone must do.
  }
}

/** The places where other pages have left something. */
export function otherJournals(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(prefix) && place !== ownPlace);
  } catch {
    return [];
  }
}

export function readPending(place: string): readonly PendingWrite[] {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(left) ? left.filter(isWriting) : [];
  } catch {
    return [];
  }
}

function isWriting(value: unknown): value is PendingWrite {
  const { store, key, record, writtenAt } = (value ?? {}) as Partial<PendingWrite>;
  return (
    [...storeNames, "attempts"].some((name) => name === store) &&
    typeof key === "string" &&
    typeof writtenAt === "number" &&
    (record === undefined || record?.key === key)
  );
}

export function clearJournal(place: string): void {
  localStorage.removeItem(place);
}

/** Calls back when the page may be left for good; there may be no later word. */
export function onUnload(callback: () => void): void {
  addEventListener("pagehide", callback);
  document.addEventListener("visibilitychange", () => {
    if (isHidden()) callback();
  });
}

/** Nobody looks at the page: it may go away at any moment. */
export function isHidden(): boolean {
  return document.visibilityState === "hidden";
}
