/** The texts of Stroke's lesson. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  title: "Is it possible?",
  lead: "Three boards, each with an argument that sounds convincing. Decide for yourself whether a line exists before you look at the answer.",
  possible: "Possible",
  impossible: "Impossible",
  right: "Right.",
  wrong: "Not quite.",
  play: "Play it",
  "play-mended": "Play the nearest board that works",
  "a.title": "Board A",
  "a.board": "3×3, start top left, goal bottom right",
  "a.claim":
    "“A line needs an odd number of neighbours at start and goal, and an even number everywhere else.” Here four cells have three neighbours, and start and goal have two.",
  "a.moral":
    "That rule is about drawings that use every edge once (Euler paths). This puzzle visits every cell once (a Hamiltonian path), and counting neighbours decides nothing.",
  "b.title": "Board B",
  "b.board": "5×5, blocked at row 3, columns 2 and 4, start top left, goal bottom right",
  "b.claim": "“23 open cells, an odd number, so start and goal must have the same colour. They do ✓.”",
  "b.moral":
    "Start and goal of the same colour are not enough: the cells of each colour must be counted, too.",
  "c.title": "Board C",
  "c.board": "4×4, start top left, goal bottom right",
  "c.claim": "“16 open cells, an even number, so start and goal must have different colours. They do ✓.”",
  "c.moral":
    "The argument is right, but the tick is not: opposite corners of a 4×4 board have the same colour.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "できる？できない？",
  lead: "三つの盤面と、もっともらしい理屈です。答えを見る前に、一筆書きできるかどうかを自分で考えてみてください。",
  possible: "できる",
  impossible: "できない",
  right: "正解。",
  wrong: "残念。",
  play: "遊んでみる",
  "play-mended": "いちばん近い、解ける盤面で遊ぶ",
  "a.title": "盤面A",
  "a.board": "3×3、スタート左上、ゴール右下",
  "a.claim":
    "「スタートとゴールはとなりのマスが奇数個、ほかのマスは偶数個でなければならない」。ところが、ここではとなりが3個のマスが四つあり、スタートとゴールのとなりは2個です。",
  "a.moral":
    "その条件は、すべての辺を一度ずつ通る図形(オイラーパス)のものです。このパズルはすべてのマスを一度ずつ通ります(ハミルトンパス)。となりのマスを数えても何も決まりません。",
  "b.title": "盤面B",
  "b.board": "5×5、3行2列と3行4列が☒、スタート左上、ゴール右下",
  "b.claim": "「通れるマスは23個で奇数だから、スタートとゴールは同じ色のはず。同じ色だ ✓」。",
  "b.moral": "スタートとゴールが同じ色というだけでは足りません。色ごとのマスの数も数える必要があります。",
  "c.title": "盤面C",
  "c.board": "4×4、スタート左上、ゴール右下",
  "c.claim": "「通れるマスは16個で偶数だから、スタートとゴールは違う色のはず。違う色だ ✓」。",
  "c.moral": "理屈は合っていますが、✓が間違いです。4×4の向かい合う角は同じ色です。",
});
