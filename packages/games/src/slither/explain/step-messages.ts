/**
 * What the grader says: the names of the 32 techniques, why each step is right,
 * and how a refuted assumption fails. `{cells}`
 * are the cells a step speaks of, `{points}` its points, `{leftOut}` what a loop
 * closed too early would leave out, in words made by `explain/step-words.ts`.
 */
import { type Catalogue, joinCatalogues } from "@masume/kernel";
import { techniqueNames } from "./technique-names.js";

const reasons: Catalogue = {
  en: {
    "grade.level": "level {level}",
    "grade.unsolved": "beyond level 5",

    "place.clue": "the {clue} at r{row}c{column}",
    "place.blank": "r{row}c{column}",
    "place.corner.up-left": "the upper left corner of r{row}c{column}",
    "place.corner.up-right": "the upper right corner of r{row}c{column}",
    "place.corner.down-left": "the lower left corner of r{row}c{column}",
    "place.corner.down-right": "the lower right corner of r{row}c{column}",
    "place.line": "the line on {edge}",
    "place.between": "the edge between r{row}c{column} and r{otherRow}c{otherColumn}",
    "place.side.up": "the upper edge of r{row}c{column}",
    "place.side.down": "the lower edge of r{row}c{column}",
    "place.side.left": "the left edge of r{row}c{column}",
    "place.side.right": "the right edge of r{row}c{column}",
    "mark.on": "a line",
    "mark.off": "a cross",

    "zero-clue.why": "A 0 has no line on any side: {cells}.",
    "adjacent-threes.why.side":
      "Two 3s lie side by side: {cells}. The side they share and both far sides are lines, and the shared side does not go on beyond either end. Anything else leaves one 3 short, or rings the two of them too early.",
    "adjacent-threes.why.corner":
      "Two 3s touch at a corner: {cells}. One of them with both sides at that point would leave the other only two, so each has its two outer sides drawn.",
    "border-three-one.why.on":
      "A 3 and a 1 lie side by side at the border: {cells}. Without its border side the 3 would send a line along the shared side, and at the border that line could only turn into the 1: one too many.",
    "border-three-one.why.off":
      "Two 1s lie side by side at the border: {cells}. A line between them could only turn along one of them: one too many.",
    "clue-count.why.on": "Every side that is left is needed for {cells}.",
    "clue-count.why.off": "All the lines of {cells} are drawn; its other sides are crosses.",
    "point-degree.why.one-way": "The line has only one way to go on from {points}.",
    "point-degree.why.full": "Two lines meet at {points} already, so there is no other line.",
    "point-degree.why.dead-end": "A line that came to {points} could not go on, so none does.",
    "clue-corner.why.closed-three":
      "Nothing comes in at {points}, so the two sides of {cells} there are both lines or both crosses. A 3 has only one cross: they are lines.",
    "clue-corner.why.closed-one":
      "Nothing comes in at {points}, so the two sides of {cells} there are both lines or both crosses. A 1 has only one line: they are crosses.",
    "clue-corner.why.closed-two":
      "Nothing comes in at {points}, so the two sides of {cells} there are both lines or both crosses, and the other two are the opposite. What is known of those decides these.",
    "clue-corner.why.into-three":
      "A line comes in at {points}, so only one of the two sides of {cells} there can be a line. The 3 needs both of the others.",
    "clue-corner.why.into-one":
      "A line comes in at {points} and has to take one of the two sides of {cells} there. That is the only line of the 1: the others are crosses.",
    "corner-pairs.why.together":
      "Follow {cells}. The two sides that meet at the corner ahead are both lines or both crosses. This passes diagonally through points and 2s, and decides what it meets at the end.",
    "corner-pairs.why.exactly-one":
      "Follow {cells}. Of the two sides that meet at the corner ahead, exactly one is a line. This passes diagonally through points and 2s, and decides what it meets at the end.",
    "closing-edge.why":
      "This edge would close the line to a loop that leaves out {leftOut}, so it is a cross.",
    "u-shape.why":
      "A line on this side of {cells} would have to turn at both ends, a U, and the ends of the U could only meet again: a small loop, too early.",
    "loose-corner-pairs.why":
      "Start from {cells}. Of two sides that meet at a corner there, at least one is a line. This passes diagonally through 2s, and decides what it meets at the end.",
    "closed-twos.why":
      "Two 2s lie side by side: {cells}. On one of the long sides of the pair, no line can come in at either end. Without the far side, three lines would meet at an end of the side they share.",
    "more-u-shapes.why":
      "Otherwise lines would be forced into a U round {cells}, and the ends of the U could only meet again: a small loop, too early.",
    "border-split.why":
      "The line that comes in here must run along the border or along the inner side, and so arrives at one corner or the other of {cells}. Either way this follows.",
    "crowded-cell.why":
      "Three lines come in at {cells}, and one of them has no other way. If the other two were joined here, it could not go on.",
    "forced-closing.why":
      "A line on this edge would be forced on, point by point, to the other end of the same line: a loop that leaves out {leftOut}.",
    "closed-corner-twos.why":
      "Two 2s lie side by side: {cells}. At one corner of the first no line can come in, and the second has a cross in line with it. Without the far side, three lines would meet at an end of the side they share.",
    "parallel-pairs.why.exactly-one":
      "Follow {cells}. Of two opposite sides, exactly one is a line. It goes straight on past the crosses, and decides what it meets at the end.",
    "parallel-pairs.why.at-least-one":
      "Follow {cells}. Of two opposite sides, at least one is a line. It goes straight on past the crosses, and decides what it meets at the end.",
    "inner-three-one.why.on":
      "A 3 and a 1 lie side by side: {cells}. The side they share cannot go on beyond this end. Without its side here the 3 would send a line along the shared side that could only turn into the 1: one too many.",
    "inner-three-one.why.off":
      "Two 1s lie side by side: {cells}. The side they share cannot go on beyond this end. A line there could only turn along one of them: one too many.",
    "pairs-along-twos.why":
      "From a corner where no line can come in, pairs of sides that are both lines or both crosses pass through the 2s. In each of these 2s, exactly one of the two sides at each other corner is a line, and this passes on across the chain: {cells}.",
    "border-region.why.on":
      "Look at this side of {cells}. The marked points can be left by it only, and an odd number of lines ends among them. One must get out.",
    "border-region.why.off":
      "Look at this side of {cells}. The marked points can be left by it only, and an even number of lines ends among them. A line that got out could not come back.",
    "extended-end.why":
      "Whichever way the line enters the cell ahead, it comes to the same corner, by exactly one of the two sides there. This passes on diagonally: {cells}.",
    "extended-closing.why":
      "The ends of this line surely go on to the marked corners. From there a line on this edge would be forced on to the other end: a loop that leaves out {leftOut}.",
    "u-shape-trial.why": "An edge at {cells} that would force a U is worth a trial. {trial}",
    "near-threes-trial.why":
      "Two 3s close to each other: {cells}. An edge between them is worth a trial. {trial}",
    "four-twos.why":
      "Four 2s form a square: {cells}. There is a line on either side of one corner. One more outer side, and all outer sides of the square follow: a ring, too early.",
    "inner-region.why.on":
      "Look at this side of {cells}. The marked points can be left by it only, and an odd number of lines ends among them. One must get out.",
    "inner-region.why.off":
      "Look at this side of {cells}. The marked points can be left by it only, and an even number of lines ends among them. A line that got out could not come back.",
    "joined-closing.why":
      "Lines that surely meet in {cells} count as joined. A line on this edge would be forced on from one end of the whole to the other: a loop that leaves out {leftOut}.",
    "special-trial.why.corners":
      "At two corners of {cells} no line can come in, and the side between them is worth trying as a cross. {trial}",
    "special-trial.why.opposite":
      "One side of {cells} is a cross, and the opposite one is worth trying as a cross, too. {trial}",
    "gap-and-run-trial.why":
      "Lines here lack only a gap and a forced run to close. Both are worth a trial. {trial}",
    "two-way-trial.why": "At {cells} a line can go only two ways, so one of them is tried. {trial}",
    "joined-lines-trial.why":
      "Lines that surely meet, taken together, lack only a gap and a forced run to close. Both are worth a trial. {trial}",
    "every-edge-trial.why": "Nothing else helps, so every edge is tried in turn. {trial}",

    "trial.refuted":
      "Suppose {edge} were {mark}. {count} {count|step|steps} further on there is a contradiction: {contradiction} So it is not.",
    "trial.completes":
      "Suppose {edge} is {mark}: the whole loop follows, and a puzzle has only one solution.",
    "contradiction.clue": "{at} cannot get the right number of lines.",
    "contradiction.dead-end": "a line ends at {at} and cannot go on.",
    "contradiction.branch": "three lines would meet at {at}.",
    "contradiction.clash": "{at} would have to be a line and a cross at once.",
    "contradiction.loop": "a loop closes and leaves out {leftOut}.",
    "contradiction.no-loop": "there is nothing left to draw, and no loop.",

    "frame.step": "{why} {therefore}",
    "frame.suppose": "Suppose {edge} is {mark}.",
    "frame.contradiction": "Contradiction: {why}",
    "frame.completes": "The whole loop follows, and there is only one.",
    "frame.therefore": "So {edges} {count|is|are} {mark}.",
  },
  ja: {
    "grade.level": "レベル{level}",
    "grade.unsolved": "レベル5を超える",

    "place.clue": "{row}行{column}列の{clue}",
    "place.blank": "{row}行{column}列",
    "place.corner.up-left": "{row}行{column}列の左上の角",
    "place.corner.up-right": "{row}行{column}列の右上の角",
    "place.corner.down-left": "{row}行{column}列の左下の角",
    "place.corner.down-right": "{row}行{column}列の右下の角",
    "place.line": "{edge}の線",
    "place.between": "{row}行{column}列と{otherRow}行{otherColumn}列の間の辺",
    "place.side.up": "{row}行{column}列の上の辺",
    "place.side.down": "{row}行{column}列の下の辺",
    "place.side.left": "{row}行{column}列の左の辺",
    "place.side.right": "{row}行{column}列の右の辺",
    "mark.on": "線",
    "mark.off": "×",

    "zero-clue.why": "0のまわりには線を引けません({cells})。",
    "adjacent-threes.why.side":
      "{cells}が隣り合っています。間の辺と両外側の辺はすべて線で、間の線はその先へはまっすぐ伸びません。そうでないと、片方の3の線が足りなくなるか、2つの3だけを囲むループができてしまいます。",
    "adjacent-threes.why.corner":
      "{cells}が斜めに並んでいます。一方が共有する点の側の2辺を両方使うと、もう一方は2本しか引けません。だから、どちらも外側の2辺が線になります。",
    "border-three-one.why.on":
      "{cells}が盤の端で隣り合っています。3の端の辺が線でないとすると、間の辺が線になり、端で1のほうへ曲がるしかなく、1の線が多すぎます。",
    "border-three-one.why.off":
      "{cells}が盤の端で隣り合っています。間に線を引くと、端でどちらかの1に沿って曲がるしかなく、その1の線が多すぎます。",
    "clue-count.why.on": "{cells}には、残りの辺がすべて必要です。",
    "clue-count.why.off": "{cells}の線はもうそろっています。残りの辺は×です。",
    "point-degree.why.one-way": "{points}に来た線は、この先1方向にしか進めません。",
    "point-degree.why.full": "{points}ではすでに2本の線がつながっているので、ほかの辺は×です。",
    "point-degree.why.dead-end": "{points}に線を引いても、その先へ進めません。だから×です。",
    "clue-corner.why.closed-three":
      "{points}には外から線が来ないので、{cells}のその角の2辺は両方とも線か、両方とも×です。3の×は1つだけなので、両方とも線です。",
    "clue-corner.why.closed-one":
      "{points}には外から線が来ないので、{cells}のその角の2辺は両方とも線か、両方とも×です。1の線は1本だけなので、両方とも×です。",
    "clue-corner.why.closed-two":
      "{points}には外から線が来ないので、{cells}のその角の2辺は両方とも線か、両方とも×で、残りの2辺はその逆です。残りの辺がわかっているので、この角の辺も決まります。",
    "clue-corner.why.into-three":
      "{points}に外から線が来るので、{cells}のその角の2辺のうち線は1つだけです。3になるには、残りの2辺が両方とも線でなければなりません。",
    "clue-corner.why.into-one":
      "{points}に来た線は、{cells}のその角の2辺のどちらかに進むしかありません。1の線はそれで終わりなので、残りの2辺は×です。",
    "corner-pairs.why.together":
      "{cells}をたどります。先の角で隣り合う2辺は、両方とも線か、両方とも×です。この関係は点や2のマスを斜めに伝わり、その先の辺を決めます。",
    "corner-pairs.why.exactly-one":
      "{cells}をたどります。先の角で隣り合う2辺は、ちょうど一方が線です。この関係は点や2のマスを斜めに伝わり、その先の辺を決めます。",
    "closing-edge.why": "この辺に線を引くと、{leftOut}を残したままループが閉じてしまいます。だから×です。",
    "u-shape.why":
      "{cells}のこの辺に線を引くと、両端で曲がってコの字になり、その先は互いにつながるしかありません。小さなループが閉じてしまうので×です。",
    "loose-corner-pairs.why":
      "{cells}から考えます。ある角で隣り合う2辺のうち、少なくとも一方は線です。この関係は2のマスを斜めに伝わり、その先の辺を決めます。",
    "closed-twos.why":
      "{cells}が隣り合い、同じ側の両端の角が閉じています。端の辺が線でないとすると、間の辺の端に線が3本集まってしまいます。",
    "more-u-shapes.why":
      "そうでないと、{cells}のまわりで線がコの字になり、その先は互いにつながるしかありません。小さなループが閉じてしまいます。",
    "border-split.why":
      "ここに来た線は、盤の端に沿って進むか内側に沿って進むかのどちらかで、{cells}のどちらかの角に着きます。どちらでも、この辺は同じに決まります。",
    "crowded-cell.why":
      "{cells}に3本の線が集まり、そのうち1本はこのマスに入るしかありません。ほかの2本をここでつなぐと、その線が進めなくなります。",
    "forced-closing.why":
      "この辺に線を引くと、あとは一本道で同じ線のもう一方の端に着き、{leftOut}を残したままループが閉じてしまいます。",
    "closed-corner-twos.why":
      "{cells}が隣り合い、一方は角が閉じ、もう一方はその並びの辺が×です。向こう側の辺が線でないとすると、間の辺の端に線が3本集まってしまいます。",
    "parallel-pairs.why.exactly-one":
      "{cells}をたどります。向かい合う2辺は、ちょうど一方が線です。その線は×に挟まれてまっすぐ進み、その先の辺を決めます。",
    "parallel-pairs.why.at-least-one":
      "{cells}をたどります。向かい合う2辺のうち、少なくとも一方は線です。その線は×に挟まれてまっすぐ進み、その先の辺を決めます。",
    "inner-three-one.why.on":
      "{cells}が隣り合い、間の辺はこちらの端から先へ伸ばせません。3のこちらの辺が線でないとすると、間の線は1のほうへ曲がるしかなく、1の線が多すぎます。",
    "inner-three-one.why.off":
      "{cells}が隣り合い、間の辺はこちらの端から先へ伸ばせません。間に線を引くと、どちらかの1に沿って曲がるしかなく、その1の線が多すぎます。",
    "pairs-along-twos.why":
      "閉じた角から、2の連なりを「両方とも線か両方とも×」の組みが伝わっています。連なりの2では、残りの2つの角の2辺はちょうど一方が線になり、この関係が横へも伝わります({cells})。",
    "border-region.why.on":
      "{cells}のこの辺は、印の付いた点の集まりからの唯一の出口です。その中で途切れている線の端は奇数個なので、1本は外へ出なければなりません。",
    "border-region.why.off":
      "{cells}のこの辺は、印の付いた点の集まりからの唯一の出口です。その中で途切れている線の端は偶数個なので、外へ出た線は戻れなくなります。",
    "extended-end.why":
      "線は先のマスをどちら回りに進んでも同じ角に着き、その角の2辺はちょうど一方が線です。この関係が斜めに伝わります({cells})。",
    "extended-closing.why":
      "この線の両端は、印の付いた角まで必ず伸びます。そこからこの辺に線を引くと、もう一方の端まで一本道で、{leftOut}を残したままループが閉じてしまいます。",
    "u-shape-trial.why": "{cells}で、コの字を作る辺を仮に決めて調べます。{trial}",
    "near-threes-trial.why": "{cells}は近くにあって影響し合います。間の辺を仮に決めて調べます。{trial}",
    "four-twos.why":
      "{cells}が正方形に並び、1つの角の両側に線があります。外側の辺をもう1つ引くと外側の辺がすべて線になり、4マスだけを囲むループができてしまいます。",
    "inner-region.why.on":
      "{cells}のこの辺は、印の付いた点の集まりからの唯一の出口です。その中で途切れている線の端は奇数個なので、1本は外へ出なければなりません。",
    "inner-region.why.off":
      "{cells}のこの辺は、印の付いた点の集まりからの唯一の出口です。その中で途切れている線の端は偶数個なので、外へ出た線は戻れなくなります。",
    "joined-closing.why":
      "{cells}で必ずつながる線を1本とみなします。この辺に線を引くと、その一方の端からもう一方の端まで一本道で、{leftOut}を残したままループが閉じてしまいます。",
    "special-trial.why.corners": "{cells}の閉じた2つの角の間の辺を、×と仮定して調べます。{trial}",
    "special-trial.why.opposite": "{cells}の×の向かいの辺を、×と仮定して調べます。{trial}",
    "gap-and-run-trial.why":
      "ここの線は、1辺のすき間と一本道を残して閉じかけています。その辺を線と仮定して調べます。{trial}",
    "two-way-trial.why": "{cells}で、線は2方向にしか進めません。一方を仮定して調べます。{trial}",
    "joined-lines-trial.why":
      "必ずつながる線を1本とみなすと、1辺のすき間と一本道を残して閉じかけています。その辺を線と仮定して調べます。{trial}",
    "every-edge-trial.why": "ほかに手がかりがないので、辺を1つずつ仮定して調べます。{trial}",

    "trial.refuted":
      "{edge}を{mark}と仮定すると、{count}手先で矛盾します。{contradiction}したがって、この仮定は誤りです。",
    "trial.completes": "{edge}を{mark}と仮定すると、最後まで解けます。答えは1つなので、これが答えです。",
    "contradiction.clue": "{at}のまわりの線の数が合いません。",
    "contradiction.dead-end": "{at}で線が行き止まりになります。",
    "contradiction.branch": "{at}に線が3本集まります。",
    "contradiction.clash": "{at}が線でも×でもあることになります。",
    "contradiction.loop": "{leftOut}を残したままループが閉じます。",
    "contradiction.no-loop": "引ける線がもうないのに、ループができません。",

    "frame.step": "{why}{therefore}",
    "frame.suppose": "{edge}を{mark}と仮定します。",
    "frame.contradiction": "矛盾：{why}",
    "frame.completes": "これでループが完成します。答えはひとつだけなので、これが正解です。",
    "frame.therefore": "したがって、{edges}は{mark}です。({count}か所)",
  },
};

/** The names of the techniques and all that is said of a step. */
export const stepMessages: Catalogue = joinCatalogues(techniqueNames, reasons);
