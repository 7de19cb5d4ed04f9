/** The texts of printing and of booklets. */
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  "print.pdf": "A sheet as PDF",
  "print.now": "Print",
  "print.working": "Making the PDF…",
  "print.failed": "The PDF could not be made. Its font is fetched the first time you print: are you offline?",
  "print.solutions": "Solutions",
  booklet: "Make a booklet",
  "booklet.lead":
    "Tick the boards that go in. The filters above choose a whole folder, a level, or what is not yet solved.",
  "booklet.title": "Title of the booklet",
  "booklet.at-back": "Solutions at the back",
  "booklet.take": "Put {name} in",
  "booklet.all": "Tick all",
  "booklet.none": "Tick none",
  "booklet.make": "{count} {count|board|boards} as PDF",
  "booklet.solving": "Solving",
  "booklet.unsolved": "Done. For {count} {count|board|boards} no solution was found, so the back has none.",
  "booklet.done": "Done.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "print.pdf": "一枚のPDF",
  "print.now": "印刷",
  "print.working": "PDFを作っています…",
  "print.failed":
    "PDFを作れませんでした。はじめて印刷するときだけ、フォントの読み込みに通信が必要です。オフラインではありませんか。",
  "print.solutions": "解答",
  booklet: "冊子にする",
  "booklet.lead":
    "入れる盤に印をつけてください。上の絞り込みを使うと、フォルダーやレベル、まだ解いていない盤だけをまとめて選べます。",
  "booklet.title": "冊子のタイトル",
  "booklet.at-back": "巻末に解答をつける",
  "booklet.take": "{name}を入れる",
  "booklet.all": "すべて入れる",
  "booklet.none": "すべて外す",
  "booklet.make": "{count}問をPDFにする",
  "booklet.solving": "解答を作っています",
  "booklet.unsolved": "できました。{count}問は解答が見つからず、巻末に載っていません。",
  "booklet.done": "できました。",
});
