/** Reading a source with a codec; what is wrong with it becomes a complaint. */
import type { Catalogue, Codec, Language } from "@masume/kernel";
import { complaintAbout } from "./cli-error.js";
import type { Source } from "./parameters.js";

export function readSource<T>(
  source: Source,
  codec: Pick<Codec<T>, "parse">,
  language: Language,
  ...catalogues: readonly Catalogue[]
): T {
  const parsed = codec.parse(source.text);
  if (!parsed.ok) throw complaintAbout(source, parsed.error, language, catalogues);
  return parsed.value;
}
