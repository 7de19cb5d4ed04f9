/** What the engines have to say: why there is no line, the board report, hints, generation, work under way. */
import type { Catalogue } from "@masume/kernel";

export const reasonMessages: Catalogue = {
  en: {
    "cell.place": "the cell in row {row}, column {column}",
    unreachable: "{count} {count|cell|cells} cannot be reached from the start.",
    "dead-end":
      "{count} {count|cell has|cells have} too few open neighbours: the line could enter but not leave.",
    "ends-colour-same":
      "Colour the board like a chessboard: every step changes colour. Start and goal have the same colour, and {total} cells, an even number, need different ones.",
    "ends-colour-different":
      "Colour the board like a chessboard: every step changes colour. Start and goal have different colours, and {total} cells, an odd number, need the same one.",
    "colour-same":
      "Colour the board like a chessboard: every step changes colour. Start and goal have the same colour, so there must be exactly one more cell of that colour than of the other; but there are {first} of it and {second} of the other.",
    "colour-different":
      "Colour the board like a chessboard: every step changes colour. Start and goal have different colours, so there must be equally many cells of both; but there are {first} of the start’s colour and {second} of the goal’s.",
    "cut-three":
      "Without {cell} the board falls into {parts} parts. A line passes a cell only once, so it can join two of them at most.",
    "cut-pocket":
      "Start and goal both lie outside the {pocket} {pocket|cell|cells} behind {cell}: the line would have to go in and come out through it.",
    "cut-colour":
      "Everything on this side of {cell} must be filled before the line passes it. Coloured like a chessboard, this side has {first} cells of one colour and {second} of the other, and no line fits that.",
    starved:
      "The {count} marked cells need {needs} connections to their neighbours, but those can provide only {gives}.",
    "chain-too-few":
      "The marked cells leave no choice: each has only as many ways as it needs, and so forces the next. In the end {cell} has too few ways left.",
    "chain-too-many":
      "The marked cells leave no choice: each has only as many ways as it needs, and so forces the next. In the end the line would have to visit {cell} twice.",
    "chain-loop":
      "The marked cells leave no choice: each has only as many ways as it needs, and so forces the next. In the end the line closes at {cell} before all cells are on it.",
    "ends-blocked": "Start and goal must be open cells.",
    "ends-same": "Start and goal must be two different cells.",
    "goal-passed": "The line has already reached the goal, with cells left over.",
    "no-line": "No line is possible: every way was searched.",

    "ends-open": "Start and goal are open cells",
    "ends-different": "Start and goal are two different cells",
    "ends-on-border": "Start and goal lie on the border",
    connected: "All open cells are connected",
    "no-dead-ends": "Every cell has enough open neighbours to be entered and left",
    "colour-balance":
      "The colours of the chessboard balance: {first} cells of the start’s colour, {second} of the other",
    "cuts-passable": "No cell cuts off a part from which the line could not return",
    "odd-degrees":
      "{count} {count|cell has|cells have} an odd number of open neighbours. This is not a requirement: a line that visits every cell need not use every way between them",

    "difficulty.easy": "easy",
    "difficulty.normal": "normal",
    "difficulty.hard": "hard",

    "solve.search": "Searching",
    "solve.count": "Counting solutions",
    "difficulty.measure": "Measuring the difficulty",

    "hint.only-way": "There is only one way to go.",
    "hint.others-fail": "Any other way makes it impossible to complete the line.",
    "step.fails": "Going to {cell} fails. {why}",
    "step.no-line": "After going to {cell}, the line cannot be completed, whatever follows.",
    "step.stretch": "{why} From there, the next {count} {count|cell follows|cells follow} without a choice.",
    "hint.one-of-several": "Several ways lead on; this is one of them.",
    "hint.stuck":
      "This line can no longer be completed. The first {stuckAfter} {stuckAfter|cell is|cells are} still correct.",
    "step.stuck":
      "This line can no longer be completed. The first {stuckAfter} {stuckAfter|cell is|cells are} still correct. {why}",
    "hint.finished": "The line is complete.",
    "hint.unknown": "This board is too hard to check in the time allowed.",

    "generate.draw": "Drawing a board",
    "generate.unique": "Reducing to one solution",
    "generate.measure": "Measuring the difficulty",
    "generate.not-found":
      "No such puzzle was found in {drafts} attempts. Try another seed or other settings.",
    "generate.symmetry-unique":
      "No such puzzle was found in {drafts} attempts: symmetric boards of this kind rarely have exactly one solution. Allow several solutions, or choose another symmetry, size or seed.",
    "generate.preset-size": "“{preset}” boards measure {min}×{min} to {max}×{max}.",
    "generate.preset-blocked": "A {size}×{size} board of “{preset}” has {min} to {max} blocked cells.",
    "generate.open-three":
      "A 3×3 board without blocked cells never has exactly one solution. Choose 4×4, or allow several solutions.",
    "generate.blocked-range": "A {size}×{size} board can have 0 to {max} blocked cells.",
    "generate.symmetry-count":
      "No {size}×{size} board with this symmetry and {blocked} blocked cells can be cleared.",
  },
  ja: {
    "cell.place": "{row}行{column}列",
    unreachable: "スタートからたどり着けないマスが{count}個あります。",
    "dead-end": "出入りする道の足りないマスが{count}個あります。線が入っても出られません。",
    "ends-colour-same":
      "盤面を市松模様に塗ると、線は1マス進むごとに色が変わります。{total}マス(偶数)を通る線の両端は違う色になりますが、スタートとゴールは同じ色です。",
    "ends-colour-different":
      "盤面を市松模様に塗ると、線は1マス進むごとに色が変わります。{total}マス(奇数)を通る線の両端は同じ色になりますが、スタートとゴールは違う色です。",
    "colour-same":
      "盤面を市松模様に塗ると、線は1マス進むごとに色が変わります。スタートとゴールが同じ色なので、その色のマスがもう一方よりちょうど1個多くなければなりませんが、{first}個と{second}個です。",
    "colour-different":
      "盤面を市松模様に塗ると、線は1マス進むごとに色が変わります。スタートとゴールが違う色なので、両方の色が同じ数でなければなりませんが、スタートの色が{first}個、ゴールの色が{second}個です。",
    "cut-three":
      "{cell}を除くと盤面が{parts}つに分かれます。線は同じマスを一度しか通れないので、つなげるのは2つまでです。",
    "cut-pocket":
      "{cell}の奥の{pocket}マスにはスタートもゴールもありません。入るにも出るにもそこを通るしかありません。",
    "cut-colour":
      "線が{cell}を通る前に、こちら側をすべて埋めなければなりません。市松模様に塗ると{first}個と{second}個で、これに合う線は引けません。",
    starved:
      "印のついた{count}マスには、となりのマスから合わせて{needs}本の線が必要ですが、{gives}本しか入れません。",
    "chain-too-few":
      "印のついたマスは、どれも通り方が一通りに決まり、次々にとなりを決めていきます。その結果、{cell}の通り道が足りなくなります。",
    "chain-too-many":
      "印のついたマスは、どれも通り方が一通りに決まり、次々にとなりを決めていきます。その結果、{cell}を二度通ることになります。",
    "chain-loop":
      "印のついたマスは、どれも通り方が一通りに決まり、次々にとなりを決めていきます。その結果、マスを残したまま{cell}で線が閉じてしまいます。",
    "ends-blocked": "スタートとゴールは空いているマスでなければなりません。",
    "ends-same": "スタートとゴールは別のマスでなければなりません。",
    "goal-passed": "マスを残したまま、線がゴールに着いています。",
    "no-line": "どう進んでも完成できません(すべての進み方を調べました)。",

    "ends-open": "スタートとゴールが空いているマスである",
    "ends-different": "スタートとゴールが別のマスである",
    "ends-on-border": "スタートとゴールが外周にある",
    connected: "空いているマスがすべてつながっている",
    "no-dead-ends": "どのマスにも、入って出られるだけの空いたとなりがある",
    "colour-balance": "市松模様の色の数が合っている(スタートの色{first}個、もう一方の色{second}個)",
    "cuts-passable": "線が戻ってこられない部分を切り離すマスがない",
    "odd-degrees":
      "となりに空いているマスが奇数個あるマスが{count}個あります。これは条件ではありません。すべてのマスを通る線が、マスの間の道をすべて通るとは限らないからです",

    "difficulty.easy": "やさしい",
    "difficulty.normal": "ふつう",
    "difficulty.hard": "むずかしい",

    "solve.search": "探索中",
    "solve.count": "線の数を計算中",
    "difficulty.measure": "難易度を測定中",

    "hint.only-way": "進める道は一つだけです。",
    "hint.others-fail": "ほかの道へ進むと、線を完成できなくなります。",
    "step.fails": "{cell}へ進むと完成できません。{why}",
    "step.no-line": "{cell}へ進むと、どう進んでも完成できません。",
    "step.stretch": "{why}その先の{count}マスは、通り方が一通りに決まります。",
    "hint.one-of-several": "進める道はいくつかあります。これはその一つです。",
    "hint.stuck": "この線はもう完成できません。正しいのは{stuckAfter}マス目までです。",
    "step.stuck": "この線はもう完成できません。正しいのは{stuckAfter}マス目までです。{why}",
    "hint.finished": "線は完成しています。",
    "hint.unknown": "この盤面は難しすぎて、決められた時間では判定できません。",

    "generate.draw": "盤面を作っています",
    "generate.unique": "答えを一通りに絞っています",
    "generate.measure": "難しさを測っています",
    "generate.not-found":
      "{drafts}回試しましたが、条件に合う問題が見つかりませんでした。シードか条件を変えてください。",
    "generate.symmetry-unique":
      "{drafts}回試しましたが、見つかりませんでした。この条件の対称な盤面で、答えが一通りになるものはごくまれです。答えが複数あってもよい設定にするか、対称性、大きさ、シードを変えてください。",
    "generate.preset-size": "「{preset}」の盤面は{min}×{min}から{max}×{max}までです。",
    "generate.preset-blocked": "「{preset}」の{size}×{size}の盤面では、☒は{min}個から{max}個までです。",
    "generate.open-three":
      "☒のない3×3の盤面は、答えが一通りになりません。4×4にするか、答えが複数あってもよい設定にしてください。",
    "generate.blocked-range": "{size}×{size}の盤面の☒は0個から{max}個までです。",
    "generate.symmetry-count": "この対称性で☒が{blocked}個の{size}×{size}の盤面は、一筆書きできません。",
  },
};
