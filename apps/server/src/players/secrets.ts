/**
 * Secrets made by the server. A token is shown once, in the cookie that carries it,
 * and stored only as its SHA-256: 256 random bits need no slower hash, for nobody
 * guesses them. It is looked up by that hash, of which nobody can choose the start.
 */
import { createHash, randomBytes } from "node:crypto";
import { randomLetters } from "../platform/ids.js";

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** To be typed on another device: 50 random bits, valid for minutes and once. */
export function newDeviceCode(): string {
  return `${randomLetters(5)}-${randomLetters(5)}`;
}

/** What people type, as it was made: case, blanks and dashes do not matter. */
export function normalizeDeviceCode(typed: string): string {
  const bare = typed.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
  return `${bare.slice(0, 5)}-${bare.slice(5)}`;
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
