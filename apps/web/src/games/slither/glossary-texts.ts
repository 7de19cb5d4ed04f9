/** The words of the lessons, each with its meaning; in both languages, by a name for its place on the page. */
import type { Language } from "@masume/kernel";

export interface Term {
  readonly id: string;
  readonly word: string;
  /** Other forms under which texts use it. */
  readonly forms?: readonly string[];
  readonly meaning: string;
}

export const glossary: Readonly<Record<Language, readonly Term[]>> = {
  en: [
    {
      id: "clue",
      word: "clue",
      meaning: "The number in a cell: how many of its four sides belong to the loop.",
    },
    {
      id: "point",
      word: "point",
      meaning: "A dot of the grid. The loop passes each with two lines or not at all.",
    },
    {
      id: "cross",
      word: "cross",
      forms: ["crosses"],
      meaning: "A note that an edge is not part of the loop.",
    },
    {
      id: "closed-corner",
      word: "closed corner",
      forms: ["closed corners"],
      meaning:
        "A corner of a cell at which both edges outside the cell are crosses. Of the cell's own two sides there, both are lines or both are crosses.",
    },
    {
      id: "incoming",
      word: "a line comes in",
      meaning:
        "A corner of a cell at which one edge outside is a line and the other a cross: exactly one of the cell's two sides there is a line.",
    },
    {
      id: "connected-line",
      word: "connected line",
      meaning: "Connected lines with two loose ends. Closing one too early makes a small loop.",
    },
    {
      id: "forced-run",
      word: "forced run",
      forms: ["no choice"],
      meaning:
        "A way from point to point at each of which only one edge is left. A point at the end of one is within one move (1手分の距離), as if it lay next to the line.",
    },
    {
      id: "u",
      word: "a U",
      meaning: "Three sides of a cell as lines. If its mouth must be closed, it is a small loop.",
    },
    {
      id: "region",
      word: "closed region",
      meaning:
        "A group of points that can be left by one edge only. The number of line ends in it tells whether the loop uses that edge.",
    },
    {
      id: "gate",
      word: "gate",
      meaning:
        "The corner at which two diagonal cells touch, and what is known of the two edges there: exactly one line (open), or both or neither (closed).",
    },
    {
      id: "colour",
      word: "colour",
      meaning:
        "Whether a cell lies inside or outside the loop. Cells on either side of a line have different colours, of a cross the same.",
    },
    {
      id: "assumption",
      word: "assumption",
      forms: ["assumptions"],
      meaning:
        "An edge tried as a line or a cross until something contradicts itself; then it is the opposite.",
    },
    {
      id: "completion",
      word: "completion",
      meaning:
        "The share of edges known when assumptions begin. On boards with a side of 24 or more, starting below 70% (80% from 36 on) raises the level by one.",
    },
    {
      id: "level",
      word: "level",
      meaning: "1 to 5: the level of the hardest technique that a puzzle needs, measured by solving it.",
    },
  ],
  ja: [
    { id: "clue", word: "数字", meaning: "マスの中の数字。そのマスの4辺に引く線の本数です。" },
    { id: "point", word: "点", meaning: "盤面の格子の点。ループの線は、点を0本か2本で通ります。" },
    { id: "cross", word: "×", meaning: "線を引かない辺につける印です。" },
    {
      id: "closed-corner",
      word: "閉じ角",
      meaning: "マスの外側の2辺が両方とも×になっている角。そのマスの2辺は、両方とも線か、両方とも×です。",
    },
    {
      id: "incoming",
      word: "外から線が来る角",
      meaning:
        "マスの外側の2辺のうち一方が線、もう一方が×の角(入力点)。そのマスの2辺は、ちょうど一方が線です。",
    },
    {
      id: "connected-line",
      word: "連結線",
      meaning: "つながって1本になった、両端の開いた線。途中で閉じると小さなループになります。",
    },
    {
      id: "forced-run",
      word: "一本道",
      meaning:
        "どの点でも出口が1つしかない道。その先の点は、線のすぐ隣と同じ「1手分の距離」にあるといいます。",
    },
    { id: "u", word: "コの字", meaning: "マスの3辺が線になった形。口が閉じるしかなければ小さなループです。" },
    {
      id: "region",
      word: "閉じた領域",
      meaning: "出口の辺が1つしかない点の集まり。中にある線の端の数で、その辺を使うかどうかがわかります。",
    },
    {
      id: "gate",
      word: "ゲート",
      meaning:
        "斜めに接するマスの間の角と、その2辺についてわかっていること。ちょうど一方が線なら「開」、両方とも線か両方とも×なら「閉」です。",
    },
    {
      id: "colour",
      word: "マスの色",
      meaning: "マスがループの内側か外側か。線をはさむと違う色、×をはさむと同じ色です。",
    },
    {
      id: "assumption",
      word: "仮定",
      meaning: "辺を線か×に仮に決めて調べること。矛盾すれば、その反対が正解です。",
    },
    {
      id: "completion",
      word: "完成率",
      meaning:
        "仮定を始めるときにわかっている辺の割合。1辺が24以上の盤面では、70%(36以上では80%)に満たないとレベルが1つ上がります。",
    },
    {
      id: "level",
      word: "レベル",
      meaning: "1から5まで。解くのに必要な手筋のうち、最も難しいもののレベルです。実際に解いて測ります。",
    },
  ],
};
