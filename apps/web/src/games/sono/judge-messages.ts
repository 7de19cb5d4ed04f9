/** The texts of a contest's page. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./solve-messages.js";

const en = {
  "judge.title": "Contest",
  "judge.none": "There is no contest at this address.",
  "judge.none-how":
    "To hold one, run “masume sono judge problem.json” and open the address it prints. Everybody in the same network can take part with “--host 0.0.0.0”.",
  "judge.lost": "The judge does not answer. Trying again…",
  "judge.before": "Begins in {time}",
  "judge.running": "{time} left",
  "judge.open": "Open",
  "judge.over": "The round is over.",
  "judge.rules":
    "Most pairs win, then the fewest turns, then who was first. Every team’s best answer counts.",
  "judge.limit": "At most {max} {max|turn|turns}.",
  "judge.download": "Save the problem",
  "judge.submit": "Submit an answer",
  "judge.token": "Your team’s token",
  "judge.answer": "Answer file (JSON)",
  "judge.token-first": "Enter your team’s token first.",
  "judge.sending": "Submitting…",
  "judge.accepted": "Accepted: {pairs} of {of} pairs in {turns} {turns|turn|turns}.",
  "judge.unknown-token": "The judge does not know this token.",
  "judge.refused": "The judge did not accept this: {reason}",
  "judge.not-sent": "This was not submitted: the judge does not answer.",
  "judge.ranking": "Ranking",
  "judge.no-teams": "No answers yet.",
  "judge.rank": "Rank",
  "judge.team": "Team",
  "judge.pairs": "Pairs",
  "judge.time": "Time",
  "judge.watch": "Watch",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "judge.title": "大会",
  "judge.none": "このアドレスでは大会が開かれていません。",
  "judge.none-how":
    "大会を開くには「masume sono judge problem.json」を実行し、表示されたアドレスを開いてください。「--host 0.0.0.0」を付けると、同じネットワークの人が参加できます。",
  "judge.lost": "審判から応答がありません。つなぎ直しています…",
  "judge.before": "開始まで{time}",
  "judge.running": "残り{time}",
  "judge.open": "受付中",
  "judge.over": "競技は終了しました。",
  "judge.rules":
    "ペアの多い順、同じなら手数の少ない順、それも同じなら先に提出した順です。各チームの最もよい回答で比べます。",
  "judge.limit": "{max}手まで。",
  "judge.download": "問題を保存",
  "judge.submit": "回答を提出",
  "judge.token": "チームのトークン",
  "judge.answer": "回答ファイル(JSON)",
  "judge.token-first": "先にチームのトークンを入力してください。",
  "judge.sending": "提出しています…",
  "judge.accepted": "受け付けました：{turns}手で{pairs}/{of}ペア。",
  "judge.unknown-token": "このトークンは登録されていません。",
  "judge.refused": "受け付けられませんでした：{reason}",
  "judge.not-sent": "審判から応答がないため、提出できませんでした。",
  "judge.ranking": "順位",
  "judge.no-teams": "まだ回答がありません。",
  "judge.rank": "順位",
  "judge.team": "チーム",
  "judge.pairs": "ペア",
  "judge.time": "経過",
  "judge.watch": "再生",
});
