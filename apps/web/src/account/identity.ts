/**
 * Who one is on the server: a name and a public id. The secret that proves it is
 * in a cookie no script can read; here is only a note that there is one, so that
 * nothing is asked of the server by somebody who never went online.
 */

import type { Result } from "@masume/kernel";
import type { HttpError, HttpResult, Player } from "@masume/protocol";
import { type Accessor, createSignal } from "solid-js";
import { api, whenPlayerUnknown } from "../platform/network/server.js";

type PlayerResult = Result<Player, HttpError>;

const storageKey = "masume.player";
const formerKey = "masume.signed-out";

function noted(): Player | undefined {
  try {
    const { id, name } = JSON.parse(localStorage.getItem(storageKey) ?? "null") ?? {};
    return typeof id === "string" && typeof name === "string" ? { id, name } : undefined;
  } catch {
    return undefined;
  }
}

function notedFormer(): string | undefined {
  try {
    return localStorage.getItem(formerKey) ?? undefined;
  } catch {
    return undefined;
  }
}

const [player, setPlayer] = createSignal(noted(), {
  equals: (a, b) => a?.id === b?.id && a?.name === b?.name,
});
const [former, setFormer] = createSignal(notedFormer());

/** The player of this device; undefined for somebody the server does not know. */
export const me: Accessor<Player | undefined> = player;

/** The name that this device had until it was signed out, or the player deleted, from another one. */
export const formerName: Accessor<string | undefined> = former;

addEventListener("storage", (event) => {
  if (event.key !== storageKey && event.key !== formerKey && event.key !== null) return;
  setPlayer(noted());
  setFormer(notedFormer());
});

function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // storage is refused; it holds until the page is closed
  }
}

function note(now: Player | undefined, before?: string): void {
  store(formerKey, before);
  store(storageKey, now && JSON.stringify({ id: now.id, name: now.name }));
  setFormer(before);
  setPlayer(now);
}

function noting(result: PlayerResult): PlayerResult {
  if (result.ok) note(result.value);
  else if (result.error.code === "no-player") note(undefined, player()?.name ?? former());
  return result;
}

/** Asks the server whether one is still known, if one ever was. */
export async function refreshMe(): Promise<void> {
  if (player()) noting(await api.request("getMe"));
}

let isDoubtful = false;
whenPlayerUnknown(async () => {
  // The question itself is refused in the same way.
  if (isDoubtful) return;
  isDoubtful = true;
  await refreshMe();
  isDoubtful = false;
});

/** The first name makes the player, a later one renames them. */
export async function saveName(name: string): Promise<PlayerResult> {
  // A cookie without a note is possible; a new player in its place would be a loss.
  const known = await api.request("getMe");
  if (!known.ok && known.error.code !== "no-player") return known;
  return noting(await api.request(known.ok ? "renameMe" : "createPlayer", { body: { name } }));
}

/** This device becomes the one whose code it is. */
export async function redeemDeviceCode(code: string): Promise<PlayerResult> {
  return noting(await api.request("redeemDeviceCode", { body: { code } }));
}

/** Deletes everything the server holds of me. */
export async function deleteMe(): Promise<HttpResult<"deleteMe">> {
  const deleted = await api.request("deleteMe");
  if (deleted.ok || deleted.error.code === "no-player") note(undefined);
  return deleted;
}

/** This device forgets who it was; the server does not. */
export async function signOut(): Promise<void> {
  if (!player()) return;
  note(undefined);
  await api.request("signOut");
}
