/** What Sono says to people, in Japanese and English. */
import type { Catalogue } from "@masume/kernel";

export const messages: Catalogue = {
  en: {
    name: "Sono",
    tagline: "Turn squares until all twins touch",
    goal: "Choose a square and turn it clockwise. Bring every number next to its twin, in as few turns as you can.",
    unpaired: "Every number must touch its twin, side by side.",
    "too-small": "A square has a side of 2 to {most}, not {n}.",
    "whole-board": "The whole board may not be turned; the largest square has a side of {most}.",
    outside: "The square of side {n} at ({x}, {y}) does not lie within the {size}×{size} board.",
    "no-steps-left": "No more than {maxSteps} {maxSteps|turn is|turns are} allowed.",
    "board.odd": "the size must be even, not {size}",
    "board.count":
      "{value} stands {times} times and {short} {found|once|not at all}; each value must stand exactly twice",
    "board.code": "this is not a whole board code",
    "answer.long": "the answer has {found} operations; at most {most} are read",
    "input.long": "the text has {found} characters; at most {most} are read",
  },
  ja: {
    name: "園",
    tagline: "回して、同じ数をとなりどうしに",
    goal: "正方形を選んで時計回りに回します。同じ数どうしがすべてとなり合うように、なるべく少ない手数でそろえてください。",
    unpaired: "同じ数は、上下左右でとなり合わなければなりません。",
    "too-small": "園の一辺は2から{most}までです({n}は選べません)。",
    "whole-board": "盤全体は回せません。園の一辺は{most}までです。",
    outside: "({x}, {y})から一辺{n}の園は、{size}×{size}の盤からはみ出します。",
    "no-steps-left": "回せるのは{maxSteps}回までです。",
    "board.odd": "サイズは偶数でなければなりません({size}でした)",
    "board.count": "{value}が{times}個、{short}が{found}個あります。どの値もちょうど2個必要です",
    "board.code": "盤面コードとして読めません",
    "answer.long": "操作が{found}個あります。読めるのは{most}個までです",
    "input.long": "{found}文字あります。読めるのは{most}文字までです",
  },
};
