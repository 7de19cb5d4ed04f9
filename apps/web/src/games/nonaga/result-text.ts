/** How a game ended, told to whoever is looking: "you" where one of the sides is theirs, the colours otherwise. */
import { type Outcome, otherSide, type Side, sideName } from "@masume/games/nonaga";
import { t } from "./messages.js";
import type { Ending } from "./table.js";

export function outcomeText(result: Outcome, viewer?: Side): string {
  if (result === "draw") return t("result.draw");
  if (viewer === undefined) return t("result.won", { side: sideName(result) });
  return t(result === viewer ? "result.you-won" : "result.you-lost", { side: sideName(viewer) });
}

/** What ended it, naming the side that it happened to. */
export function endingText({ result, by }: Ending, viewer?: Side): string {
  switch (by) {
    case "together":
    case "resignation":
    case "time":
    case "absence": {
      if (result === "draw") return "";
      const side = by === "together" ? result : otherSide(result);
      return side === viewer ? t(`ending.${by}.you`) : t(`ending.${by}`, { side: sideName(side) });
    }
    default:
      return t(`ending.${by}`);
  }
}
