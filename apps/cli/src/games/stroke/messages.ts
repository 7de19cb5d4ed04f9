/** What Stroke's verbs say beside Stroke's own words. */
import type { Catalogue } from "@masume/kernel";

export const strokeMessages: Catalogue = {
  en: {
    "verb.new.size": "rows and columns (7 without a preset)",
    "verb.new.preset":
      "the size and the blocked cells by name: easy 3×3–4×4 without any, normal 5×5–6×6 with a few, hard from 7×7 with many",
    "verb.new.difficulty": "the measured difficulty; without a size, also the preset of this name",
    "verb.new.blocked": "exactly this many blocked cells",
    "verb.new.unique": "exactly one line (up to 15×15)",
    "verb.new.symmetry": "how the blocked cells are arranged",
    "result.seed": "seed {seed}",
    "verb.solve": "find the line, or prove that there is none",
    "verb.solve.count": "also count all lines",
    "result.lines": "{count} {count|line|lines}",
    "result.unsolvable": "There is no line.",
    "result.solvable": "There is a line.",
    "verb.check": "does a line clear the board? lists every violation",
    "result.complete": "Cleared: one line through all {of} open cells.",
    "verb.report": "can this board be cleared? condition by condition, and the exact result",
    "verb.hint": "the next cell, and why; or how much of the line is still correct",
    "verb.grade": "how hard is it?",
    "option.puzzle": "the board: JSON, rows of S G . #, or a code",
    "option.path": "the line: JSON [[row,column],…] from the start",
  },
  ja: {
    "verb.new.size": "行と列の数(プリセットの指定がなければ7)",
    "verb.new.preset":
      "大きさと☒の数の組み合わせ。easyは3×3〜4×4で☒なし、normalは5×5〜6×6で☒数個、hardは7×7以上で☒多数",
    "verb.new.difficulty": "測定した難しさ。大きさの指定がなければ、同じ名前のプリセットになる",
    "verb.new.blocked": "☒の数(ちょうど)",
    "verb.new.unique": "線をちょうど一本にする(15×15まで)",
    "verb.new.symmetry": "☒の並び方",
    "result.seed": "シード{seed}",
    "verb.solve": "線を見つける。なければ、ないことを証明する",
    "verb.solve.count": "線の数も数える",
    "result.lines": "線は全部で{count}本です。",
    "result.unsolvable": "線は引けません。",
    "result.solvable": "線を引けます。",
    "verb.check": "線が盤面をクリアするかを調べ、違反をすべて挙げる",
    "result.complete": "クリア：空いている{of}マスすべてを一本の線で通りました。",
    "verb.report": "盤面として成り立つか。条件ごとの結果と、正確な判定",
    "verb.hint": "次のマスとその理由。行き詰まっていれば、どこまで正しいか",
    "verb.grade": "難しさを測る",
    "option.puzzle": "盤面：JSON、S G . # の行、またはコード",
    "option.path": "線：スタートからのJSON [[行,列],…]",
  },
};
