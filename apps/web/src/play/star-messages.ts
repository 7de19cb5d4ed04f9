/** The texts of the stars. */
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  "stars.earned": "{stars} {stars|star|stars}",
  "stars.1": "solved",
  "stars.2": "solved without hints",
  "stars.3": "without hints or reported mistakes, within {time}",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "stars.earned": "星{stars}つ",
  "stars.1": "解けた",
  "stars.2": "ヒントなしで解けた",
  "stars.3": "ヒントなし、間違いの指摘なし、{time}以内",
});
