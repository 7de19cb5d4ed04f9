/** What a technique is called; its name comes with the texts of the grader, which are loaded when they are wanted. */
import { stepMessages, type Technique } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { formatMessage } from "../../i18n/translator.js";

export function techniqueName({ id }: Pick<Technique, "id">): string {
  return formatMessage(message(id), stepMessages);
}
