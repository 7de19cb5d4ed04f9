/** `slither new`: puzzles made to order, each with its seed, parameters and level. */
import {
  type Day,
  formatNamed,
  generating,
  grade,
  type Level,
  maxBudget,
  maxSize,
  minGenerated,
  type Params,
  paramsCode,
  patternChoices,
  presetForLevel,
  presetIds,
  presetParams,
  puzzleName,
  readParamsCode,
  type TrialLevel,
} from "@masume/games/slither";
import { createRandom, type Language, type Message, message } from "@masume/kernel";
import { Complaint } from "../../platform/cli-error.js";
import { choice, flag, integer, optional, text, type Values } from "../../platform/parameters.js";
import { type Answer, type Verb, verb } from "../../verbs/verb.js";
import { sheetOf, words } from "./texts.js";

const usualSize = 10;
const usualPreset = "intermediate";

const options = {
  width: optional(integer(minGenerated, maxSize)),
  height: optional(integer(minGenerated, maxSize)),
  preset: optional(choice(presetIds)),
  params: optional(text("code")),
  gates: flag,
  colours: flag,
  trial: optional(integer(0, 2)),
  budget: optional(integer(0, maxBudget)),
  pattern: optional(choice(patternChoices)),
  level: optional(integer(1, 5)),
  minClues: optional(integer(0, maxSize * maxSize)),
  maxClues: optional(integer(0, maxSize * maxSize)),
  name: optional(text("text")),
} as const;

export const make: Verb = verb({
  arguments: {},
  options,
  examples: [
    "slither new --width 20 --height 14 --preset expert",
    "slither new --gates --trial 1 --budget 100 --pattern HX --json",
    "slither new --params GCT2-300-P --width 21 --height 14 --seed monday -o puzzle.txt",
    "slither new --level 3 --seed monday",
    "slither new --count 12 --level 2 --pdf booklet.pdf",
    "slither new --count 20 --json | masume slither grade",
  ],
  makes: true,
  prints: true,
  run: async ({ options: asked, seed, number, of, language, printed }, work) => {
    const params = paramsOf(asked, language);
    const outcome = await work.run(generating(params, createRandom(seed)));
    if (!outcome.finished) return nothing(seed, words(language, "answer.unknown"));
    if (!outcome.value.ok) {
      const { key, params: details } = outcome.value.error;
      const reason = words(language, key, details);
      if (key !== "generate.not-found") throw new Complaint(reason);
      return nothing(seed, reason);
    }
    const made = outcome.value.value;
    const grading = await work.run(grade(made.puzzle));
    const level = grading.finished ? grading.value.level : null;
    const running = of === 1 ? "" : String(number).padStart(3, "0");
    const name = asked.name === undefined ? puzzleName(today(), number) : `${asked.name}${running}`;
    const { puzzle, pattern, clues } = made;
    const url = formatNamed("puzzlink")!.write({ puzzle }).trimEnd();
    const code = paramsCode(params, pattern);
    return {
      verdict: "yes",
      json: { name, ...puzzle, params: code, seed, level, url },
      text: formatNamed("text")!.write({ puzzle }).trimEnd(),
      made: url,
      ...(printed
        ? {
            sheet: sheetOf(
              puzzle,
              made.loop,
              name,
              level === null ? code : words(language, "answer.level", { level }),
            ),
          }
        : {}),
      note: words(language, "answer.made", { name, code, clues, level: levelMessage(level), seed }),
    };
  },
});

/**
 * A short form or a preset, edited by the details. Methods named without either
 * are the only ones used.
 */
function paramsOf(asked: Values<typeof options>, language: Language): Params {
  const { width = usualSize, height = usualSize, preset, trial, budget, pattern, minClues, maxClues } = asked;
  const level = asked.level as Level | undefined;
  const base = presetParams(preset ?? (level ? presetForLevel(level) : usualPreset), width, height);
  const short = asked.params === undefined ? {} : readParamsCode(asked.params);
  if (!short) throw new Complaint(words(language, "value.params", { found: asked.params! }));
  const namesMethods = asked.gates || asked.colours;
  const onlyNamed = { gates: false, colours: false, trial: 0 } as const;
  return {
    ...base,
    ...(namesMethods && !preset ? onlyNamed : {}),
    ...short,
    ...(asked.gates ? { gates: true } : {}),
    ...(asked.colours ? { colours: true } : {}),
    ...(trial === undefined ? {} : { trial: trial as TrialLevel }),
    ...(budget === undefined ? {} : { budget }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(level === undefined ? {} : { level }),
    ...(minClues === undefined ? {} : { minClues }),
    ...(maxClues === undefined ? {} : { maxClues }),
  };
}

function levelMessage(level: Level | null): Message {
  return level === null ? message("answer.ungraded") : message("answer.level", { level });
}

function today(): Day {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

function nothing(seed: string, text: string): Answer {
  return { verdict: "unknown", json: { clues: null, seed }, text };
}
