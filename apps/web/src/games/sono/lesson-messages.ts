/** The texts of Sono's lesson. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  title: "What a turn does",
  lead: "Turn the square on each board and watch the counts.",
  board:
    "A board with a chosen square: {inside} pairs inside it, {across} across its border, {outside} outside",
  counts: "inside {inside} · across the border {across} · outside {outside}",
  pairs: "{pairs} of 8",
  again: "Start over",
  "large.title": "Why larger squares",
  "large.text":
    "A large square has a long border, so one turn can join several pairs at once, and it carries all that is finished inside it along. Here three finished pairs travel in the square, none breaks, and the last three are joined in a single turn. Small squares could only bring them together one by one.",
  "ideas.title": "The first three ideas of a solver",
  "ideas.lead": "A program begins with the same thoughts as a player.",
  "gain.title": "1. Count every turn",
  "gain.text":
    "A 4×4 board has only 13 squares. For each, count the pairs it makes and subtract those it breaks; take the best. Here one square breaks a pair and makes four: three more in all, and no other square does as well. Larger boards have thousands of squares, but only those that join something need a look.",
  "ahead.title": "2. Look more than one turn ahead",
  "ahead.text":
    "The best turn now is not always the best in the end. The first turn here gains nothing, yet it prepares the second, which joins everything that is left; whoever takes the pair that can be had at once needs longer. So a solver does not follow one board but keeps many promising ones and carries them on together: a beam search.",
  "finish.title": "3. Keep the end in mind",
  "finish.text":
    "The last pairs cost the most when single numbers are scattered all over the board, because every turn breaks something finished. So a solver prefers boards on which the edges are done and what is missing lies close together. Here all of it lies around one small square, and one turn is enough.",
  "inside.title": "Inside, neighbours stay neighbours",
  "inside.text":
    "Everything in the square turns together. A pair that lies wholly inside stays together; it only changes direction. So you can carry finished pairs along: choose a square that contains them completely.",
  "outside.title": "Outside, nothing moves",
  "outside.text":
    "A pair outside the square cannot be broken. Work from the edge of the board inwards, and finished pairs stay outside everything you turn later.",
  "border.title": "Only the border changes",
  "border.text":
    "A pair with one number inside and one outside is broken (✕), and numbers that end up next to their twin become a pair (rings). That is all a turn can do: count the pairs it makes and subtract those it breaks.",
  "aim.title": "How to aim",
  "aim.text":
    "The top side of a square becomes its right side, the right side its bottom, and so on. To join two numbers, look for a square with one of them on its border that brings it next to the other in a quarter turn. For two numbers and a side to arrive at, there is at most one such square.",
  "back.text":
    "Turns cannot be reversed. Turning the same square three more times undoes one turn but costs three; Undo costs nothing.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "回すと何が起こるか",
  lead: "それぞれの盤面で園を回して、数の変わり方を見比べてください。",
  board: "園を選んだ盤面。内側に{inside}ペア、境目に{across}ペア、外側に{outside}ペア",
  counts: "内側 {inside} ・ 境目 {across} ・ 外側 {outside}",
  pairs: "全{pairs}/8",
  again: "はじめから",
  "large.title": "なぜ大きな園を使うのか",
  "large.text":
    "大きな園は境目が長いので、一手で何ペアもそろうことがあり、内側のできたペアもまとめて運べます。この盤面では、できた3ペアがひとつも切れずに動き、残りの3ペアが一手でそろいます。小さな園では、一つずつ近づけるしかありません。",
  "ideas.title": "ソルバーの最初の三つの考え方",
  "ideas.lead": "プログラムの考え方も、出発点は人と同じです。",
  "gain.title": "1. すべての手を数える",
  "gain.text":
    "4×4の盤面には園が13個しかありません。それぞれについて、できるペアの数から切れるペアの数を引き、いちばん多い手を選びます。この盤面では、1ペア切れて4ペアできる園があり、差し引き3ペアふえます。ほかの園では、これほどふえません。大きな盤面には園が何千もありますが、何かがそろう園だけを調べれば足ります。",
  "ahead.title": "2. 二手先まで読む",
  "ahead.text":
    "いま一番よい手が、最後に一番よいとはかぎりません。ここでは一手目ではペアがふえませんが、二手目で残りがすべてそろいます。すぐにできるペアを先に取ると、かえって手数がかかります。そこでソルバーは、一つの盤面だけを追わず、見込みのある盤面をたくさん残して同時に進めます(ビームサーチ)。",
  "finish.title": "3. 終わり方を考えておく",
  "finish.text":
    "最後の数ペアがいちばん手間取るのは、相手のいない数が盤面のあちこちに残り、何を回してもできたペアが切れてしまうときです。そこで、端が仕上がっていて、残りが近くに集まっている盤面を選びます。この盤面の残りは小さな園のまわりにあるので、一手で終わります。",
  "inside.title": "内側では、となりはとなりのまま",
  "inside.text":
    "園の中はまとめて回ります。まるごと内側にあるペアは、向きが変わるだけで離れません。できたペアは、まるごと入る園を選べば、そのまま運べます。",
  "outside.title": "外側は動かない",
  "outside.text":
    "園に触れていないペアが壊れることはありません。盤面の端から内側へと仕上げていけば、できたところは、いつも園の外に残ります。",
  "border.title": "変わるのは境目だけ",
  "border.text":
    "片方が内側、片方が外側にあるペアは切れ(✕)、回った先で相手ととなり合った数は新しいペアになります(丸印)。一手でできるのはそれだけ。できる数から切れる数を引いて考えましょう。",
  "aim.title": "ねらい方",
  "aim.text":
    "園の上の辺は右の辺に、右の辺は下の辺になります。二つの数を合わせるには、片方が辺の上にあって、四分の一回すともう片方のとなりに着く園を探します。二つの数と着く側を決めると、そのような園は多くても一つです。",
  "back.text":
    "逆回しはできません。同じ園を三回まわせば一回分が元に戻りますが、三手かかります。「戻す」なら手数はかかりません。",
});
