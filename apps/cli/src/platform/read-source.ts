/** Reading a source with a codec; what is wrong with it is an error that names the place. */
import type { Codec } from "@masume/kernel";
import { CliError } from "./cli-error.js";
import type { Source } from "./parameters.js";

export function readSource<T>(source: Source, { parse }: Pick<Codec<T>, "parse">): T {
  const parsed = parse(source.text);
  if (parsed.ok) return parsed.value;
  const { position, reason } = parsed.error;
  throw new CliError(reason, { file: source.name, ...position, line: position.line + source.firstLine - 1 });
}
