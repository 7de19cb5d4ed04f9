/**
 * Who one is on the server: a name and a public id. The secret that proves it is
 * in a cookie no script can read; here is only a note that there is one, so that
 * nothing is asked of the server by somebody who never went online.
 */
import { type Accessor, createSignal } from "solid-js";
import { type Answer, ask, tellServer } from "../platform/network/ask.js";

export interface Player {
  readonly id: string;
  readonly name: string;
}

export interface DeviceCode {
  readonly code: string;
  readonly expiresAt: number;
}

const storageKey = "masume.player";

function noted(): Player | undefined {
  try {
    const { id, name } = JSON.parse(localStorage.getItem(storageKey) ?? "null") ?? {};
    return typeof id === "string" && typeof name === "string" ? { id, name } : undefined;
  } catch {
    return undefined;
  }
}

const [player, setPlayer] = createSignal(noted(), {
  equals: (a, b) => a?.id === b?.id && a?.name === b?.name,
});

/** The player of this device; undefined for somebody the server does not know. */
export const me: Accessor<Player | undefined> = player;

addEventListener("storage", (event) => {
  if (event.key === storageKey || event.key === null) setPlayer(noted());
});

function note(now: Player | undefined): void {
  try {
    if (now) localStorage.setItem(storageKey, JSON.stringify({ id: now.id, name: now.name }));
    else localStorage.removeItem(storageKey);
  } catch {
    // storage is refused; it holds until the page is closed
  }
  setPlayer(now);
}

function noting(answer: Answer<Player>): Answer<Player> {
  if (answer.ok) note(answer.value);
  else if (answer.code === "no-player") note(undefined);
  return answer;
}

/** Asks the server whether one is still known, if one ever was. */
export async function refreshMe(): Promise<void> {
  if (player()) noting(await ask<Player>("/api/me"));
}

/** The first name makes the player, a later one renames them. */
export async function saveName(name: string): Promise<Answer<Player>> {
  // A cookie without a note is possible; a new player in its place would be a loss.
  const known = await ask<Player>("/api/me");
  if (!known.ok && known.code !== "no-player") return known;
  return noting(
    known.ok
      ? await tellServer("PATCH", "/api/me", { name })
      : await tellServer("POST", "/api/players", { name }),
  );
}

/** A code for another device. */
export function createDeviceCode(): Promise<Answer<DeviceCode>> {
  return tellServer("POST", "/api/me/device-code");
}

/** This device becomes the one whose code it is. */
export async function redeemDeviceCode(code: string): Promise<Answer<Player>> {
  return noting(await tellServer<Player>("POST", "/api/device-code", { code }));
}

/** Everything the server holds of me, as text. */
export async function exportMe(): Promise<string | undefined> {
  const answer = await ask<unknown>("/api/me/export");
  return answer.ok ? JSON.stringify(answer.value, undefined, 1) : undefined;
}

/** Deletes everything the server holds of me. */
export async function deleteMe(): Promise<boolean> {
  const answer = await tellServer("DELETE", "/api/me");
  if (answer.ok || answer.code === "no-player") note(undefined);
  return answer.ok;
}

/** This device forgets who it was; the server does not. */
export async function signOut(): Promise<void> {
  if (!player()) return;
  note(undefined);
  await tellServer("POST", "/api/me/sign-out");
}
