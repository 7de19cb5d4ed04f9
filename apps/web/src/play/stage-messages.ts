/** The texts of stages, in every game that has some. */
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  "stages.title": "Stages",
  "stages.stars": "{stars} of {of} stars",
  "stages.criteria": "What stars are for",
  "stages.previous": "Previous",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "stages.title": "ステージ",
  "stages.stars": "星 {stars} / {of}",
  "stages.criteria": "星の条件",
  "stages.previous": "前へ",
});
