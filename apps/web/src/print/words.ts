/** What printing says; loaded with the pages that print. */
import { type Words, wordsOf } from "../i18n/words.js";

const en = {
  "print.pdf": "A sheet as PDF",
  "print.now": "Print",
  "print.working": "Making the PDF…",
  "print.failed":
    "The PDF could not be made. Its typeface is fetched the first time somebody prints: are you offline?",
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
  "booklet.unsolved":
    "Done; {count} {count|board has|boards have} no solution at the back, for none was found.",
  "booklet.done": "Done.",
};

export const p: Words<keyof typeof en> = wordsOf(en, {
  "print.pdf": "一枚のPDF",
  "print.now": "印刷",
  "print.working": "PDFを作っています…",
  "print.failed":
    "PDFを作れませんでした。はじめてのときは書体を読み込むので、通信が必要です。オフラインではありませんか。",
  "print.solutions": "解答",
  booklet: "冊子にする",
  "booklet.lead":
    "入れる盤に印をつけてください。上の絞り込みを使うと、フォルダーやレベル、まだの盤だけをまとめて選べます。",
  "booklet.title": "冊子の題名",
  "booklet.at-back": "巻末に解答をつける",
  "booklet.take": "{name}を入れる",
  "booklet.all": "すべて入れる",
  "booklet.none": "すべて外す",
  "booklet.make": "{count}問をPDFにする",
  "booklet.solving": "解答を作っています",
  "booklet.unsolved": "できました。{count}問は解答が見つからず、巻末に載っていません。",
  "booklet.done": "できました。",
});
