/** A refusal with its status and code: what a handler throws when the asker is at fault. */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** Seconds after which to ask again may be worth it. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function tooMany(seconds: number): HttpProblem {
  const whole = Math.ceil(seconds);
  return new HttpProblem(429, "slow-down", `too many requests; try again in ${whole} s`, whole);
}
