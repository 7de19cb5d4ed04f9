/** What Slither's pages say; loaded with them, not with the app. */
import { type Catalogue, type Message, message } from "@masume/kernel";
import { tell } from "../../i18n/language.js";

const en = {
  "slither.key.walk": "walk over points, edges and cells",
  "slither.key.draw": "on a point: draw and walk on; in a cell: draw that side",
  "slither.key.cross": "on a point or in a cell: cross out the edge above, left, below, right",
  "slither.key.cycle": "on an edge: line, cross, nothing",
  "slither.key.x": "on an edge: cross, nothing",
  "slither.key.erase": "on an edge: erase",
  "slither.key.fix": "fix what is drawn; with Shift: release it",
  "pen.cross": "Crosses",
  fix: "Fix",
  release: "Release",
  "erase-unfixed": "Erase all but what is fixed",
  "advice.nudge": "Something follows by “{technique}”.",
  "advice.nudge.trial": "Plain rules say nothing more. Try: “{technique}”.",
  "advice.where": "Look at the marked places.",
  "advice.mistake": "Something on the board is not right.",
  "advice.first-wrong":
    "The first wrong {count|mark is|marks are} ringed. {later} {later|mark|marks} entered since {later|is|are} highlighted.",
  "advice.none": "None of the 32 techniques says anything more here.",
  "advice.complete": "Every line of the loop is drawn.",
  "advice.multiple": "This puzzle has several solutions, so nothing can be said for certain.",
  "advice.no-solution": "This puzzle has no solution.",
  "advice.unknown": "The puzzle is too hard to judge at once.",
  "advice.panel": "Advice",
  "advice.level": "level {level}",
  "advice.basic": "basic",
  "advice.about": "About this technique",
  "advice.follow": "Follow the trial",
  "advice.frame": "{at} of {of}",
  "advice.back": "Back",
  "advice.forward": "Forward",
  "advice.step": "{why} {therefore}",
  "advice.suppose": "Suppose {edge} is {mark}.",
  "advice.contradiction": "Contradiction: {why}",
  "advice.completes": "The whole loop follows, and there is only one.",
  "advice.therefore": "So {edges} {count|is|are} {mark}.",
} as const;

export type SlitherKey = keyof typeof en;

const ja: Readonly<Record<SlitherKey, string>> = {
  "slither.key.walk": "点・辺・マスの上を動く",
  "slither.key.draw": "点の上:線を引いて進む/マスの中:その辺に線を引く",
  "slither.key.cross": "点の上・マスの中:上・左・下・右の辺に×",
  "slither.key.cycle": "辺の上:線→×→なし",
  "slither.key.x": "辺の上:×をつける・消す",
  "slither.key.erase": "辺の上:消す",
  "slither.key.fix": "ここまでを固定する(Shiftで解除)",
  "pen.cross": "×",
  fix: "固定",
  release: "解除",
  "erase-unfixed": "固定していないものを消す",
  "advice.nudge": "「{technique}」で決まるところがあります。",
  "advice.nudge.trial": "ふつうの手筋では進みません。「{technique}」を試しましょう。",
  "advice.where": "印のついたところを見てください。",
  "advice.mistake": "盤面に間違いがあります。",
  "advice.first-wrong":
    "最初の間違い({count}か所)を囲みました。色のついた{later}か所は、その後に書いたものです。",
  "advice.none": "32の手筋では、ここから先は決まりません。",
  "advice.complete": "輪の線はすべて引けています。",
  "advice.multiple": "この問題には答えが複数あるので、確かなことは言えません。",
  "advice.no-solution": "この問題には答えがありません。",
  "advice.unknown": "難しすぎて、すぐには判定できません。",
  "advice.panel": "アドバイス",
  "advice.level": "レベル{level}",
  "advice.basic": "基本",
  "advice.about": "この手筋について",
  "advice.follow": "仮定をたどる",
  "advice.frame": "{of}のうち{at}",
  "advice.back": "前へ",
  "advice.forward": "次へ",
  "advice.step": "{why}{therefore}",
  "advice.suppose": "{edge}を{mark}と仮定します。",
  "advice.contradiction": "矛盾:{why}",
  "advice.completes": "これで輪が完成します。答えはひとつだけなので、これが正解です。",
  "advice.therefore": "したがって、{edges}は{mark}です。({count}か所)",
};

export const words: Catalogue<SlitherKey> = { en, ja };

/** A text of Slither's pages. */
export function w(key: SlitherKey, params?: Message["params"]): string {
  return tell(message(key, params), words);
}
