/** A two-way notation. `parse(format(value))` is the value; a bad text says where it is bad. */
import { ParseError, type ParseIssue } from "./parse-error.js";
import { err, ok, type Result } from "./result.js";

export interface Codec<T> {
  parse(text: string): Result<T, ParseIssue>;
  format(value: T): string;
}

/** For texts that were written by the same codec, or stand in the program: a bad one is a bug. */
export function parseOrThrow<T>(codec: Codec<T>, text: string): T {
  const value = codec.parse(text);
  if (!value.ok) throw new Error(`${value.error.reason.key}: ${text.slice(0, 80)}`);
  return value.value;
}

/** Turns a reader that throws `ParseError` into one that returns a result. */
export function parser<T>(read: (text: string) => T): (text: string) => Result<T, ParseIssue> {
  return (text) => {
    try {
      return ok(read(text));
    } catch (thrown) {
      if (thrown instanceof ParseError) return err(thrown.issue);
      throw thrown;
    }
  };
}
