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
import { type StoredRecord, type StoreName, storeNames } from "../platform/storage/database.js";
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
import { type OutboxEntry, observe } from "../platform/storage/timestamps.js";
import { me, refreshMe } from "./identity.js";

/** `waiting`: kept here, to be sent. `stuck`: the server takes no more. */
export type SyncState = "waiting" | "sending" | "synced" | "stuck";

const [state, setState] = createSignal<SyncState>("waiting");

export const syncState: Accessor<SyncState> = state;

const pauseAfterWritingMs = 3_000;
const usualPauseMs = 60_000;
const atOnce = 100;
const lettersAtOnce = 600_000;
/** More than the server takes in one record. */
const mostLetters = 400_000;
const mostRounds = 5;

type Sent = RouteRequest<"writeRecords">["body"]["records"][number];

/** Up to which change of which player this device knows the server's records. */
interface Place {
  readonly player: string;
  readonly after: number;
  /** The latest time of writing among them. */
  readonly heard: number;
}

const placeKey = "masume.sync";

function readPlace(): Place | undefined {
  try {
    return JSON.parse(localStorage.getItem(placeKey) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function notePlace(place: Place): void {
  try {
    localStorage.setItem(placeKey, JSON.stringify(place));
  } catch {
    // No room: the next time begins at an earlier place, and takes in again what it knows.
  }
}

/** Nothing is left here of what the server holds: whoever comes next takes in everything. */
export function forgetSyncCursor(): void {
  try {
    localStorage.removeItem(placeKey);
  } catch {
    // nothing was noted
  }
}

/** One tab at a time, so that nothing is sent twice; where the browser has no locks (without https), each for itself. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(placeKey, work) : work();
}

type Step = "done" | "again" | "failed" | "full";

async function takeInNew(player: string): Promise<Step> {
  let place = readPlace();
  if (place?.player !== player) {
    await queueEverything();
    place = { player, after: 0, heard: 0 };
    notePlace(place);
  }
  observe(place.heard);
  let hasArrived = false;
  for (;;) {
    const answer: HttpResult<"listRecords"> = await api.request("listRecords", {
      query: { after: place.after, limit: atOnce },
    });
    if (!answer.ok) {
      // Deleted from another device, perhaps.
      if (answer.error.code === "no-player") await refreshMe();
      return "failed";
    }
    const { records, head }: RecordPage = answer.value;
    if (head < place.after) {
      // The server knows less than it did: it was restored from a backup.
      await queueEverything();
      place = { ...place, after: 0 };
      continue;
    }
    for (const { store, key, value, writtenAt } of records) {
      const known = storeNames.find((one): one is StoreName => one === store);
      if (!known) continue;
      const record = value === null ? undefined : (JSON.parse(value) as StoredRecord);
      if (await applyRemote({ store: known, key, record, writtenAt })) hasArrived = true;
    }
    const heard = Math.max(place.heard, ...records.map(({ writtenAt }) => writtenAt));
    place = { player, after: records.at(-1)?.seq ?? place.after, heard };
    notePlace(place);
    if (records.length < atOnce) break;
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
    const all = (await nextOutgoing(atOnce)).map((one) => ({ written: one.entry, sent: asSent(one) }));
    const tooLong = all.filter(({ sent }) => (sent.value?.length ?? 0) > mostLetters);
    if (tooLong.length > 0) {
      await acknowledge(tooLong.map(({ written }) => written));
      continue;
    }
    let letters = 0;
    const fits = all.findIndex(({ sent }) => {
      letters += (sent.value?.length ?? 0) + sent.key.length;
      return letters > lettersAtOnce;
    });
    return fits < 0 ? all : all.slice(0, Math.max(1, fits));
  }
}

/** Sends what waits; those that came too late, behind something newer, are left, and added to `late`. */
async function sendNew(late: OutboxEntry[]): Promise<Step> {
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

async function syncAll(player: string): Promise<Step> {
  const late: OutboxEntry[] = [];
  for (let round = 0; round < mostRounds; round++) {
    if ((await takeInNew(player)) === "failed") return "failed";
    await restamp(late.splice(0));
    const step = await sendNew(late);
    if (step !== "again") return step;
  }
  return "failed";
}

let underWay: Promise<void> | undefined;
let isWanted = false;

async function syncOnce(): Promise<void> {
  const player = me()?.id;
  if (player === undefined) return;
  setState("sending");
  const step = await alone(() => syncAll(player)).catch((): Step => "failed");
  if (step === "full") setState("stuck");
  else setState(step === "done" && (await countOutgoing()) === 0 ? "synced" : "waiting");
}

/** Now, or once more after the one that is under way. */
export function syncNow(): Promise<void> {
  isWanted = true;
  underWay ??= (async () => {
    while (isWanted) {
      isWanted = false;
      await syncOnce();
    }
    underWay = undefined;
  })();
  return underWay;
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
  setInterval(seen, usualPauseMs);
  createRoot(() =>
    createEffect(
      on(
        () => me()?.id,
        () => void syncNow(),
      ),
    ),
  );
}
