/** A refusal with its status and code: what a handler throws when the asker is at fault. */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

export function tooMany(seconds: number): HttpProblem {
  return new HttpProblem(429, "slow-down", `too many requests; try again in ${Math.ceil(seconds)} s`);
}
