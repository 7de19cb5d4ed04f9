/**
 * The records of this device and of the player's others, kept alike through the
 * server: first what others have written is taken in, then what this one has
 * written is sent. It begins with the player's name and goes on by itself, a
 * little after every change, and whenever the server is there again. Everything
 * may be repeated, broken off, or done by two tabs at once, without harm.
 */

import type { HttpResult, RecordPage, RouteRequest } from "@masume/protocol";
import { type Accessor, createEffect, createRoot, createSignal, on } from "solid-js";
import { api } from "../platform/network/server.js";
import {
  acknowledge,
  applyRemote,
  countOutgoing,
  nextOutgoing,
  notifyArrivals,
  type Outgoing,
  queueEverything,
  restamp,
} from "../platform/storage/outbox.js";
import { onWrite } from "../platform/storage/records.js";
import { type OutboxEntry, sharedStores } from "../platform/storage/schema.js";
import { observe } from "../platform/storage/timestamps.js";
import { me, refreshMe } from "./identity.js";

/** `waiting`: kept here, to be sent. `stuck`: the server takes no more. */
export type SyncState = "waiting" | "sending" | "synced" | "stuck";

const [state, setState] = createSignal<SyncState>("waiting");

export const syncState: Accessor<SyncState> = state;

const pauseAfterWritingMs = 3_000;
const usualPauseMs = 60_000;
/** While the server says by itself when there is something new; what it says may be lost. */
const pushedPauseMs = 600_000;
const batchSize = 100;
const maxBatchLength = 600_000;
/** More than the server takes in one record. */
const maxRecordLength = 400_000;
const maxRounds = 5;

type Sent = RouteRequest<"writeRecords">["body"]["records"][number];

/** Up to which change of which player this device knows the server's records. */
interface SyncCursor {
  readonly player: string;
  readonly after: number;
  /** Among them; `heard` in storage. */
  readonly latestTimestamp: number;
}

const cursorKey = "masume.sync";

function readCursor(): SyncCursor | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(cursorKey) ?? "null");
    return stored ? { player: stored.player, after: stored.after, latestTimestamp: stored.heard } : undefined;
  } catch {
    return undefined;
  }
}

function saveCursor({ player, after, latestTimestamp }: SyncCursor): void {
  try {
    localStorage.setItem(cursorKey, JSON.stringify({ player, after, heard: latestTimestamp }));
  } catch {
    // No room: the next time begins at an earlier cursor, and takes in again what it knows.
  }
}

/** One tab at a time, so that nothing is sent twice; where the browser has no locks (without https), each for itself. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(cursorKey, work) : work();
}

type SyncStep = "done" | "again" | "failed" | "full";

async function pull(player: string): Promise<SyncStep> {
  let cursor = readCursor();
  if (cursor?.player !== player) {
    await queueEverything();
    cursor = { player, after: 0, latestTimestamp: 0 };
    saveCursor(cursor);
  }
  observe(cursor.latestTimestamp);
  let hasArrived = false;
  for (;;) {
    const answer: HttpResult<"listRecords"> = await api.request("listRecords", {
      query: { after: cursor.after, limit: batchSize },
    });
    if (!answer.ok) {
      // Deleted from another device, perhaps.
      if (answer.error.code === "no-player") await refreshMe();
      return "failed";
    }
    const { records, head }: RecordPage = answer.value;
    if (head < cursor.after) {
      // The server knows less than it did: it was restored from a backup.
      await queueEverything();
      cursor = { ...cursor, after: 0 };
      continue;
    }
    for (const { store, key, value, writtenAt } of records) {
      // Signed out meanwhile, perhaps to delete everything: nothing more is taken in.
      if (me()?.id !== player) return "failed";
      const known = sharedStores.find((one) => one === store);
      if (!known) continue;
      const record = value === null ? undefined : JSON.parse(value);
      if (await applyRemote({ store: known, key, record, writtenAt })) hasArrived = true;
    }
    const latestTimestamp = Math.max(cursor.latestTimestamp, ...records.map(({ writtenAt }) => writtenAt));
    cursor = { player, after: records.at(-1)?.seq ?? cursor.after, latestTimestamp };
    saveCursor(cursor);
    if (records.length === 0 || cursor.after >= head) break;
  }
  if (hasArrived) notifyArrivals();
  return "done";
}

function asSent({ entry, record }: Outgoing): Sent {
  const value = record ? JSON.stringify(record) : null;
  return { store: entry.store, key: entry.id, value, writtenAt: entry.writtenAt };
}

/** As many as go into one message; one that is too long for any stays on the device. */
async function nextBatch(): Promise<readonly { written: Outgoing["entry"]; sent: Sent }[]> {
  for (;;) {
    const all = (await nextOutgoing(batchSize)).map((one) => ({ written: one.entry, sent: asSent(one) }));
    const tooLong = all.filter(({ sent }) => (sent.value?.length ?? 0) > maxRecordLength);
    if (tooLong.length > 0) {
      await acknowledge(tooLong.map(({ written }) => written));
      continue;
    }
    let letters = 0;
    const fits = all.findIndex(({ sent }) => {
      letters += (sent.value?.length ?? 0) + sent.key.length;
      return letters > maxBatchLength;
    });
    return fits < 0 ? all : all.slice(0, Math.max(1, fits));
  }
}

