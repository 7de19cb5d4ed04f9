/** The texts of Stroke's lessons. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  title: "Reading ahead",
  lead: "A wrong turn usually shows before you are stuck. Each lesson has one sign to look for, and three boards on which it decides.",
  "which-way": "Which way does the line go on?",
  "is-it-possible": "Is there a line from S to G through every open cell?",
  "way.up": "Up",
  "way.right": "Right",
  "way.down": "Down",
  "way.left": "Left",
  possible: "Yes",
  impossible: "No",
  right: "Right.",
  wrong: "Not quite.",
  "goes-on": "From here the line can be completed.",
  exists: "There is a line.",
  play: "Play this board",
  "play-mended": "Play a similar board that works",
  "board.way": "Board {number}: {size}×{size}, with a line begun",
  "board.possible": "Board {number}: {size}×{size}",
  "dead-end.title": "Dead ends",
  "dead-end.text":
    "The line enters a cell and leaves it again, so every cell ahead needs two free neighbours; only the goal needs just one. Corners and cells beside ☒ run short first: visit them while you can. And the goal comes last.",
  "cut.title": "Cut cells",
  "cut.text":
    "Some cells are the only door to a part of the board. The line passes a door once: it can go in and not come out, so a part behind a door must hold the goal. Where three parts meet at one cell, one of them is always left over.",
  "colours.title": "Colours",
  "colours.text":
    "Colour the board like a chessboard. Each step changes colour, so a line takes the two colours in turn. If S and G have the same colour, there must be exactly one more cell of that colour; if they differ, equally many of both.",
  "starved.title": "Bottlenecks",
  "starved.text":
    "Several cells can share the same few neighbours. Each of them needs two connections, but a neighbour can give only two in all. Count: if the cells need more than their neighbours can give, the way is closed.",
  "chain.title": "Forced chains",
  "chain.text":
    "A cell with two free neighbours is fixed: the line goes through both. Draw these pieces in your mind and follow what each forces next. If a cell would be visited twice, or the pieces close into a ring, the turn was wrong.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "先を読む",
  lead: "進む方向を間違えたときは、たいてい行き詰まる前に見分けられます。見分け方を一つずつ、三つの盤面で練習しましょう。",
  "which-way": "線は次にどちらへ進みますか。",
  "is-it-possible": "空いているマスをすべて通って、SからGまで線を引けますか。",
  "way.up": "上",
  "way.right": "右",
  "way.down": "下",
  "way.left": "左",
  possible: "引ける",
  impossible: "引けない",
  right: "正解です。",
  wrong: "残念、違います。",
  "goes-on": "ここからなら線を完成できます。",
  exists: "線を引けます。",
  play: "この盤面で遊ぶ",
  "play-mended": "よく似た、解ける盤面で遊ぶ",
  "board.way": "盤面{number}、{size}×{size}、途中まで引いた線",
  "board.possible": "盤面{number}、{size}×{size}",
  "dead-end.title": "行き止まり",
  "dead-end.text":
    "線はマスに入ったら必ず出ていきます。ですから、これから通るマスには空いたとなりが二つ必要です(ゴールだけは一つで足ります)。角や☒のそばのマスは先に足りなくなるので、通れるうちに通りましょう。ゴールに入るのは最後です。",
  "cut.title": "分かれ目のマス",
  "cut.text":
    "盤面のある部分へ行くのに、必ず通るマスがあります。同じマスは一度しか通れないので、その奥へ入ると戻ってこられません。奥にはゴールがなければなりません。一つのマスから三方に分かれていたら、必ずどれかが残ります。",
  "colours.title": "市松模様",
  "colours.text":
    "盤面を市松模様に塗ってみます。線は1マス進むごとに色が変わるので、二つの色を交互に通ります。SとGが同じ色なら、その色のマスがちょうど1個多く、違う色なら、両方の色が同じ数でなければなりません。",
  "starved.title": "混み合うマス",
  "starved.text":
    "いくつかのマスが、同じとなりのマスを取り合うことがあります。どのマスにも線が2本ずつ必要ですが、となりのマスから出せる線も2本までです。必要な本数のほうが多ければ、その進み方はできません。",
  "chain.title": "次々に決まるマス",
  "chain.text":
    "空いたとなりが二つしかないマスは、通り方が決まっています。決まった線を頭の中で引き、それによって次に決まるところをたどります。同じマスを二度通ることになったり、線が輪になって閉じたりしたら、その進み方は間違いです。",
});
