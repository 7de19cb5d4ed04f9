/** What the pages for games between people say, in Japanese and English. */
import { type Catalogue, type Message, message } from "@masume/kernel";
import { tell } from "../i18n/language.js";

const en = {
  title: "Play online",
  about: "Play somebody elsewhere: quickly, or by a code you give to a friend.",
  "no-server": "There is no server here to play on. Everything else works without one.",
  "server-gone":
    "The server cannot be reached at the moment. This page looks for it again by itself; games against the computer go on without it.",
  "join.name-first": "Somebody is waiting for you at this table. Choose a name, and you sit down.",
  quick: "Quick match",
  "quick.start": "Find an opponent",
  "quick.waiting": "Looking for an opponent…",
  "quick.stop": "Stop looking",
  room: "With a friend",
  "room.open": "Open a table",
  "room.code": "Six-digit code",
  "room.join": "Join",
  "room.none": "There is no table with this code. Check the digits, or ask for a new code.",
  "room.full": "Somebody else has already sat down at this table.",
  "room.closed": "This table was open for two hours and is closed now. Ask for a new code.",
  "room.slow-down": "Too many codes in a row. Wait a few seconds and try again.",
  "room.waiting": "Waiting for your friend",
  "room.tell": "Give your friend this code or this link:",
  "room.copy": "Copy the link",
  "room.copied": "Copied",
  rules: "Rules",
  "rules.source": "Basic",
  "rules.official": "Official",
  clock: "Clock",
  "clock.none": "No clock",
  "clock.move": "{seconds} s a move",
  "clock.fischer": "{minutes} min + {increment} s a move",
  watch: "Games under way",
  "watch.none": "Nobody is playing at the moment.",
  history: "Your games",
  "history.none": "No games yet.",
  "history.more": "Older games",
  "history.against": "against {name}",
  "history.won": "Won",
  "history.lost": "Lost",
  "history.drawn": "Drawn",
  "history.open": "Under way",
  "history.waiting": "Waiting for somebody",
  "history.aborted": "Broken off",
  "history.game": "Game",
  "history.result": "Result",
  "history.day": "Day",
  versus: "{red} – {blue}",
  plies: "{count} {count|turn|turns}",
  "who.nobody": "somebody who has left",
  you: "{name} (you)",
  here: "here",
  away: "away",
  watchers: "{count} watching",
  "offer.draw": "Offer a draw",
  "offered.draw": "You have offered a draw.",
  "offers.draw": "{name} offers a draw.",
  "offered.takeback": "You have asked to take your turn back.",
  "offers.takeback": "{name} asks to take a turn back.",
  "offered.rematch": "You have asked for another game.",
  "offers.rematch": "{name} would like another game.",
  accept: "Accept",
  decline: "Decline",
  withdraw: "Take it back",
  lost: "The connection is gone. Trying again…",
  gone: "{name} is gone, and loses the game in {seconds} s unless they return.",
  aborted: "The game was broken off before both had moved.",
  watching: "You are watching.",
  "refused.illegal": "The server has refused this turn.",
  "no-match": "There is no such game.",
} as const;

type OnlineKey = keyof typeof en;

const ja: Readonly<Record<OnlineKey, string>> = {
  title: "オンラインで遊ぶ",
  about: "離れた相手と対局できます。すぐに相手を探すか、友だちに番号を伝えてください。",
  "no-server": "ここには対局サーバーがありません。ほかの機能はそのまま使えます。",
  "server-gone":
    "いまサーバーにつながりません。つながるようになれば自動で再開します。コンピューターとの対局はそのままできます。",
  "join.name-first": "この席であなたを待っている人がいます。名前を決めると席に着けます。",
  quick: "すぐに対局",
  "quick.start": "相手を探す",
  "quick.waiting": "相手を探しています…",
  "quick.stop": "やめる",
  room: "友だちと",
  "room.open": "席を用意する",
  "room.code": "6けたの番号",
  "room.join": "席に着く",
  "room.none": "この番号の席はありません。番号を確かめるか、新しい番号をもらってください。",
  "room.full": "この席にはもうほかの人が座っています。",
  "room.closed": "この席は2時間たったので閉じられました。新しい番号をもらってください。",
  "room.slow-down": "続けて入力しすぎです。数秒待ってからやり直してください。",
  "room.waiting": "友だちを待っています",
  "room.tell": "この番号かリンクを友だちに伝えてください:",
  "room.copy": "リンクをコピー",
  "room.copied": "コピーしました",
  rules: "ルール",
  "rules.source": "基本",
  "rules.official": "公式",
  clock: "持ち時間",
  "clock.none": "なし",
  "clock.move": "1手{seconds}秒",
  "clock.fischer": "{minutes}分+1手{increment}秒",
  watch: "対局中",
  "watch.none": "いま対局している人はいません。",
  history: "あなたの対局",
  "history.none": "まだ対局がありません。",
  "history.more": "前の対局",
  "history.against": "{name}さんと",
  "history.won": "勝ち",
  "history.lost": "負け",
  "history.drawn": "引き分け",
  "history.open": "対局中",
  "history.waiting": "相手を待っています",
  "history.aborted": "中止",
  "history.game": "対局",
  "history.result": "結果",
  "history.day": "日付",
  versus: "{red} 対 {blue}",
  plies: "{count}手",
  "who.nobody": "退会した人",
  you: "{name}(あなた)",
  here: "います",
  away: "離れています",
  watchers: "観戦{count}人",
  "offer.draw": "引き分けを申し出る",
  "offered.draw": "引き分けを申し出ています。",
  "offers.draw": "{name}さんが引き分けを申し出ています。",
  "offered.takeback": "待ったをお願いしています。",
  "offers.takeback": "{name}さんが待ったをお願いしています。",
  "offered.rematch": "もう一局お願いしています。",
  "offers.rematch": "{name}さんがもう一局打ちたいそうです。",
  accept: "受ける",
  decline: "断る",
  withdraw: "取り下げる",
  lost: "接続が切れました。つなぎ直しています…",
  gone: "{name}さんが離れています。あと{seconds}秒で戻らなければ負けになります。",
  aborted: "ふたりとも指す前に中止になりました。",
  watching: "観戦しています。",
  "refused.illegal": "この手はサーバーに断られました。",
  "no-match": "その対局はありません。",
};

export const onlineWords: Catalogue<OnlineKey> = { en, ja };

export function o(key: OnlineKey, params?: Message["params"]): string {
  return tell(message(key, params), onlineWords);
}

/** Why one cannot sit down at a table. */
export function roomRefusal(code: string): string {
  switch (code) {
    case "lost":
      return o("lost");
    case "full":
    case "not-playing":
      return o("room.full");
    case "closed":
    case "slow-down":
      return o(`room.${code}`);
    default:
      return o("room.none");
  }
}
