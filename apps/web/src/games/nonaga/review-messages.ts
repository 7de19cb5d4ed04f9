/** The texts of a game's review. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  "review.working": "Reviewing the game…",
  "review.plot": "Red’s chances over the game. Choose a place to see the position there.",
  "review.accuracy": "Accuracy",
  "review.accuracy.of": "{percent}%",
  "review.moments": "Turning points",
  "review.moments.none": "Neither side made a mistake that the engine can see.",
  "review.moments.minor": "No mistake, only small inaccuracies (?!).",
  "review.mark.best": "Best turn",
  "review.mark.good": "Good turn",
  "review.mark.inaccuracy": "Inaccuracy",
  "review.mark.mistake": "Mistake",
  "review.mark.blunder": "Blunder",
  "review.missed": "{mark}: misses a win in {count}",
  "review.losing": "{mark}: the turn that lost the game",
  "review.better": "Better:",
  "review.turn": "{number}. {text}",
  "review.chances": "Chances in this position: Red {red}%, Blue {blue}%",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "review.working": "一局を調べています…",
  "review.plot": "赤の勝率の推移です。選ぶと、その局面を表示します。",
  "review.accuracy": "正確さ",
  "review.accuracy.of": "{percent}%",
  "review.moments": "分かれ目",
  "review.moments.none": "エンジンの見る限り、どちらにも失着はありません。",
  "review.moments.minor": "失着はなく、小さな疑問手(?!)だけです。",
  "review.mark.best": "最善手",
  "review.mark.good": "好手",
  "review.mark.inaccuracy": "疑問手",
  "review.mark.mistake": "悪手",
  "review.mark.blunder": "大悪手",
  "review.missed": "{mark}：{count}手の必勝を逃しました",
  "review.losing": "{mark}：この手が敗着です",
  "review.better": "最善は",
  "review.turn": "{number}手目　{text}",
  "review.chances": "この局面の勝率：赤{red}%・青{blue}%",
});
