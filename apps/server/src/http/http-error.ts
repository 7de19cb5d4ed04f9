/** A refusal with its status and code: what a handler throws when the client is at fault. */
import type { HttpRefusal } from "@masume/protocol";
import { httpRefusals } from "@masume/protocol/schemas";

export class HttpError extends Error {
  readonly code: HttpRefusal;
  readonly statusCode: number;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(code: HttpRefusal, message: string = httpRefusals[code][1], retryAfter?: number) {
    // Nobody asks where a refusal was thrown, and in a flood of them finding out costs more than all else.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.statusCode = httpRefusals[code][0];
    this.retryAfter = retryAfter;
  }
}

export function tooManyRequests(seconds: number): HttpError {
  const whole = Math.ceil(seconds);
  return new HttpError("slow-down", `too many requests; try again in ${whole} s`, whole);
}
