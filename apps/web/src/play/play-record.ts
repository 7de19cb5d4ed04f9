/**
 * The record of a play on this device: written at every change, and once more when the
 * page is left, for the time that has passed. What another tab writes is taken over;
 * until this page changes something itself, there is then nothing for it to save.
 */
import { onCleanup } from "solid-js";
import type { SessionRecord } from "../platform/storage/schema.js";
import { getSessionRecord, saveSessionRecord } from "../platform/storage/sessions.js";
import { onRemoteSave } from "../platform/storage/tab-sync.js";

export interface PlayRecord {
  save(): void;
  /** Saves, if the record is this page's. */
  update(): void;
}

export function keepRecord(
  key: string,
  /** The play as it is now. */
  current: () => SessionRecord,
  /** Takes a record over; false if it cannot be read. */
  takeOver: (record: SessionRecord) => boolean,
): PlayRecord {
  /** The newest change came from this page. */
  let isOurs = false;

  function save(): void {
    isOurs = true;
    void saveSessionRecord(current());
  }
  function update(): void {
    if (isOurs) save();
  }

  const stopListening = onRemoteSave(key, async () => {
    const foreign = await getSessionRecord(key);
    if (foreign && takeOver(foreign)) isOurs = false;
  });
  const hidden = () => {
    if (document.visibilityState === "hidden") update();
  };
  document.addEventListener("visibilitychange", hidden);
  onCleanup(() => {
    stopListening();
    document.removeEventListener("visibilitychange", hidden);
    update();
  });
  return { save, update };
}
