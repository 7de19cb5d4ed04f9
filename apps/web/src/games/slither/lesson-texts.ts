/** What each technique is about: when to look for it, and why it holds. By the technique's id. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./learn-messages.js";

const en = {
  "lesson.zero-clue":
    "Start with the 0s: none of their four sides can be a line. Cross them out at once; the crosses often settle the clues beside them.",
  "lesson.adjacent-threes":
    "Two 3s are the best start on a board. Side by side, the side they share and both far sides are lines; diagonal, each has its two outer sides. Look for such pairs before anything else.",
  "lesson.border-three-one":
    "At the border a line has nowhere to go but along it. So a 3 beside a 1 there needs its border side, and between two 1s there is no line.",
  "lesson.clue-count":
    "Count. A clue that has its lines gets crosses on all other sides; a clue that needs every side that is left gets lines.",
  "lesson.point-degree":
    "At every point the loop passes with two lines or not at all. Two lines: cross out the rest. One line and one way left: it goes there. Only one edge left and no line: it is a cross.",
  "lesson.clue-corner":
    "Look at the corners of a clue. At a closed corner its two sides are both lines or both crosses; where a line comes in, exactly one of them is a line. With the number of the clue that settles sides.",
  "lesson.corner-pairs":
    "What is known of the two sides at one corner, both or neither, or exactly one, passes through a 2 to its opposite corner and on through the point to the next cell. Follow the diagonal to its end: something is decided there.",
  "lesson.closing-edge":
    "A line whose two ends are neighbours must not be closed while a clue or another line is left out. Cross out the edge between them.",
  "lesson.u-shape":
    "A line between two closed corners has to turn at both ends: a U. If the mouth of the U could only be closed, there would be a small loop, so the line cannot be there.",
  "lesson.loose-corner-pairs":
    "Of two sides at a corner, at least one is a line: less than exactly one, but it also passes diagonally through 2s. A 3 or a point at the end of the way often makes something of it.",
  "lesson.closed-twos":
    "Two 2s side by side with closed corners at the far ends of one flank: without a line at the far side, three lines would meet at one end of the side they share.",
  "lesson.more-u-shapes":
    "The U again, this time forced by a clue: a 1 or a 3 whose side has crosses beyond both ends, or a 3 with a line next to it. Ask whether the U could still open.",
  "lesson.border-split":
    "A line that comes in at the border can go two ways and arrives at one corner or the other of the next cell. What is the same both ways is decided.",
  "lesson.crowded-cell":
    "Three lines come into one cell, and one of them has no other way. Joining the two others there would leave it without one.",
  "lesson.forced-closing":
    "From the end of a line, follow the way that has no choice. If it comes back to the other end of the same line, the first edge of that way is a cross.",
  "lesson.closed-corner-twos":
    "A 2 with a closed corner beside a 2 with a cross in line with it: the far side of the second 2 has to be a line, or three lines would meet.",
  "lesson.parallel-pairs":
    "Of two opposite sides of a cell, one is a line. Between crosses that line goes straight on into the next cell, so the pair moves on with it, cell by cell, until a clue decides.",
  "lesson.inner-three-one":
    "As at the border, but anywhere: if the side that a 3 and a 1 share cannot go on beyond one end, the 3 needs its side there; between two 1s there is no line.",
  "lesson.pairs-along-twos":
    "A closed corner sends a pair along a chain of 2s. In each of those 2s the other two corners then have exactly one line, and that goes off sideways.",
  "lesson.border-region":
    "Find a part of the border that can be left by one edge only, and count the line ends in it. An odd number: a line must go through the edge. An even number: none can.",
  "lesson.extended-end":
    "Sometimes a line may go round a cell either way and yet comes to the same corner. Take that corner for its end, and look on from there.",
  "lesson.extended-closing":
    "Both ends of a line surely go on to certain corners. Seen from there, an edge may close the loop too early: cross it out.",
  "lesson.u-shape-trial":
    "When nothing follows directly, try an edge that would force a U and see how far it gets. These assumptions fail quickly, or not at all.",
  "lesson.near-threes-trial":
    "3s that stand close to each other leave little room. Try an edge between them: a contradiction comes soon.",
  "lesson.four-twos":
    "Four 2s in a square with lines on both flanks of one corner: one more outer side would ring the whole square.",
  "lesson.inner-region":
    "The closed region once more, away from the border: a group of points with one way out. Even or odd decides the edge.",
  "lesson.joined-closing":
    "Lines that surely meet inside a cell count as one. Then look for edges that would close this longer line too early.",
  "lesson.special-trial":
    "Two places where a cross is worth trying: the side between two closed corners, and the side of a 2 opposite a cross.",
  "lesson.gap-and-run-trial":
    "A line that lacks one gap and one forced run to close is close to a mistake. Try the gap, then the run.",
  "lesson.two-way-trial":
    "Where a line has only two ways, try one of them. If it fails, the other is right, and either result is worth much.",
  "lesson.joined-lines-trial":
    "Take lines that surely meet as one, and try the gap that would nearly close them.",
  "lesson.every-edge-trial":
    "When nothing else is left, try every edge, near what is known first. Note the first step of each trial, so that you can take it back.",
  "lesson.boards": "Boards to try",
  "lesson.board": "Board {number}, {width}×{height}",
  "lesson.practice": "Practice",
  "lesson.practice.lead": "A new 10×10 that needs this technique and nothing above it.",
  "lesson.practice.make": "Make one to order",
  "lesson.stages": "Stages with this technique",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "lesson.zero-clue":
    "まず0を探します。0の4辺には線を引けないので、すぐに×をつけましょう。その×から、隣の数字が決まることもよくあります。",
  "lesson.adjacent-threes":
    "3が2つ並んでいたら、そこが出発点です。隣り合っていれば間の辺と両外側の辺が線、斜めならそれぞれの外側の2辺が線です。盤面を見たら最初に探しましょう。",
  "lesson.border-three-one":
    "盤の端では、線は端に沿って曲がるしかありません。だから、端で1と並んだ3は端の辺が線になり、端で並んだ1と1の間には線を引けません。",
  "lesson.clue-count":
    "数えるだけの手です。線がそろった数字は残りの辺が×、残りの辺がすべて必要な数字は残りの辺が線です。",
  "lesson.point-degree":
    "点を通る線は、0本か2本です。2本通ったら残りは×。1本来ていて出口が1つなら、そこへ進みます。線がなく、残りの辺が1つだけなら、それは×です。",
  "lesson.clue-corner":
    "数字の角に注目します。閉じ角では2辺が両方とも線か両方とも×、外から線が来る角ではちょうど一方が線です。数字と合わせると、残りの辺が決まります。",
  "lesson.corner-pairs":
    "角の2辺について「両方とも線か両方とも×」「ちょうど一方が線」とわかると、その関係は2のマスを斜めに抜け、点を通って次のマスへ伝わります。行き着いた先で辺が決まります。",
  "lesson.closing-edge":
    "1本の線の両端が隣り合ったら、間の辺に線を引くとループが閉じます。まだ使っていない数字や線が残っていれば、そこは×です。",
  "lesson.u-shape":
    "閉じ角と閉じ角の間に線を引くと、両端で曲がってコの字になります。その口が閉じるしかないなら小さなループになるので、線は引けません。",
  "lesson.loose-corner-pairs":
    "角の2辺の「少なくとも一方は線」という関係も、2のマスを斜めに伝わります。行き着いた先が3や混んだ点なら、辺が決まります。",
  "lesson.closed-twos":
    "2と2が隣り合い、同じ側の両端が閉じ角になっている形です。端の辺が線でないと、間の辺の端に線が3本集まってしまいます。",
  "lesson.more-u-shapes":
    "数字のせいでコの字になる形です。先が両側とも×になった1や3の辺、線のついた3の隣で、コの字の口が開くかどうかを確かめます。",
  "lesson.border-split":
    "盤の端に来た線は二手に分かれますが、どちらに進んでも次のマスのどちらかの角に着きます。両方に共通することが決まります。",
  "lesson.crowded-cell":
    "1つのマスに3本の線が集まり、そのうち1本はそこに入るしかない形です。ほかの2本をつなぐと、その線の行き場がなくなります。",
  "lesson.forced-closing":
    "線の端から、分かれ道のない一本道をたどってみます。同じ線のもう一方の端に着いてしまうなら、一本道の最初の辺は×です。",
  "lesson.closed-corner-twos":
    "閉じ角のある2の隣に、その並びの辺が×の2がある形です。2つ目の2の向こう側の辺が線でないと、線が3本集まってしまいます。",
  "lesson.parallel-pairs":
    "マスの向かい合う2辺の一方が線だとわかると、×に挟まれた線は次のマスへまっすぐ進みます。関係がマスからマスへ伝わり、数字のところで決まります。",
  "lesson.inner-three-one":
    "端の3と1と同じ形が、盤の中でも現れます。間の辺が一方の端から先へ伸ばせないとき、3はそちら側の辺が線になり、1と1の間には線を引けません。",
  "lesson.pairs-along-twos":
    "閉じ角から2の連なりに沿って関係が伝わると、連なりの2では残りの2つの角で「ちょうど一方が線」になります。それが連なりから横へ伝わります。",
  "lesson.border-region":
    "出口の辺が1つしかない部分を、盤の端で探します。その中にある線の端の数が奇数なら出口は線、偶数なら×です。",
  "lesson.extended-end":
    "マスをどちら回りに進んでも、線が同じ角に着くことがあります。その角を線の端とみなして、その先を読みます。",
  "lesson.extended-closing":
    "線の両端が必ず通る角まで、線を伸ばして考えます。そこから見てループが閉じてしまう辺は×です。",
  "lesson.u-shape-trial":
    "直接には決まらないとき、コの字を作る辺を仮定してみます。うまくいかないときは、たいていすぐに矛盾します。",
  "lesson.near-threes-trial":
    "近くにある3どうしの間は窮屈です。間の辺を仮定すると、早く矛盾にたどり着きます。",
  "lesson.four-twos":
    "2が四角に4つ並び、1つの角の両側に線がある形です。外側にもう1本引くと、4マスを囲むループになってしまいます。",
  "lesson.inner-region":
    "閉じた領域の考え方を、盤の中でも使います。出口が1つの点の集まりを見つけたら、線の端の数が奇数か偶数かで出口の辺が決まります。",
  "lesson.joined-closing":
    "マスの中で必ずつながる線どうしは、1本の線とみなせます。その長い線を閉じてしまう辺は×です。",
  "lesson.special-trial":
    "×を仮定してみる価値のある場所が2つあります。閉じ角と閉じ角の間の辺と、×のある2の向かいの辺です。",
  "lesson.gap-and-run-trial":
    "1辺のすき間と一本道だけを残して閉じかけている線は、矛盾を起こしやすいところです。すき間、一本道の順に仮定してみます。",
  "lesson.two-way-trial":
    "線の進む先が2つに1つなら、片方を仮定します。矛盾すればもう片方が正解で、どちらにしても大きく進みます。",
  "lesson.joined-lines-trial": "必ずつながる線を1本とみなし、それを閉じかけるすき間の辺を仮定してみます。",
  "lesson.every-edge-trial":
    "ほかに手がかりがなければ、わかっているところの近くから辺を1つずつ仮定します。戻れるように、仮定した場所を覚えておきましょう。",
  "lesson.boards": "例題",
  "lesson.board": "例題{number} {width}×{height}",
  "lesson.practice": "練習問題",
  "lesson.practice.lead": "この手筋が必要で、それより難しい手筋は要らない10×10の問題を作ります。",
  "lesson.practice.make": "問題を作る",
  "lesson.stages": "この手筋のステージ",
});
