/** What the engines have to say: why there is no line, the board report, hints, difficulty, work under way. */
import type { Catalogue } from "@masume/kernel";

export const reasonMessages: Catalogue = {
  en: {
    unreachable: "{count} {count|cell|cells} cannot be reached from the start.",
    "dead-end":
      "{count} {count|cell has|cells have} too few open neighbours: the line could enter but not leave.",
    "colour-same":
      "Colour the board like a chessboard: every step changes colour. Start and goal have the same colour, so there must be exactly one cell more of it than of the other; but there are {first} of it and {second} of the other.",
    "colour-different":
      "Colour the board like a chessboard: every step changes colour. Start and goal have different colours, so there must be equally many of both; but there are {first} of the start’s colour and {second} of the goal’s.",
    "cut-three":
      "Without {cell} the board falls into {parts} parts. A line passes a cell only once, so it can join two of them at most.",
    "cut-pocket":
      "Start and goal both lie outside the {pocket} {pocket|cell|cells} behind {cell}: the line would have to go in and come out through {cell}.",
    "cut-colour":
      "Everything on this side of {cell} must be filled before the line passes it. Coloured like a chessboard, this side has {first} cells of one colour and {second} of the other, and no line fits that.",
    starved:
      "The {count} marked cells need {needs} ends of line from their neighbours, but those can give only {gives}.",
    "chain-too-few":
      "The marked cells leave no choice: each has only just as many ways as it needs, and so forces the next. In the end {cell} has too few ways left.",
    "chain-too-many":
      "The marked cells leave no choice: each has only just as many ways as it needs, and so forces the next. In the end the line would have to visit {cell} twice.",
    "chain-loop":
      "The marked cells leave no choice: each has only just as many ways as it needs, and so forces the next. In the end the line closes at {cell} before all cells are on it.",
    "goal-passed": "The line has already reached the goal, with cells left over.",
    "no-line": "There is no line. No short reason shows it; all possibilities were searched.",
  },
  ja: {
    unreachable: "スタートからたどり着けないマスが{count}個あります。",
    "dead-end": "通れる隣のマスが足りないマスが{count}個あります。線が入っても出られません。",
    "colour-same":
      "盤面を市松模様に塗ると、線は1マス進むごとに色が変わります。スタートとゴールが同じ色なので、その色のマスがもう一方よりちょうど1個多くなければなりませんが、{first}個と{second}個です。",
    "colour-different":
      "盤面を市松模様に塗ると、線は1マス進むごとに色が変わります。スタートとゴールが違う色なので、両方の色が同じ数でなければなりませんが、スタートの色が{first}個、ゴールの色が{second}個です。",
    "cut-three":
      "{cell}を除くと盤面が{parts}つに分かれます。線は同じマスを1回しか通れないので、つなげるのは2つまでです。",
    "cut-pocket":
      "{cell}の奥の{pocket}マスにはスタートもゴールもありません。入るにも出るにも{cell}を通るしかありません。",
    "cut-colour":
      "線が{cell}を通る前に、こちら側をすべて埋めなければなりません。市松模様に塗ると{first}個と{second}個で、これに合う線は引けません。",
    starved:
      "印のついた{count}マスには、隣のマスから合わせて{needs}本の線が必要ですが、{gives}本しか入れません。",
    "chain-too-few":
      "印のついたマスは、どれも通り方が1通りに決まり、次々に隣を決めていきます。その結果、{cell}の通り道が足りなくなります。",
    "chain-too-many":
      "印のついたマスは、どれも通り方が1通りに決まり、次々に隣を決めていきます。その結果、{cell}を2回通ることになります。",
    "chain-loop":
      "印のついたマスは、どれも通り方が1通りに決まり、次々に隣を決めていきます。その結果、マスを残したまま{cell}で線が閉じてしまいます。",
    "goal-passed": "マスを残したまま、線がゴールに着いています。",
    "no-line": "一筆書きはできません。短い理由はありませんが、すべての可能性を調べました。",
  },
};
