/** The texts of Stroke's lesson. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  title: "Is it possible?",
  lead: "The description this game grew from printed three boards and said that all of them can be cleared. Decide for yourself before you look.",
  possible: "Possible",
  impossible: "Impossible",
  right: "Right.",
  wrong: "Not so.",
  play: "Play it",
  "play-mended": "Play the nearest board that works",
  "a.title": "Pattern A",
  "a.board": "3×3, start top left, goal bottom right",
  "a.claim":
    "“A line needs an odd number of neighbours at start and goal, and an even number everywhere else.” Here four cells have three neighbours, and start and goal have two.",
  "a.moral":
    "The claim is about drawings that use every edge once (Euler paths). This puzzle visits every cell once (a Hamiltonian path), and counting neighbours decides nothing.",
  "b.title": "Pattern B, the recommended board",
  "b.board": "5×5, blocked at row 3, columns 2 and 4, start top left, goal bottom right",
  "b.claim":
    "“23 open cells, an odd number, so start and goal have the same colour ✓.” The description even prints an answer.",
  "b.moral":
    "It is not enough that the number is odd: the colours must be counted. And the printed answer jumps between cells that do not touch.",
  "c.title": "Pattern C",
  "c.board": "4×4, start top left, goal bottom right",
  "c.claim": "“16 open cells, an even number, so start and goal have different colours ✓.”",
  "c.moral": "Opposite corners of a 4×4 board have the same colour. The claim was ticked without looking.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "できる?できない?",
  lead: "このゲームのもとになった仕様書には三つの盤面が載っていて、どれも「クリア可能」と書かれていました。答えを見る前に、自分で考えてみてください。",
  possible: "できる",
  impossible: "できない",
  right: "正解。",
  wrong: "残念。",
  play: "遊んでみる",
  "play-mended": "いちばん近い、解ける盤で遊ぶ",
  "a.title": "パターンA",
  "a.board": "3×3、スタート左上、ゴール右下",
  "a.claim":
    "「スタートとゴールの次数は奇数、ほかのマスの次数は偶数でなければならない」。ところが、ここでは次数3のマスが四つあり、スタートとゴールの次数は2です。",
  "a.moral":
    "この条件は、すべての辺を一度ずつ通る図形(オイラーパス)のものです。このパズルはすべてのマスを一度ずつ通ります(ハミルトンパス)。次数を数えても何も決まりません。",
  "b.title": "パターンB(推奨盤面)",
  "b.board": "5×5、3行2列と3行4列が☒、スタート左上、ゴール右下",
  "b.claim": "「通行可能マスは23個で奇数、スタートとゴールは同じ色 ✓」。仕様書には解答例まで載っています。",
  "b.moral":
    "奇数というだけでは足りません。色ごとの数を数える必要があります。載っている解答例は、となり合っていないマスの間を飛んでいます。",
  "c.title": "パターンC",
  "c.board": "4×4、スタート左上、ゴール右下",
  "c.claim": "「通行可能マスは16個で偶数、スタートとゴールは異なる色 ✓」。",
  "c.moral": "4×4の対角の角は同じ色です。確かめずに印がつけられていました。",
});
