/** The texts of the problems. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  "problem.title": "Today’s problem",
  "problem.lead": "A position in which the side to move wins in two turns, whatever the opponent does.",
  "problem.go": "Go to the problem",
  "problem.another": "Another problem",
  "problem.task": "{side} to move and win in two turns.",
  "problem.proved": "Proved: there is a win against every defence.",
  "problem.second": "Second turn. If you see no win, the first turn left a defence.",
  "problem.solved": "Solved",
  "problem.not-in-two": "Not in two turns",
  "problem.not-in-two.about": "There was a defence. Look for a first turn that leaves none.",
  "problem.again": "Try again",
  "problem.looking": "Generating a problem…",
  "problem.defence": "Defence",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "problem.title": "今日の詰めノナガ",
  "problem.lead": "相手がどう受けても、手番の側が二手で勝てる局面です。",
  "problem.go": "解いてみる",
  "problem.another": "別の問題",
  "problem.task": "{side}の番です。二手で勝ってください。",
  "problem.proved": "どう受けられても勝てることは証明済みです。",
  "problem.second": "二手目です。勝ちが見えなければ、まだ受けがあります。",
  "problem.solved": "正解！",
  "problem.not-in-two": "二手では勝てませんでした",
  "problem.not-in-two.about": "まだ受けがありました。どう受けても間に合わない一手目を探してみてください。",
  "problem.again": "もう一度",
  "problem.looking": "問題を作っています…",
  "problem.defence": "受け方",
});
