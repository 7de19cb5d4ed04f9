/** The texts of the Learn tab and its drills. */
import type { Extended } from "../../i18n/translator.js";
import { t as base } from "./messages.js";

const en = {
  "crosses.title": "Crosses",
  "crosses.lead":
    "A cross says that the loop does not pass here. Crosses are notes for yourself, but once every edge outside the loop is crossed out, the loop is drawn for you and the puzzle is solved.",
  "techniques.title": "32 techniques",
  "techniques.lead":
    "From Sato Kingo’s study of 2003. A puzzle’s level is that of the hardest technique it needs.",
  "glossary.title": "Glossary",
  "technique.paper": "No. {number} in Sato’s paper: {term}",
  "technique.back": "Back to the hint",
  "technique.all": "All techniques",
  "technique.others": "Other techniques",
  "drill.title": "Find the next step",
  "drill.lead": "A position from a real solution. No technique easier than the chosen level helps here.",
  "drill.next": "Another position",
  "drill.failed": "No such position was found this time. Try again, or choose another level.",
  "find.nothing": "What can be deduced here? Draw a line or a cross.",
  "find.found": "Correct.",
  "find.another": "True, but it cannot be deduced yet. Look for a step that can.",
  "find.wrong": "Not quite.",
  "find.show": "Show answer",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "crosses.title": "×の印",
  "crosses.lead":
    "×は「ここに線は通らない」という印です。自分のための覚え書きですが、ループになる辺だけが×なしで残ると、線が引かれて完成になります。",
  "techniques.title": "32の手筋",
  "techniques.lead":
    "佐藤金吾氏の2003年の研究による分類です。問題のレベルは、必要な手筋のうち最も難しいもので決まります。",
  "glossary.title": "用語集",
  "technique.paper": "佐藤氏の論文の手法{number}：{term}",
  "technique.back": "ヒントに戻る",
  "technique.all": "手筋の一覧",
  "technique.others": "ほかの手筋",
  "drill.title": "次の一手を探す",
  "drill.lead": "実際の解き筋から取った局面です。選んだレベルよりやさしい手筋では、何も決まりません。",
  "drill.next": "別の局面",
  "drill.failed": "今回は見つかりませんでした。もう一度試すか、レベルを変えてみてください。",
  "find.nothing": "ここで何が決まるでしょうか。線か×を書いてください。",
  "find.found": "そのとおり。",
  "find.another": "正しいのですが、まだ決められません。いま決まるところを探してください。",
  "find.wrong": "違います。",
  "find.show": "答えを見る",
});
