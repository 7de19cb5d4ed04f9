/** Codes as people type them: letters that look alike are one letter. */
import { expect, test } from "vitest";
import { newDeviceCode, newToken, normalizeDeviceCode, sha256 } from "./secrets.js";

test.each([
  ["0a1bc-2de3f", "0a1bc-2de3f"],
  ["0A1BC-2DE3F", "0a1bc-2de3f"],
  ["oaibc 2del f", "0a1bc-2de1f"],
  ["0a1bc2de3f", "0a1bc-2de3f"],
  [" 0a1b\tc2d-e3f\n", "0a1bc-2de3f"],
  ["OOOOO-IIlLl", "00000-11111"],
])("%j is %s", (typed, code) => {
  expect(normalizeDeviceCode(typed)).toBe(code);
});

test("a code is its own normal form, and all its letters occur", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 500; i++) {
    const code = newDeviceCode();
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(normalizeDeviceCode(code)).toBe(code);
    for (const letter of code) seen.add(letter);
  }
  expect(seen.size).toBe(33);
});

test("a token has 256 bits and fits a cookie", () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(newToken());
});

test("SHA-256, as the standard has it", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
