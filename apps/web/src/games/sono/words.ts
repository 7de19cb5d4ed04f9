/** What Sono's pages say; loaded with them, not with the app. */
import { type Catalogue, type Message, message } from "@masume/kernel";
import { tell } from "../../i18n/language.js";

const en = {
  "sono.key.move": "move the square",
  "sono.key.side": "make it larger or smaller",
  "sono.key.digits": "its side in digits",
  "sono.key.turn": "turn it clockwise",
  "sono.key.away": "put it away",
  "sono.turns": "Turns",
  "sono.turns-of": "{turns} of {most}",
  "sono.par": "Par",
  "sono.square": "Square",
  "sono.none": "Drag over the board, or tap a cell.",
  "sono.smaller": "Smaller",
  "sono.larger": "Larger",
  "sono.turn": "Turn",
  "sono.would": "makes {made}, cuts {cut}",
  "sono.turned": "Turned {n}×{n}: {made} made, {cut} cut. {pairs} of {of} pairs.",
  "sono.solved": "All {pairs} pairs in {turns} {turns|turn|turns}.",
  "sono.solved-par": "All {pairs} pairs in {turns} {turns|turn|turns}; par is {par}.",
  "sono.limit": "Most turns",
  "sono.no-limit": "any number",
  "sono.set-limit": "Set",
  "sono.limit-note": "Your turns so far come along.",
  "sono.own-answer": "My turns as an answer file",
  "sono.to-solver": "Let the solver try",
} as const;

export type SonoKey = keyof typeof en;

const ja: Readonly<Record<SonoKey, string>> = {
  "sono.key.move": "園を動かす",
  "sono.key.side": "大きくする・小さくする",
  "sono.key.digits": "一辺を数字で決める",
  "sono.key.turn": "時計回りに回す",
  "sono.key.away": "選ぶのをやめる",
  "sono.turns": "手数",
  "sono.turns-of": "{turns} / {most}",
  "sono.par": "目標",
  "sono.square": "園",
  "sono.none": "盤の上をドラッグするか、マスをタップしてください。",
  "sono.smaller": "小さく",
  "sono.larger": "大きく",
  "sono.turn": "回す",
  "sono.would": "できる{made} 切れる{cut}",
  "sono.turned": "{n}×{n}を回しました。できた{made}、切れた{cut}。ペアは{of}組のうち{pairs}組。",
  "sono.solved": "{turns}手で{pairs}組すべてそろいました。",
  "sono.solved-par": "{turns}手で{pairs}組すべてそろいました(目標{par}手)。",
  "sono.limit": "手数の上限",
  "sono.no-limit": "なし",
  "sono.set-limit": "決める",
  "sono.limit-note": "ここまでの手は引き継がれます。",
  "sono.own-answer": "自分の手順を回答ファイルに",
  "sono.to-solver": "ソルバーに解かせる",
};

export const words: Catalogue<SonoKey> = { en, ja };

/** A text of Sono's pages. */
export function w(key: SonoKey, params?: Message["params"]): string {
  return tell(message(key, params), words);
}
