/** What a technique is called; its name comes with the texts of the grader, which are loaded when they are wanted. */
import { gradeMessages, type Technique } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { tell } from "../../i18n/language.js";

export function techniqueName({ id }: Pick<Technique, "id">): string {
  return tell(message(id), gradeMessages);
}
