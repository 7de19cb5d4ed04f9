/** What other players are called: by the bare name in lists and tables, politely where a sentence speaks of them. */
import type { Player } from "@masume/protocol";
import { t } from "./messages.js";

export function nameOf(player: Pick<Player, "name"> | null | undefined): string {
  return player?.name ?? t("who.nobody");
}

export function politeNameOf(player: Pick<Player, "name"> | null | undefined): string {
  return player ? t("who.polite", { name: player.name }) : t("who.nobody");
}
