/** What changes who one is: a name, another device's code, signing out, an end. Pages that ask for it load it. */
import type { HttpResult } from "@masume/protocol";
import { api } from "../platform/network/server.js";
import { me, note, noting, type PlayerResult } from "./identity.js";

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
  if (!me()) return;
  note(undefined);
  await api.request("signOut");
}
