/**
 * What was still on its way into the database when a page was left. A browser
 * drops the transactions of a page that goes away, so whoever plays a move and
 * follows a link at once would lose it. What is put into localStorage, though, is
 * there when the call returns: the page that is left puts down its unconfirmed
 * writings here, each page in a place of its own, and the next page takes them up.
 */
import { type Kept, type StoreName, storeNames } from "./database.js";

/** A record to be kept, or thrown away. */
export interface Writing {
  readonly store: StoreName | "attempts";
  readonly key: string;
  /** Undefined when it is thrown away. */
  readonly record?: Kept | undefined;
  readonly writtenAt: number;
}

const prefix = "masume.left-behind.";
const ownPlace = `${prefix}${Math.random().toString(36).slice(2)}`;
let isUsed = false;

/** These are on their way now, and no others. */
export function putDown(writings: readonly Writing[]): void {
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
export function placesLeft(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(prefix) && place !== ownPlace);
  } catch {
    return [];
  }
}

export function leftAt(place: string): readonly Writing[] {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(left) ? left.filter(isWriting) : [];
  } catch {
    return [];
  }
}

function isWriting(value: unknown): value is Writing {
  const { store, key, record, writtenAt } = (value ?? {}) as Partial<Writing>;
  return (
    [...storeNames, "attempts"].some((name) => name === store) &&
    typeof key === "string" &&
    typeof writtenAt === "number" &&
    (record === undefined || record?.key === key)
  );
}

export function clearPlace(place: string): void {
  localStorage.removeItem(place);
}

/** Calls back when the page may be left for good; there may be no later word. */
export function whenLeaving(callback: () => void): void {
  addEventListener("pagehide", callback);
  document.addEventListener("visibilitychange", () => {
    if (isHidden()) callback();
  });
}

/** Nobody looks at the page: it may go away at any moment. */
export function isHidden(): boolean {
  return document.visibilityState === "hidden";
}
