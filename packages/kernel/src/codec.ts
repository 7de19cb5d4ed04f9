/** A two-way notation. `parse(format(value))` is the value; a bad text says where it is bad. */
import { type InputError, ParseError } from "./input-error.js";
import { err, ok, type Result } from "./result.js";

export interface Codec<T> {
  parse(text: string): Result<T, InputError>;
  format(value: T): string;
}

/** Turns a reader that throws `InputProblem` into one that returns a result. */
export function reading<T>(read: (text: string) => T): (text: string) => Result<T, InputError> {
  return (text) => {
    try {
      return ok(read(text));
    } catch (thrown) {
      if (thrown instanceof ParseError) return err(thrown.problem);
      throw thrown;
    }
  };
}
