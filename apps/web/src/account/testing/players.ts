/** Whoever uses this device, as the server knows them. */

import { answers, requests } from "../../testing/server.js";
import { saveName, signOut } from "../identity-changes.js";

/** From now on the device is this player's. */
export async function signIn(id = "me", name = "Ren"): Promise<void> {
  await signOut();
  answers.getMe = { id, name };
  answers.renameMe = { id, name };
  await saveName(name);
  requests.length = 0;
}

/** From now on it is nobody's. */
export async function forgetPlayer(): Promise<void> {
  await signOut();
  delete answers.getMe;
  requests.length = 0;
}
