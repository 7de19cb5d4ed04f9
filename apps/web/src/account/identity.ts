/**
 * Who one is on the server: a name and a public id. The secret that proves it is
 * in a cookie no script can read; here is only a note that there is one, so that
 * nothing is asked of the server by somebody who never went online.
 */
import type { Result } from "@masume/kernel";
import type { HttpError, Player } from "@masume/protocol";
import { createSignal } from "solid-js";
import { api, whenPlayerUnknown } from "../platform/network/server.js";

export type PlayerResult = Result<Player, HttpError>;

/** A player whom another device has signed out, or deleted, is noted until there is another. */
type NotedPlayer = Player & { readonly isSignedOut?: true | undefined };

const storageKey = "masume.player";

function noted(): NotedPlayer | undefined {
  try {
    const { id, name, isSignedOut } = JSON.parse(localStorage.getItem(storageKey) ?? "null") ?? {};
    if (typeof id !== "string" || typeof name !== "string") return undefined;
    return { id, name, isSignedOut: isSignedOut === true || undefined };
  } catch {
    return undefined;
  }
}

const [player, setPlayer] = createSignal(noted(), {
  equals: (a, b) => a?.id === b?.id && a?.name === b?.name && a?.isSignedOut === b?.isSignedOut,
});

/** The player of this device; undefined for somebody the server does not know. */
export const me = (): Player | undefined => (player()?.isSignedOut ? undefined : player());

/** The name that this device had until it was signed out, or the player deleted, from another one. */
export const formerName = (): string | undefined => (player()?.isSignedOut ? player()?.name : undefined);

addEventListener("storage", (event) => {
  if (event.key === storageKey || event.key === null) setPlayer(noted());
});

/** Remembers who one is from here on. */
export function note(now: NotedPlayer | undefined): void {
  try {
    if (now) localStorage.setItem(storageKey, JSON.stringify(now));
    else localStorage.removeItem(storageKey);
  } catch {
    // storage is refused; it holds until the page is closed
  }
  setPlayer(now);
}

/** Remembers what an answer says about that, and hands it on. */
export function noting(result: PlayerResult): PlayerResult {
  if (result.ok) note({ id: result.value.id, name: result.value.name });
  else if (result.error.code === "no-player") note(player() && { ...player()!, isSignedOut: true });
  return result;
}

/** Asks the server whether one is still known, if one ever was. */
export async function refreshMe(): Promise<void> {
  if (me()) noting(await api.request("getMe"));
}

let isDoubtful = false;
whenPlayerUnknown(async () => {
  // The question itself is refused in the same way.
  if (isDoubtful) return;
  isDoubtful = true;
  await refreshMe();
  isDoubtful = false;
});