/** Sends what waits; those that came too late, behind something newer, are left, and added to `late`. */
async function push(late: OutboxEntry[]): Promise<SyncStep> {
  for (;;) {
    const batch = await nextBatch();
    if (batch.length === 0) return "done";
    const answer = await api.request("writeRecords", { body: { records: batch.map(({ sent }) => sent) } });
    if (!answer.ok) return answer.error.code === "full" ? "full" : "failed";
    const behind = new Set(answer.value.behind);
    await acknowledge(batch.filter((_, i) => !behind.has(i)).map(({ written }) => written));
    if (behind.size === 0) continue;
    late.push(...batch.filter((_, i) => behind.has(i)).map(({ written }) => written));
    return "again";
  }
}

async function syncAll(player: string): Promise<SyncStep> {
  const late: OutboxEntry[] = [];
  for (let round = 0; round < maxRounds; round++) {
    if ((await pull(player)) === "failed") return "failed";
    await restamp(late.splice(0));
    const step = await push(late);
    if (step !== "again") return step;
  }
  return "failed";
}

let running: Promise<void> | undefined;
let isWanted = false;
let startedAt = Number.NEGATIVE_INFINITY;
let isPushed = false;

/** A socket to the server has opened, and tells what other devices write; or it has closed. */
export function setPushed(pushed: boolean): void {
  isPushed = pushed;
  if (pushed) void syncNow();
}

/** Another device has written records up to this number. */
export function onPushed(head: number): void {
  if (head > (readCursor()?.after ?? 0)) void syncNow();
}

async function syncOnce(): Promise<void> {
  const player = me()?.id;
  if (player === undefined) return;
  startedAt = performance.now();
  setState("sending");
  const step = await alone(() => syncAll(player)).catch((): SyncStep => "failed");
  if (step === "full") setState("stuck");
  else setState(step === "done" && (await countOutgoing()) === 0 ? "synced" : "waiting");
}

/** Now, or once more after the one that is under way. */
export function syncNow(): Promise<void> {
  isWanted = true;
  running ??= (async () => {
    while (isWanted) {
      isWanted = false;
      await syncOnce();
    }
    running = undefined;
  })();
  return running;
}

let isStarted = false;

/** Keeps this device and the others alike from now on. */
export function startSyncing(): void {
  if (isStarted) return;
  isStarted = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    if (!me()) return;
    if (state() === "synced") setState("waiting");
    clearTimeout(waiting);
    waiting = setTimeout(syncNow, pauseAfterWritingMs);
  };
  const seen = () => {
    if (document.visibilityState === "visible") void syncNow();
  };
  onWrite(soon);
  addEventListener("online", () => void syncNow());
  document.addEventListener("visibilitychange", seen);
  setInterval(() => {
    if (performance.now() - startedAt >= (isPushed ? pushedPauseMs : usualPauseMs)) seen();
  }, usualPauseMs);
  createRoot(() =>
    createEffect(
      on(
        () => me()?.id,
        () => void syncNow(),
      ),
    ),
  );
}
