/** The texts of the first page. */
import { t as base, type Extended } from "../../i18n/translator.js";

const en = {
  "home.title": "Grid puzzles",
  "home.lead":
    "Play, make and understand grid puzzles. Everything is saved on your device and works offline.",
  "home.games": "Games",
  "home.continue": "Continue where you left off",
  "today.title": "Today’s puzzles",
  "today.stroke": "Five puzzles against the clock",
  "today.slither": "Small, medium and large",
  "today.sono": "Easy, normal and hard",
  "today.nonaga": "Win in two turns",
  "today.open": "{value} of {of} done",
  "today.done": "Done",
  "today.streak": "{count} {count|day|days} in a row",
  "today.keep": "{count} {count|day|days} in a row so far; solve one today to continue.",
  welcome: "First time here?",
  "welcome.rules": "Every game has a Learn page that shows what breaking each rule looks like.",
  "welcome.hands": "Play with a mouse, a finger, a pen or the keyboard. Press ? on a board to see its keys.",
  "welcome.hint": "Stuck? A hint first shows where to look, then why, and only then the move.",
  "welcome.kept": "Leave whenever you like: every move is saved on this device.",
  "welcome.begin": "Start with an easy puzzle",
  "welcome.done": "Got it",
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
  "today.open": "{value}/{of}問クリア",
  "today.done": "クリア",
  "today.streak": "{count}日連続",
  "today.keep": "{count}日連続中。今日も一問解けば続きます。",
  welcome: "はじめての方へ",
  "welcome.rules": "ルールは「学ぶ」のページで、反則になる盤面を見ながら覚えられます。",
  "welcome.hands":
    "マウスでも、指やペンでも、キーボードでも遊べます。盤面で「?」を押すとキーの一覧が出ます。",
  "welcome.hint": "行き詰まったらヒントを。まず見る場所、次に理由、最後に一手を教えます。",
  "welcome.kept": "途中でやめても大丈夫。一手ごとにこの端末に保存されます。",
  "welcome.begin": "やさしい問題からはじめる",
  "welcome.done": "わかりました",
});
