/**
 * Secrets and names made by the server. A secret is shown once, in the cookie
 * that carries it, and kept only as its SHA-256: 256 random bits need no slower
 * hash, for nobody guesses them. Whoever compares hashes takes the same time for
 * every answer.
 */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Without letters that are taken for each other; 32 of them, 5 bits each. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => letters[byte & 31]).join("");
}

/** A public name for anything: 16 letters, 80 random bits. */
export function newId(): string {
  return randomLetters(16);
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** To be typed on another device: 50 random bits, good for minutes and once. */
export function newDeviceCode(): string {
  return `${randomLetters(5)}-${randomLetters(5)}`;
}

/** What people type, as it was made: case, blanks and dashes do not matter. */
export function readDeviceCode(typed: string): string {
  const bare = typed.toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1");
  return `${bare.slice(0, 5)}-${bare.slice(5)}`;
}

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares two hashes in constant time. */
export function sameHash(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
