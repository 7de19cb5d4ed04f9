/** Something to say about the board being played. */
import type { Catalogue, Message, TargetId } from "@masume/kernel";
import type { AppKey } from "../i18n/app-messages.js";

export interface Notice {
  readonly tone: "plain" | "refused" | "warning" | "good";
  readonly text: Message;
  /** Its texts, where they are not among the game's or its pages'. */
  readonly messages?: Catalogue;
  readonly at: readonly TargetId[];
  /** What can be done about it. */
  readonly remedy?: { readonly label: AppKey; run(): void };
}
