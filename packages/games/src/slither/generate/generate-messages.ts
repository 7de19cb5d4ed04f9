/** What the generator has to say, in English and Japanese. */
import type { Catalogue } from "@masume/kernel";

export const generateMessages: Catalogue = {
  en: {
    "generate.loop": "winding a loop",
    "generate.thin": "taking clues away",
    "generate.grade": "measuring the difficulty",
    "generate.clue-range":
      "at least {fewest} and at most {most} clues cannot be had at once on a board of {cells} cells",
    "generate.not-found": "no such puzzle came about in {attempts} {attempts|attempt|attempts}",
    "difficulty.level-1": "Level 1",
    "difficulty.level-2": "Level 2",
    "difficulty.level-3": "Level 3",
    "difficulty.level-4": "Level 4",
    "difficulty.level-5": "Level 5",
    "params.pattern": "the removal pattern must be one of {choices}",
    "preset.beginner": "Beginner",
    "preset.intermediate": "Intermediate",
    "preset.advanced": "Advanced",
    "preset.expert": "Expert",
  },
  ja: {
    "generate.loop": "ループを作っています",
    "generate.thin": "数字を減らしています",
    "generate.grade": "難しさを測っています",
    "generate.clue-range": "{cells}マスの盤面で、数字を{fewest}個以上{most}個以下にすることはできません",
    "generate.not-found": "{attempts}回試しましたが、条件に合う問題ができませんでした",
    "difficulty.level-1": "レベル1",
    "difficulty.level-2": "レベル2",
    "difficulty.level-3": "レベル3",
    "difficulty.level-4": "レベル4",
    "difficulty.level-5": "レベル5",
    "params.pattern": "除去パターンは次のどれかです: {choices}",
    "preset.beginner": "初級",
    "preset.intermediate": "中級",
    "preset.advanced": "上級",
    "preset.expert": "エキスパート",
  },
};
