/** The texts of Sono's lesson. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  title: "What a turn leaves unchanged",
  lead: "Turn the square on each board and watch the three counts.",
  board:
    "A board with a chosen square: {inside} pairs inside it, {across} across its border, {outside} outside",
  counts: "inside {inside} · across the border {across} · outside {outside}",
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
  title: "回しても変わらないもの",
  lead: "それぞれの盤面で園を回して、三つの数を見比べてください。",
  board: "園を選んだ盤面。ペアは内側に{inside}組、境目に{across}組、外側に{outside}組",
  counts: "内側 {inside} ・ 境目 {across} ・ 外側 {outside}",
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
