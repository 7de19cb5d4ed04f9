/** What Stroke's verbs say beside Stroke's own words. */
import type { Catalogue } from "@masume/kernel";

export const strokeMessages: Catalogue = {
  en: {
    "verb.check": "does a line clear the board? every way in which it does not",
    "verb.show": "draw a board, and a line on it",
    "verb.rules": "the rules, each with a board that breaks it",
    "option.board": "the board: JSON, rows of S G . #, or a code",
    "option.path": "the line: JSON [[row,column],…] from the start",
    "check.cleared": "Cleared: one line through all {cells} open cells.",
    "check.more": "{count} more",
  },
  ja: {
    "verb.check": "線が盤をクリアするかを調べ、違反をすべて挙げる",
    "verb.show": "盤と線を描く",
    "verb.rules": "ルールと、それぞれを破った盤",
    "option.board": "盤: JSON、S G . # の行、またはコード",
    "option.path": "線: スタートからのJSON [[行,列],…]",
    "check.cleared": "クリア: 空いている{cells}マスすべてを一本の線で通りました。",
    "check.more": "ほか{count}マス",
  },
};
