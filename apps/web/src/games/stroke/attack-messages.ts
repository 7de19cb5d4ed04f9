/** The texts of the time attack. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./make-messages.js";

const en = {
  title: "Time attack",
  lead: "Five puzzles against the clock, without hints. The daily run is the same for everyone.",
  go: "Go to time attack",
  daily: "Today’s run",
  free: "Free run",
  start: "Start",
  "go-on": "Continue",
  "so-far": "{done} of {of} puzzles done",
  "done-in": "Done in {time}",
  results: "Results",
  "no-results": "No finished run yet.",
  run: "Run",
  total: "Time",
  board: "Puzzle {number} of {of}",
  before: "so far {time}",
  next: "Next puzzle",
  finish: "See the result",
  over: "Run finished",
  close: "Results",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "タイムアタック",
  lead: "ヒントなしで5問に挑みます。日替わりの問題は、だれにとっても同じです。",
  go: "タイムアタックへ",
  daily: "今日の5問",
  free: "自由に挑戦",
  start: "始める",
  "go-on": "続ける",
  "so-far": "{of}問のうち{done}問まで",
  "done-in": "記録 {time}",
  results: "記録",
  "no-results": "まだ記録がありません。",
  run: "種類",
  total: "タイム",
  board: "{of}問中{number}問目",
  before: "ここまで{time}",
  next: "次の問題へ",
  finish: "結果を見る",
  over: "完走",
  close: "記録を見る",
});
