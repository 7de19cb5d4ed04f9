/** What advice says, beside the reasons that come with the techniques; loaded with the first hint. */
import { stepMessages } from "@masume/games/slither";
import { type Catalogue, joinCatalogues } from "@masume/kernel";
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  "advice.idle": "Ask for a hint to see the next step.",
  "advice.made": "Applied.",
  "advice.made.easy": "Applied, with {count} easy {count|step|steps} that followed.",
  "advice.next": "Next hint",
  "advice.look": "Look at {places}.",
  "advice.look.trial": "No direct deduction remains. Try an assumption at {places}.",
  "advice.mistake": "A mistake",
  "advice.first-wrong": "The first wrong mark: {places}.",
  "advice.first-wrong.since":
    "The first wrong mark: {places}. {later} {later|mark|marks} entered since {later|is|are} highlighted.",
  "advice.stuck": "None of the 32 techniques applies here.",
  "advice.complete": "Every line of the loop is drawn.",
  "advice.about": "About this technique",
  "advice.follow": "Step by step",
  "advice.frame": "{at} of {of}",
  "advice.back": "Back",
  "advice.forward": "Forward",
  "advice.easy": "Apply all easy steps",
  "advice.easy.done": "{count} easy {count|step|steps} applied.",
  "advice.below": "Easy steps",
  "advice.below.0": "none: one step at a time",
  "advice.below.1": "basic steps",
  "advice.below.2": "up to level 1",
  "advice.below.3": "up to level 2",
  "advice.below.4": "up to level 3",
  "advice.below.5": "up to level 4",
  "advice.coach": "Coach: stop only at steps worth learning",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "advice.idle": "「ヒント」で次の一手を示します。",
  "advice.made": "書きました。",
  "advice.made.easy": "続きのやさしい手{count}手も、まとめて書きました。",
  "advice.next": "次のヒント",
  "advice.look": "{places}を見てください。",
  "advice.look.trial": "仮定なしでは進めません。{places}で仮定を試します。",
  "advice.mistake": "間違いがあります",
  "advice.first-wrong": "最初の間違いは{places}です。",
  "advice.first-wrong.since": "最初の間違いは{places}です。色のついた{later}か所は、その後に書いたものです。",
  "advice.stuck": "32の手筋では、ここから先は決まりません。",
  "advice.complete": "ループの線はすべて引けています。",
  "advice.about": "手筋の説明",
  "advice.follow": "一手ずつ",
  "advice.frame": "{at}/{of}",
  "advice.back": "前へ",
  "advice.forward": "次へ",
  "advice.easy": "やさしい手をまとめて書く",
  "advice.easy.done": "やさしい手を{count}手書きました。",
  "advice.below": "やさしい手の範囲",
  "advice.below.0": "なし(1手ずつ)",
  "advice.below.1": "基本の手",
  "advice.below.2": "レベル1まで",
  "advice.below.3": "レベル2まで",
  "advice.below.4": "レベル3まで",
  "advice.below.5": "レベル4まで",
  "advice.coach": "コーチ：覚えたい手でだけ止まる",
});

/** All that advice may say. */
export const adviceTexts: Catalogue = joinCatalogues(stepMessages, t.catalogue);
