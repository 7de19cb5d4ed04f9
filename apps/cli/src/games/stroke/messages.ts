/** What Stroke's verbs say beside Stroke's own words. */
import type { Catalogue } from "@masume/kernel";

export const verbMessages: Catalogue = {
  en: {
    "verb.solve": "find the line, or prove that there is none",
    "verb.solve.count": "also count all lines",
    "answer.lines": "{count} {count|line|lines}",
    "answer.unsolvable": "There is no line.",
    "answer.unknown": "Not decided within the limit.",
    "verb.check": "does a line clear the board? every way in which it does not",
    "answer.cleared": "Cleared: one line through all {cells} open cells.",
    "answer.more": "{count} more",
    "verb.show": "draw a board, and a line on it",
    "verb.rules": "the rules, each with a board that breaks it",
    "option.board": "the board: JSON, rows of S G . #, or a code",
    "option.path": "the line: JSON [[row,column],…] from the start",
  },
  ja: {
    "verb.solve": "線を見つける。なければ、ないことを証明する",
    "verb.solve.count": "線の数も数える",
    "answer.lines": "線は全部で{count}本です。",
    "answer.unsolvable": "線は引けません。",
    "answer.unknown": "上限の中では決まりませんでした。",
    "verb.check": "線が盤をクリアするかを調べ、違反をすべて挙げる",
    "answer.cleared": "クリア: 空いている{cells}マスすべてを一本の線で通りました。",
    "answer.more": "ほか{count}マス",
    "verb.show": "盤と線を描く",
    "verb.rules": "ルールと、それぞれを破った盤",
    "option.board": "盤: JSON、S G . # の行、またはコード",
    "option.path": "線: スタートからのJSON [[行,列],…]",
  },
};
