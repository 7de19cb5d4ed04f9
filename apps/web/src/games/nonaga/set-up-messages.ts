/** The texts for setting up a game and for reading one. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  "set-up": "New game",
  "set-up.against": "Opponent",
  "set-up.engine": "Engine",
  "set-up.two": "Two players on this device",
  "set-up.level": "Level",
  "set-up.time": "Time per turn",
  "set-up.seconds": "{count} {count|second|seconds}",
  "set-up.colour": "Your colour",
  "set-up.random": "Random",
  "set-up.rules": "Rules",
  "set-up.basic": "Basic",
  "set-up.basic.about": "Any tile without a piece may move, as long as the board stays connected.",
  "set-up.official": "Official",
  "set-up.official.about":
    "Only tiles at the edge that can be slid out may move, and not the one your opponent has just moved.",
  "set-up.first": "Red moves first.",
  "set-up.start": "Start",
  "read.title": "Open a record",
  "read.how": "Paste a game record or a list of turns, or choose a file.",
  "read.text": "Record",
  "read.illegal": "Turn {number} is illegal: {reason}",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "set-up": "新しい対局",
  "set-up.against": "対戦相手",
  "set-up.engine": "エンジン",
  "set-up.two": "この端末で二人",
  "set-up.level": "強さ",
  "set-up.time": "一手の時間",
  "set-up.seconds": "{count}秒",
  "set-up.colour": "あなたの色",
  "set-up.random": "ランダム",
  "set-up.rules": "ルール",
  "set-up.basic": "基本",
  "set-up.basic.about": "コマの乗っていないタイルなら、盤が分かれない限りどれでも動かせます。",
  "set-up.official": "公式",
  "set-up.official.about":
    "動かせるのは外へ抜き出せるタイルだけ。相手が動かしたばかりのタイルは動かせません。",
  "set-up.first": "先手は赤です。",
  "set-up.start": "対局を始める",
  "read.title": "棋譜を開く",
  "read.how": "棋譜か手順を貼り付けるか、ファイルを選んでください。",
  "read.text": "棋譜",
  "read.illegal": "{number}手目がルールに反しています：{reason}",
});
