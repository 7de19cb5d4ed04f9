/** The texts of Stroke's pages. */
import { t as base, type Extended } from "../../i18n/translator.js";

const en = {
  "stroke.key.draw": "draw; back the way you came: step back",
  "stroke.key.back": "step back",
  "stroke.key.look": "look around without drawing",
  "stroke.key.press": "draw straight to the cell, or go back to it",
  "stroke.key.home": "back to the start",
  "progress.now": "{value} of {of} cells visited",
  "band.easy": "Easy",
  "band.normal": "Normal",
  "band.hard": "Hard",
  "lines.one": "This puzzle has exactly one solution (proved).",
  "lines.many": "This puzzle has {count} solutions.",
  "lines.none": "This puzzle has no solution.",
  "stroke.daily": "Five puzzles against the clock",
  "attack.board": "Time attack: {number} of {of}",
  "stages.name": "{band} {number}",
};

export type StrokeKey = keyof typeof en;

/** A text of Stroke's pages. */
export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "stroke.key.draw": "線を引く(来た方向なら一つ戻る)",
  "stroke.key.back": "一つ戻る",
  "stroke.key.look": "引かずに見て回る",
  "stroke.key.press": "そのマスまで引く、またはそこまで戻る",
  "stroke.key.home": "スタートまで戻る",
  "progress.now": "{value}/{of}マスを通りました",
  "band.easy": "やさしい",
  "band.normal": "ふつう",
  "band.hard": "むずかしい",
  "lines.one": "答えはちょうど一通りです(証明済み)。",
  "lines.many": "答えは{count}通りあります。",
  "lines.none": "答えのない問題です。",
  "stroke.daily": "時間を競う5問",
  "attack.board": "タイムアタック {number}/{of}問目",
  "stages.name": "{band} {number}",
});
