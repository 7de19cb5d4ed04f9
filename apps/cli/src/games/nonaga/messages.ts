/** What Nonaga's verbs say beside Nonaga's own words. */
import type { Catalogue } from "@masume/kernel";

export const verbMessages: Catalogue = {
  en: {
    "verb.perft": "count the sequences of so many turns",
    "verb.perft.depth": "how many turns",
    "answer.turns": "{turns} {turns|turn|turns}",
    "answer.sequences": "{turns} {turns|sequence|sequences} of {depth} {depth|turn|turns}",
    "answer.unknown": "Not counted within the limit.",
    "verb.check": "is every turn of a recorded game legal, and how did it end?",
    "verb.check.game": "the record: numbered turns with [headers], a list of turns, or JSON",
    "answer.valid": "Valid: {turns} {turns|turn|turns}; {result}.",
    "answer.illegal": "Turn {turn} ({side}): {reason}",
    "answer.result.red": "Red has won",
    "answer.result.blue": "Blue has won",
    "answer.result.draw": "a draw",
    "answer.result.open": "the game goes on",
    "verb.show": "draw a position",
    "verb.rules": "the rules, each with a position where it is broken",
    "option.position":
      "the position: TILES | RED | BLUE | red or blue | last tile or -; the first one if left out",
    "option.rules": "which rules (those named in the position, else source)",
  },
  ja: {
    "verb.perft": "決まった手数の手順を数える",
    "verb.perft.depth": "手数",
    "answer.turns": "{turns}手",
    "answer.sequences": "{depth}手の手順は{turns}通り",
    "answer.unknown": "上限の中では数え終わりませんでした。",
    "verb.check": "棋譜の手がすべて合法かを調べ、結果を示す",
    "verb.check.game": "棋譜: 番号と[見出し]の付いた手、手の列、またはJSON",
    "answer.valid": "正しい棋譜です: {turns}手、{result}。",
    "answer.illegal": "{turn}手目({side}): {reason}",
    "answer.result.red": "赤の勝ち",
    "answer.result.blue": "青の勝ち",
    "answer.result.draw": "引き分け",
    "answer.result.open": "対局は続いています",
    "verb.show": "局面を描く",
    "verb.rules": "ルールと、それぞれを破った局面",
    "option.position": "局面: タイル | 赤 | 青 | redかblue | 最後に動いたタイルか-。省くと最初の局面",
    "option.rules": "ルール(指定がなければ局面に書かれたもの、なければsource)",
  },
};
