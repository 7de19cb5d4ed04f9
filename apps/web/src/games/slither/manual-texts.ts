/** The generator's manual. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./make-messages.js";

const en = {
  "manual.steps":
    "First a loop is drawn at random and every cell gets its number. Then numbers are taken away, group by group, as long as the chosen methods still solve the puzzle. What is left has exactly one solution. Finally the puzzle is brought to the level ordered, and graded.",
  "manual.level":
    "Size and level are all you need to choose. The level is measured by the grader on the finished puzzle, with the same 32 techniques that hints use: an order for level 3 gives level 3, or says why it cannot be met.",
  "manual.methods": "Methods [G] [C] [T]",
  "manual.methods.lead":
    "By these the generator checks that a puzzle can be solved. With fewer methods more numbers stay.",
  "manual.patterns": "Clue patterns",
  "manual.patterns.lead":
    "Which cells lose their number together, or first. Cells with the same figure go together; shaded cells go first.",
  "manual.short": "Short form",
  "manual.short.text":
    "A puzzle’s record says how it was made, as in GCT1-100-HX: methods G and C with short trials, 100 ms, pattern HX.",
  "manual.picture": "Pattern {pattern}",
  "manual.order": "Make a puzzle",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "manual.steps":
    "まずループをランダムに描き、すべてのマスに数字を入れます。次に、選んだ解き方で解ける間は、数字を組ごとに取り除いていきます。残った問題の答えはちょうど一つです。最後に、注文されたレベルに合わせて調整し、判定します。",
  "manual.level":
    "選ぶのは大きさとレベルだけで十分です。レベルは、できあがった問題をヒントと同じ32の手筋で解いて測ります。レベル3を注文すればレベル3の問題になり、作れないときはその理由を示します。",
  "manual.methods": "解き方[G][C][T]",
  "manual.methods.lead":
    "問題が解けるかどうかを、ここで選んだ解き方で確かめます。解き方を減らすと、数字が多く残ります。",
  "manual.patterns": "数字の配置",
  "manual.patterns.lead":
    "どのマスの数字をいっしょに、または先に取り除くかです。同じ番号のマスはいっしょに、色のついたマスは先に取り除きます。",
  "manual.short": "略号",
  "manual.short.text":
    "問題の記録には、作り方がGCT1-100-HXのように残ります。解き方GとC、短い連鎖の仮置き、100ミリ秒、配置HXという意味です。",
  "manual.picture": "配置{pattern}",
  "manual.order": "問題を作る",
});
