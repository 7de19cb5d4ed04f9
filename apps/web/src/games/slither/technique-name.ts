/** What a technique is called; the names are loaded when they are wanted. */
import { type Technique, techniqueIds, techniqueNames } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { formatMessage } from "../../i18n/translator.js";

export function techniqueName({ id }: Pick<Technique, "id">): string {
  return formatMessage(message(id), techniqueNames);
}

/** By the number of the paper. */
export function techniqueNameAt(number: number): string {
  return techniqueName({ id: techniqueIds[number - 1]! });
}

/** Where it is explained. */
export function techniquePath(number: number): string {
  return `/slither/technique?id=${techniqueIds[number - 1]}`;
}
