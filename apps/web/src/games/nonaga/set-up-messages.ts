/** The texts for setting up a game and for reading one. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  "set-up.against": "Opponent",
  "set-up.engine": "Engine",
  "set-up.two": "Two players on this device",
  "set-up.level": "Level",
  "set-up.time": "Time per turn",
  "set-up.seconds": "{count} {count|second|seconds}",
  "set-up.random": "Random",
  "set-up.basic.about": "Any tile without a piece may move, as long as the board stays connected.",
  "set-up.official.about":
    "Only tiles at the edge that can be slid out may move, and not the one your opponent has just moved.",
  "set-up.first": "Red moves first.",
  "set-up.pace": "Replies",
  "set-up.pace.quick": "At once",
  "set-up.pace.normal": "Normal",
  "set-up.pace.slow": "Slow",
  "set-up.start": "Start",
  "read.title": "Open a record",
  "read.how": "Paste a game record or a list of turns, or choose a file.",
  "read.text": "Record",
  "read.open": "Open",
  "read.illegal": "Turn {number} is illegal: {reason}",
  "read.variation": "A variation in this record has an illegal turn.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "set-up.against": "対戦相手",
  "set-up.engine": "エンジン",
  "set-up.two": "この端末で二人",
  "set-up.level": "強さ",
  "set-up.time": "一手の時間",
  "set-up.seconds": "{count}秒",
  "set-up.random": "ランダム",
  "set-up.basic.about": "コマの乗っていないタイルなら、盤が分かれない限りどれでも動かせます。",
  "set-up.official.about":
    "動かせるのは外へ抜き出せるタイルだけ。相手が動かしたばかりのタイルは動かせません。",
  "set-up.first": "先手は赤です。",
  "set-up.pace": "相手の応手",
  "set-up.pace.quick": "すぐに",
  "set-up.pace.normal": "ふつう",
  "set-up.pace.slow": "ゆっくり",
  "set-up.start": "対局を始める",
  "read.title": "棋譜を開く",
  "read.how": "棋譜か手順を貼り付けるか、ファイルを選んでください。",
  "read.text": "棋譜",
  "read.open": "開く",
  "read.illegal": "{number}手目がルールに反しています：{reason}",
  "read.variation": "この棋譜の変化に、ルールに反する手があります。",
});
