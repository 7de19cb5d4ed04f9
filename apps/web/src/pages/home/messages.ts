/** The texts of the first page. */
import { t as base, type Extended } from "../../i18n/translator.js";

const en = {
  "home.title": "Grid puzzles",
  "home.lead":
    "Play, make and understand grid puzzles. Everything is saved on your device and works offline.",
  "home.games": "Games",
  "home.continue": "Continue",
  "today.title": "Today’s puzzles",
  "today.stroke": "Five puzzles against the clock",
  "today.slither": "Small, medium and large",
  "today.sono": "Easy, normal and hard",
  "today.nonaga": "Win in two turns",
  "today.archive": "Calendar and past days",
  "today.keep": "{count} {count|day|days} in a row so far; solve one today to continue.",
  welcome: "First time here?",
  "welcome.offer": "Learn one of the games in a minute, by playing it right here.",
  "welcome.begin": "Try it",
  "welcome.done": "Not now",
  paste: "Open a puzzle",
  "paste.how":
    "A link, a puzzle as text, a game record or a file, of any of the games: paste it or drop it here.",
  "paste.open": "Open",
  "paste.unknown": "None of the games can read this. {game} came closest: {reason}",
  "paste.failed": "It could not be opened. Try again.",
  "paste.which": "Several games can read this. Which one is it?",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "home.title": "マス目のパズル",
  "home.lead": "遊ぶ、作る、わかる。記録はすべてこの端末に残り、オフラインでも動きます。",
  "home.games": "ゲーム",
  "home.continue": "続きから",
  "today.title": "今日のパズル",
  "today.stroke": "時間を競う5問",
  "today.slither": "小・中・大の3問",
  "today.sono": "やさしい・ふつう・むずかしい",
  "today.nonaga": "二手で勝つ詰め問題",
  "today.archive": "カレンダーと過去の問題",
  "today.keep": "{count}日連続中。今日も一問解けば続きます。",
  welcome: "はじめての方へ",
  "welcome.offer": "このまま遊びながら、1分でゲームをひとつ覚えられます。",
  "welcome.begin": "やってみる",
  "welcome.done": "今はしない",
  paste: "問題を開く",
  "paste.how":
    "どのゲームのものでも、リンク・問題のテキスト・棋譜・ファイルを貼り付けるか、ここへドロップしてください。",
  "paste.open": "開く",
  "paste.unknown": "どのゲームでも読み取れませんでした。いちばん近いのは{game}です。{reason}",
  "paste.failed": "開けませんでした。もう一度お試しください。",
  "paste.which": "複数のゲームで読み取れます。どのゲームですか？",
});
