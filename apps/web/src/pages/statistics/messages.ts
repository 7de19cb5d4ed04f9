/** The texts of the statistics page. */
import { t as base, type Extended } from "../../i18n/translator.js";

const en = {
  none: "Nothing solved yet. The first puzzle you finish appears here.",
  where: "Counts what was solved on this device. Export it under “Data on this device” in the settings.",
  solved: "Solved",
  streak: "Days in a row",
  longest: "Longest streak",
  days: "Last twelve weeks",
  day: "{day}: {count} solved",
  games: "By game",
  game: "Game",
  unaided: "Without hints",
  best: "Best time",
  median: "Median time",
  versus: "{game} against the engine",
  level: "Level",
  won: "Won",
  drawn: "Drawn",
  lost: "Lost",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  none: "まだありません。最初の一問を解くと、ここに記録されます。",
  where: "この端末で解いた分だけを数えています。設定の「この端末のデータ」から書き出せます。",
  solved: "解いた数",
  streak: "連続日数",
  longest: "最長の連続日数",
  days: "この12週間",
  day: "{day}：{count}問",
  games: "ゲームごと",
  game: "ゲーム",
  unaided: "ヒントなし",
  best: "最短",
  median: "中央値",
  versus: "{game}・エンジンとの対局",
  level: "レベル",
  won: "勝ち",
  drawn: "引き分け",
  lost: "負け",
});
