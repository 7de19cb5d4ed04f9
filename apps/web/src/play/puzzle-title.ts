/** What a puzzle is called above its board: its name, and the level unless the name says it. */
import type { Catalogue, Message } from "@masume/kernel";
import { formatMessage } from "../i18n/translator.js";
import type { Play } from "./play.js";

export function fullTitle(
  { game, title }: { readonly game: Pick<Play["game"], "messages">; readonly title: Message },
  uiMessages: Catalogue,
  level: string | undefined,
): string {
  // Where boards have no size, they are called like the game, whose name stands there already.
  const name = title.key === "name" ? "" : formatMessage(title, game.messages, uiMessages);
  if (level === undefined || name.toLowerCase().includes(level.toLowerCase())) return name;
  return [name, level].filter(Boolean).join(" · ");
}
