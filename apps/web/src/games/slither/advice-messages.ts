/** What advice says, beside the reasons that come with the techniques; loaded with the first hint. */
import { stepMessages } from "@masume/games/slither";
import { type Catalogue, joinCatalogues } from "@masume/kernel";
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  "advice.nudge": "“{technique}” applies somewhere.",
  "advice.nudge.trial": "No direct deduction remains. Try: “{technique}”.",
  "advice.where": "Look at the marked places.",
  "advice.first-wrong":
    "The first wrong {count|mark is|marks are} circled. {later} {later|mark|marks} entered since {later|is|are} highlighted.",
  "advice.stuck": "None of the 32 techniques applies here.",
  "advice.complete": "Every line of the loop is drawn.",
  "advice.panel": "Advice",
  "advice.about": "About this technique",
  "advice.follow": "Follow the trial",
  "advice.frame": "{at} of {of}",
  "advice.back": "Back",
  "advice.forward": "Forward",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "advice.nudge": "「{technique}」で決まるところがあります。",
  "advice.nudge.trial": "ふつうの手筋では進みません。「{technique}」を試しましょう。",
  "advice.where": "印のついたところを見てください。",
  "advice.first-wrong":
    "最初の間違い({count}か所)を囲みました。色のついた{later}か所は、その後に書いたものです。",
  "advice.stuck": "32の手筋では、ここから先は決まりません。",
  "advice.complete": "ループの線はすべて引けています。",
  "advice.panel": "アドバイス",
  "advice.about": "この手筋について",
  "advice.follow": "仮定をたどる",
  "advice.frame": "{at}/{of}",
  "advice.back": "前へ",
  "advice.forward": "次へ",
});

/** All that advice may say. */
export const adviceTexts: Catalogue = joinCatalogues(stepMessages, t.catalogue);
