/** Sono's notations and names on the command line, and how many turns an answer may have. */
import {
  answerCodecFor,
  largestLimit,
  type Op,
  type Params,
  type Puzzle,
  problemCodec,
  puzzleCodec,
  readMaxSteps,
  replayTo,
  type State,
  sono,
} from "@masume/games/sono";
import { ok, parser, readJson } from "@masume/kernel";
import {
  type FileParameter,
  integer,
  optional,
  type Source,
  settingsFile,
  type ValueParameter,
  type Values,
} from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import type { Translate } from "../../platform/translate.js";
import { type CliGame, stateAfter } from "../../verbs/cli-game.js";
import { sonoMessages } from "./messages.js";

export const sonoGame: CliGame<Puzzle, State, Op, Params> = {
  game: sono,
  catalogues: [sonoMessages],
  notation: { isOneLine: (text) => /^\d+\.[\w-]+(?:\.[mpt]\d+)*$/.test(text) },
  stateFile: {
    option: "answer",
    parse: (puzzle, text) => {
      const answer = answerCodecFor(puzzle).parse(text);
      return answer.ok ? ok(replayTo(puzzle, answer.value.ops, answer.value.ops.length)) : answer;
    },
  },
  formats: { json: { write: problemCodec.format, isJson: true }, code: { write: puzzleCodec.format } },
  title: ({ size }) => `${size}×${size}`,
  printedSteps: (puzzle, ops, t) => ({
    reached: `${reachedText(puzzle, stateAfter(sonoGame, puzzle, ops), t)} (x, y, n)`,
    list: ops.map(({ x, y, n }) => `${x}, ${y}, ${n}`),
  }),
};

export function reachedText(puzzle: Puzzle, state: State, t: Translate): string {
  const { value, of } = sono.status(puzzle, state).score!;
  return t("result.reached", { pairs: value, maxPairs: of, steps: state.steps });
}

/** The options that say how many turns there may be. */
export const limitOptions: {
  readonly maxSteps: ValueParameter<number | undefined>;
  readonly config: FileParameter<Source | undefined>;
} = { maxSteps: optional(integer(0, largestLimit)), config: settingsFile };

export interface StepLimit {
  /** Undefined: any number. */
  readonly maxSteps: number | undefined;
  /** Who says so, for programs and in words. */
  readonly source: "command" | "problem" | "settings" | null;
  readonly text: string;
}

/** What is given in the command goes first, then the puzzle's own limit, then the settings. */
export function stepLimit(
  puzzle: Puzzle,
  { maxSteps, config }: Values<typeof limitOptions>,
  t: Translate,
): StepLimit {
  if (maxSteps !== undefined) return limit(maxSteps, "command", "--max-steps");
  if (puzzle.maxSteps !== undefined) return limit(puzzle.maxSteps, "problem", t("limit.problem"));
  const setting = config && readSource(config, settingsReader);
  if (!config || setting === undefined) return { maxSteps: undefined, source: null, text: t("limit.none") };
  return limit(setting, "settings", config.name);

  function limit(max: number, source: StepLimit["source"], from: string): StepLimit {
    return { maxSteps: max, source, text: t("limit.used", { maxSteps: max, from }) };
  }
}

const settingsReader = {
  parse: parser((text) => {
    const settings = readJson(text, { comments: true });
    const own = settings.optional("sono");
    return readMaxSteps(settings, ...(own ? [own] : []));
  }),
};
