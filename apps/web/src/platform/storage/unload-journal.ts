/**
 * What was still on its way into the database when a page was left. A browser
 * drops the transactions of a page that goes away, so whoever plays a move and
 * follows a link at once would lose it. What is put into localStorage, though, is
 * there when the call returns: a page that is left saves its unconfirmed writes
 * here, each page in a journal of its own, and the next page applies them.
 */
import { isObject } from "../values.js";
import { type RecordStore, recordStores, type Stored } from "./schema.js";

/** A record to be written, or deleted. */
export interface PendingWrite<Store extends RecordStore = RecordStore> {
  readonly store: Store;
  readonly key: string;
  /** Undefined when it is deleted. */
  readonly record?: Stored<Store> | undefined;
  readonly writtenAt: number;
}

const prefix = "masume.pending.";
const ownJournal = `${prefix}${Math.random().toString(36).slice(2)}`;
let isUsed = false;

/** These are on their way now, and no others. */
export function savePending(writes: readonly PendingWrite[]): void {
  if (writes.length === 0 && !isUsed) return;
  try {
    if (writes.length > 0) localStorage.setItem(ownJournal, JSON.stringify(writes));
    else localStorage.removeItem(ownJournal);
    isUsed = writes.length > 0;
  } catch {
    // There is no room, or no such storage: then the database alone must do.
  }
}

/** The journals of other pages. */
export function otherJournals(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix) && name !== ownJournal);
  } catch {
    return [];
  }
}

export function readPending(journal: string): readonly PendingWrite[] {
  try {
    const pending: unknown = JSON.parse(localStorage.getItem(journal) ?? "[]");
    return Array.isArray(pending) ? pending.filter(isPendingWrite) : [];
  } catch {
    return [];
  }
}

function isPendingWrite(value: unknown): value is PendingWrite {
  if (!isObject(value)) return false;
  const { store, key, record, writtenAt } = value;
  return (
    recordStores.some((name) => name === store) &&
    typeof key === "string" &&
    typeof writtenAt === "number" &&
    (record === undefined || (isObject(record) && record.key === key))
  );
}

export function clearJournal(journal: string): void {
  localStorage.removeItem(journal);
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
