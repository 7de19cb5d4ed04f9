/** The texts of printing and of booklets. */
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  "print.pdf": "PDF of this puzzle",
  "print.now": "Print",
  "print.working": "Making the PDF…",
  "print.failed":
    "The PDF could not be made. Its font is downloaded the first time you print: are you offline?",
  "print.solutions": "Solutions",
  booklet: "Make a booklet",
  "booklet.lead":
    "Tick the puzzles to include. The filters above narrow the list to a folder, a level, or unsolved puzzles.",
  "booklet.title": "Booklet title",
  "booklet.at-back": "Solutions at the back",
  "booklet.take": "Include {name}",
  "booklet.all": "Select all",
  "booklet.none": "Select none",
  "booklet.make": "{count} {count|puzzle|puzzles} as PDF",
  "booklet.file": "{count} {count|puzzle|puzzles} as one file",
  "booklet.solving": "Solving",
  "booklet.unsolved": "Done. No solution was found for {count} {count|puzzle|puzzles}, so the back has none.",
  "booklet.done": "Done.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "print.pdf": "この問題のPDF",
  "print.now": "印刷",
  "print.working": "PDFを作っています…",
  "print.failed":
    "PDFを作れませんでした。はじめて印刷するときは、フォントの読み込みに通信が必要です。オフラインではありませんか。",
  "print.solutions": "解答",
  booklet: "冊子にする",
  "booklet.lead":
    "入れる問題に印をつけてください。上の絞り込みを使うと、フォルダーやレベル、まだ解いていない問題だけをまとめて選べます。",
  "booklet.title": "冊子のタイトル",
  "booklet.at-back": "巻末に解答をつける",
  "booklet.take": "{name}を入れる",
  "booklet.all": "すべて入れる",
  "booklet.none": "すべて外す",
  "booklet.make": "{count}問をPDFにする",
  "booklet.file": "{count}問を1つのファイルにする",
  "booklet.solving": "解答を作っています",
  "booklet.unsolved": "できました。{count}問は解答が見つからず、巻末に載っていません。",
  "booklet.done": "できました。",
});
