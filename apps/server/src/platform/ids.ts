/** Random names. Without letters that are taken for each other: 32 of them, 5 bits each. */
import { randomBytes } from "node:crypto";

const letters = "0123456789abcdefghjkmnpqrstvwxyz";

export function randomLetters(count: number): string {
  return [...randomBytes(count)].map((byte) => letters[byte & 31]).join("");
}

/** A public id for anything: 80 random bits. */
export function newId(): string {
  return randomLetters(16);
}
