/** The texts of the first lesson; those for fingers end in `.touch`. */
import { t as base, type Extended } from "../../i18n/translator.js";

const en = {
  title: "Stroke, board {number} of {of}",
  "task.1": "Press on S and drag to G through every cell. The arrow keys work too.",
  "task.1.touch": "Put your finger on S and trace to G through every cell.",
  "task.2": "A cell with ☒ is blocked: go around it. Again, every other cell, ending at G.",
  "task.2.touch": "A cell with ☒ is blocked: trace around it. Again, every other cell, ending at G.",
  "task.3": "Look before you draw: which cells have only two ways in and out?",
  "task.3.touch": "Look before you trace: which cells have only two ways in and out?",
  left: "{count} {count|cell|cells} to go.",
  back: "You are at G, but {count} {count|cell is|cells are} left. Click a cell of the line to go back to it.",
  "back.touch":
    "You are at G, but {count} {count|cell is|cells are} left. Tap a cell of the line to go back to it.",
  "done.1": "That is the whole game: one line, every cell.",
  "done.2": "Right. Blocked cells often leave only one way.",
  "done.3": "Right. Corners and narrow places first: that is how larger boards are solved.",
  "next-board": "Next board",
  finish: "Done",
  "skip-lesson": "Skip",
  over: "You know Stroke",
  "over.text": "There are stages to begin with, and three more games that teach themselves the same way.",
  "more.stroke": "Stages of Stroke",
  "more.slither": "Learn Slither",
  "more.sono": "Learn Sono",
  "more.nonaga": "Learn Nonaga",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "一筆書き {number}/{of}問目",
  "task.1": "Sを押したまま、すべてのマスを通ってGまでドラッグしてください。矢印キーでも描けます。",
  "task.1.touch": "Sに指を置き、すべてのマスを通ってGまでなぞってください。",
  "task.2": "☒のマスは通れません。よけながら、残りのマスをすべて通ってGまで描いてください。",
  "task.2.touch": "☒のマスは通れません。よけながら、残りのマスをすべて通ってGまでなぞってください。",
  "task.3": "描く前によく見てください。出入り口が二つしかないマスはどこでしょう？",
  "task.3.touch": "なぞる前によく見てください。出入り口が二つしかないマスはどこでしょう？",
  left: "あと{count}マスです。",
  back: "Gに着きましたが、まだ{count}マス残っています。線の上のマスをクリックすると、そこまで戻れます。",
  "back.touch":
    "Gに着きましたが、まだ{count}マス残っています。線の上のマスをタップすると、そこまで戻れます。",
  "done.1": "ルールはこれだけ。一本の線で、すべてのマスを通ります。",
  "done.2": "正解です。通れないマスがあると、道は自然に決まります。",
  "done.3": "正解です。角や狭いところから考えるのが、大きな盤を解くコツです。",
  "next-board": "次の問題へ",
  finish: "おわり",
  "skip-lesson": "スキップ",
  over: "一筆書きはもう大丈夫",
  "over.text": "まずはステージからどうぞ。ほかの三つのゲームも、遊びながら覚えられます。",
  "more.stroke": "一筆書きのステージへ",
  "more.slither": "スリザーリンクを学ぶ",
  "more.sono": "園を学ぶ",
  "more.nonaga": "ノナガを学ぶ",
});
