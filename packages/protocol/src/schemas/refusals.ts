/** Why the HTTP API refuses a request: the code in `{"error":{"code","message"}}`, and the status it comes with. */
import { z } from "zod";

export const httpRefusals = {
  invalid: [400, "a parameter or the body does not fit its schema; the message names the place"],
  "bad-request": [400, "the request cannot be read"],
  "invalid-json-body": [400, "the body is not JSON"],
  "empty-json-body": [400, "the body is empty"],
  "no-player": [401, "authentication required"],
  "foreign-origin": [403, "a page of another origin may not ask for that"],
  "not-found": [404, "there is no such thing, or it is not yours"],
  "no-code": [404, "the code for another device is wrong, used or expired"],
  "no-run": [404, "you have no such attempt"],
  full: [409, "your storage is full"],
  "too-many": [
    409,
    "too many of your jobs are waiting or running, another puzzle of yours is being published, or you have reported twenty players today",
  ],
  "out-of-order": [409, "answers come in order, each once"],
  "body-too-large": [413, "the body is larger than 1 MB"],
  "invalid-media-type": [415, "the body is not `application/json`"],
  unreadable: [422, "the game cannot read this puzzle or these parameters"],
  "no-solution": [422, "the puzzle cannot be solved, so it cannot be published"],
  "not-today": [422, "this day is today nowhere on earth"],
  "not-solved": [422, "the moves do not solve the puzzle"],
  "slow-down": [429, "too many requests; `Retry-After` says when to come back"],
  internal: [500, "internal error"],
  storage: [503, "the server cannot store or read anything at the moment"],
  stopping: [503, "the server is about to stop"],
} as const satisfies Record<string, readonly [status: number, summary: string]>;

export const httpRefusal = z.enum(Object.keys(httpRefusals) as (keyof typeof httpRefusals)[]);

export const errorBody = z.object({ error: z.object({ code: httpRefusal, message: z.string() }) });
