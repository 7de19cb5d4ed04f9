/** Those who sit before the page: on a desktop or with a phone, reading English or Japanese, and the words they see. */
import type { BrowserContextOptions } from "playwright-core";
import { phone } from "./chromium.js";

const words = {
  undo: { en: "Undo", ja: "戻す" },
  redo: { en: "Redo", ja: "やり直す" },
  reset: { en: "Reset", ja: "最初から" },
  guess: { en: "Guess", ja: "仮定" },
  "guess 1": { en: "Guess 1 on trial", ja: "仮定1を試しています" },
  "guess 2": { en: "Guess 2 on trial", ja: "仮定2を試しています" },
  keep: { en: "Keep it", ja: "残す" },
  drop: { en: "Drop it", ja: "捨てる" },
  hint: { en: "Hint", ja: "ヒント" },
  where: { en: "Where?", ja: "どこ?" },
  why: { en: "Why?", ja: "なぜ?" },
  "do it": { en: "Do it", ja: "進める" },
  share: { en: "Share", ja: "共有" },
  json: { en: "JSON", ja: "JSON" },
  "save as text": { en: "Save as text", ja: "テキストで保存" },
  replay: { en: "Replay", ja: "再生" },
  play: { en: "Play", ja: "再生する" },
  close: { en: "Close", ja: "閉じる" },
  speed: { en: "Speed", ja: "速さ" },
  cancel: { en: "Cancel", ja: "中止" },
  keys: { en: "Keys", ja: "キー操作" },
  solved: { en: "Solved", ja: "クリア" },
  check: { en: "Right so far?", ja: "ここまで合ってる?" },
  "right so far": { en: "Right so far", ja: "ここまでは大丈夫" },
  "show a solution": { en: "Show a solution", ja: "答えを見る" },
  "show it": { en: "Show it", ja: "見る" },
  resign: { en: "Resign", ja: "投了" },
} as const;

export type Word = keyof typeof words;

export interface Reader {
  readonly name: string;
  readonly language: "en" | "ja";
  readonly isPhone: boolean;
  readonly options: BrowserContextOptions;
  /** A word of the page in the reader's language. */
  word(key: Word): string;
}

function reader(language: "en" | "ja", isPhone: boolean): Reader {
  const tongue = language === "en" ? "in English" : "in Japanese";
  return {
    name: `${isPhone ? "on a phone" : "on a desktop"}, ${tongue}`,
    language,
    isPhone,
    options: {
      ...(isPhone ? phone : {}),
      locale: language === "en" ? "en-GB" : "ja-JP",
      reducedMotion: "reduce",
    },
    word: (key) => words[key][language],
  };
}

/** Two by two: each pair has both screens and both languages. */
export const readers: readonly (readonly [Reader, Reader])[] = [
  [reader("en", false), reader("ja", true)],
  [reader("ja", false), reader("en", true)],
];
