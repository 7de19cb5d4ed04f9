/**
 * What the 32 techniques are called: in both languages as players would say it, so
 * that a name alone tells where to look; and the term of Sato's paper, under which
 * a reader of the paper finds each. In the order of their numbers.
 */
import type { Catalogue } from "@masume/kernel";

const names = [
  ["zero-clue", "Around a 0", "0のまわり", "表示数0の辺処理"],
  ["adjacent-threes", "3s side by side or diagonal", "3と3が隣・斜め", "隣接表示数3同士の辺処理"],
  ["border-three-one", "3 and 1 at the border", "端の3と1", "隣接表示数3,1の辺処理1"],
  ["clue-count", "Completing a clue", "数字をそろえる", "表示数の辺に関する基本処理"],
  ["point-degree", "Lines at a point", "点でのつながり", "格子に関する基本処理"],
  ["clue-corner", "The corner of a clue", "数字の角", "周り状況に関する基本処理"],
  ["corner-pairs", "Passing on two sides of a corner", "角の2辺の伝わり", "隣接線状況組みに関する処理1"],
  ["closing-edge", "Avoiding a small loop", "小さなループを避ける", "両端が距離1の連結線処理"],
  ["u-shape", "Avoiding a U", "コの字を避ける", "1手分距離連結線の作成処理1"],
  [
    "loose-corner-pairs",
    "Passing on “at least one line”",
    "角の2辺の「どちらかは線」",
    "隣接線状況組みに関する処理2",
  ],
  ["closed-twos", "Two 2s with closed corners", "閉じ角の2と2", "閉じ角表示数2の隣接マス処理"],
  ["more-u-shapes", "Avoiding a U at a clue", "数字まわりのコの字を避ける", "1手分距離連結線の作成処理2"],
  ["border-split", "Two ways along the border", "端での二手分かれ", "端マスでの連結線2方向分離"],
  ["crowded-cell", "Three lines into one cell", "線が集まるマス", "線集中に関した処理"],
  ["forced-closing", "Avoiding a forced loop", "一本道のループを避ける", "1手分距離連結線の非線処理1"],
  ["closed-corner-twos", "The 2 beside a closed corner", "閉じ角の2の隣", "隣接線状況組みの特殊例"],
  ["parallel-pairs", "Passing on two opposite sides", "向かい合う2辺の伝わり", "平行線状況組みに関する処理"],
  ["inner-three-one", "3 and 1 inside the board", "盤の中の3と1", "隣接表示数3,1の辺処理2"],
  [
    "pairs-along-twos",
    "Sideways off a chain of 2s",
    "2の連なりから横への伝わり",
    "表示数2マスでのタイプ2伝達",
  ],
  ["border-region", "Closed region at the border", "端の閉じた領域", "閉じ領域処理1"],
  ["extended-end", "Where the line must arrive", "線の着く先を読む", "延長端点の格子・周り状況処理"],
  ["extended-closing", "Avoiding a loop further on", "線の先のループを避ける", "1手分距離連結線の非線処理2"],
  ["u-shape-trial", "Trying a U", "コの字の仮定", "1手分距離連結線の作成処理3"],
  ["near-threes-trial", "Trying an edge near 3s", "近くの3の仮定", "近隣表示数3マス目の関連付け"],
  ["four-twos", "Four 2s in a square", "四角に並んだ2", "表示数2の隣接4マスへの処理"],
  ["inner-region", "Closed region inside the board", "盤の中の閉じた領域", "閉じ領域処理2"],
  [
    "joined-closing",
    "Avoiding a loop of joined lines",
    "つながる線のループを避ける",
    "1手分距離連結線の非線処理3",
  ],
  ["special-trial", "Trying a cross", "×の仮定", "特殊ケースへの矛盾処理"],
  ["gap-and-run-trial", "Trying to close a gap", "すき間の仮定", "1手分距離連結線の作成処理4"],
  ["two-way-trial", "Trying one of two ways", "二択の仮定", "2方向進みの方向決定"],
  ["joined-lines-trial", "Trying joined lines", "つながる線の仮定", "1手分距離連結線の作成処理5"],
  ["every-edge-trial", "Trying every edge", "総当たりの仮定", "最終の解き処理"],
] as const;

export type TechniqueId = (typeof names)[number][0];

/** The techniques' ids by number, without the techniques themselves: a page that only names them need not load them. */
export const techniqueIds: readonly TechniqueId[] = names.map(([id]) => id);

/** The names, by the technique's id. */
export const techniqueNames: Catalogue = {
  en: Object.fromEntries(names.map(([id, en]) => [id, en])),
  ja: Object.fromEntries(names.map(([id, , ja]) => [id, ja])),
};

/** What the paper calls each technique. */
export const paperTerms: Readonly<Record<string, string>> = Object.fromEntries(
  names.map(([id, , , term]) => [id, term]),
);
