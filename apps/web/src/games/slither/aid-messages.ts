/** The texts of the drawing aids. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  "aid.shading": "Shade cells as inside or outside (click, or Enter in a cell)",
  "aid.colours": "A colour for each separate line",
  "aid.crossClues": "Cross out the other sides of a finished clue",
  "aid.crossPoints": "Cross out the other edges where two lines meet",
  "aid.loops": "Mark a loop closed too early",
  "aid.branches": "Mark branches and dead ends",
  "aids.note": "None of these counts as help.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "aid.shading": "マスに内側・外側の印をつける(クリック、またはマスでEnter)",
  "aid.colours": "つながっていない線を色分けする",
  "aid.crossClues": "数字がそろったら、残りの辺に×をつける",
  "aid.crossPoints": "2本の線がつながった点の残りの辺に×をつける",
  "aid.loops": "途中で閉じたループを示す",
  "aid.branches": "枝分かれと行き止まりを示す",
  "aids.note": "どれを使っても、ヒントには数えません。",
});
