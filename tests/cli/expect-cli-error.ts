/** What a bad command line or input must look like: one line on standard error, nothing else, status 2. */
import { expect } from "vitest";
import type { Ran } from "./masume.js";

export function expectCliError(ran: Ran, about: RegExp): void {
  expect(ran.stderr).toMatch(about);
  expect(ran.stderr).toMatch(/^masume: [^\n]+\n$/);
  expect(ran.stdout).toBe("");
  expect(ran.status).toBe(2);
}
