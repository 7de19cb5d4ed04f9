/** `slither new`: puzzles made to order, each with its seed, parameters and level. */
import {
  type Day,
  difficultyParams,
  formatNamed,
  generate,
  grade,
  levels,
  maxBudget,
  maxSize,
  minBudget,
  minGenerated,
  type Params,
  patternChoices,
  presetIds,
  presetParams,
  puzzleName,
  readParamsCode,
  runningNumbers,
  techniqueCount,
  trialLevels,
} from "@masume/games/slither";
import { message } from "@masume/kernel";
import { CliError } from "../../platform/cli-error.js";
import { given } from "../../platform/parameter-values.js";
import { choice, flag, integer, optional, text, type Values } from "../../platform/parameters.js";
import { newVerb } from "../../verbs/new.js";
import type { Verb } from "../../verbs/verb.js";
import { slitherGame } from "./cli-game.js";

const defaultSize = 10;
const defaultPreset = "intermediate";

const options = {
  width: optional(integer(minGenerated, maxSize)),
  height: optional(integer(minGenerated, maxSize)),
  preset: optional(choice(presetIds)),
  params: optional(text("code")),
  gates: flag,
  colours: flag,
  trial: optional(integer(0, 2)),
  budget: optional(integer(minBudget, maxBudget)),
  pattern: optional(choice(patternChoices)),
  level: optional(integer(1, 5)),
  technique: optional(integer(1, techniqueCount)),
  minClues: optional(integer(0, maxSize * maxSize)),
  maxClues: optional(integer(0, maxSize * maxSize)),
  name: optional(text("text")),
} as const;

export const make: Verb = newVerb(slitherGame, {
  options,
  examples: [
    "slither new --width 20 --height 14 --preset expert",
    "slither new --gates --trial 1 --budget 100 --pattern HX --json",
    "slither new --params GCT2-300-P --width 21 --height 14 --seed monday -o puzzle.txt",
    "slither new --level 3 --seed monday",
    "slither new --count 12 --level 2 --pdf booklet.pdf",
    "slither new --technique 17",
    "slither new --count 20 --json | masume slither grade",
  ],
  params: paramsOf,
  generate,
  none: { clues: null },
  taken: (names) => runningNumbers(today(), names),
  present: async ({ puzzle, origin, clues, ...made }, call, work) => {
    const { t, seed, number, of, taken } = call;
    const grading = made.grade ? { finished: true, value: made.grade } : await work.run(grade(puzzle));
    const level = grading.finished ? grading.value.level : null;
    const running = of === 1 ? "" : String(number).padStart(3, "0");
    const given = call.options.name;
    const name = given === undefined ? puzzleName(today(), taken + number) : `${given}${running}`;
    const levelMessage = level === null ? message("result.ungraded") : message("result.level", { level });
    return {
      json: { name, ...puzzle, params: origin, seed, level, url: written("puzzlink") },
      text: written("text"),
      note: t("result.made", { name, code: origin, clues, level: levelMessage, seed }),
      caption: { title: name, note: level === null ? origin : t("result.level", { level }) },
    };

    function written(format: string): string {
      return formatNamed(format)!.write({ puzzle }).trimEnd();
    }
  },
});

/**
 * A short form or a preset, edited by the details. Methods named without either
 * are the only ones used.
 */
function paramsOf(asked: Values<typeof options>): Params {
  const { width = defaultSize, height = defaultSize, preset } = asked;
  const { budget, pattern, technique, minClues, maxClues } = asked;
  const level = levels.find((known) => known === asked.level);
  const trial = trialLevels.find((known) => known === asked.trial);
  const order = given({ level, technique });
  const base =
    preset || !(level || technique)
      ? presetParams(preset ?? defaultPreset, width, height)
      : difficultyParams(order, width, height);
  const short = asked.params === undefined ? {} : readParamsCode(asked.params);
  if (!short) throw new CliError(message("value.params", { found: asked.params! }));
  const namesMethods = asked.gates || asked.colours;
  const onlyNamed = { gates: false, colours: false, trial: 0 } as const;
  return {
    ...base,
    ...(namesMethods && !preset ? onlyNamed : {}),
    ...short,
    ...(asked.gates ? { gates: true } : {}),
    ...(asked.colours ? { colours: true } : {}),
    ...given({ trial, budget, pattern, ...order, minClues, maxClues }),
  };
}

function today(): Day {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
