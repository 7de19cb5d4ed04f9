/** What the verbs in which the engine thinks have in common: which level, how long, how many threads. */
import { type Analysis, fullStrength, levels, type SearchRequest } from "@masume/games/nonaga";
import { Budget, message, stop, type Task } from "@masume/kernel";
import {
  choice,
  duration,
  InvalidValue,
  integer,
  optional,
  text,
  type ValueParameter,
} from "../../platform/parameters.js";
import type { SearchThreads } from "./search-threads.js";

const levelIds = choice(levels.map(({ id }) => id));

/** A level by its id or its number; what is read is the number. */
export const levelParameter: ValueParameter<number> = {
  ...levelIds,
  placeholder: `1-${fullStrength}|id`,
  parse: (given) => {
    const at = levels.findIndex(({ id }, i) => id === given || String(i + 1) === given);
    if (at >= 0) return at + 1;
    const names = levels.map(({ id }) => id).join(", ");
    return new InvalidValue(message("value.level", { max: fullStrength, names, found: given }));
  },
};

export const levelOption: ValueParameter<number | undefined> = optional(levelParameter);

export const maxThreads = 256;

export const threadsParameter: ValueParameter<number> = integer(1, maxThreads);

export const thinkingOptions: {
  readonly time: ValueParameter<number | undefined>;
  readonly nodes: ValueParameter<number | undefined>;
  readonly threads: ValueParameter<number | undefined>;
  readonly seed: ValueParameter<string | undefined>;
} = {
  time: optional(duration),
  nodes: optional(integer(1, Number.MAX_SAFE_INTEGER)),
  threads: optional(threadsParameter),
  seed: optional(text("text")),
};

/** How long full strength thinks about a turn when nothing is said. */
export const defaultTimeMs = 1000;

interface TurnLimits {
  readonly time?: number | undefined;
  readonly nodes?: number | undefined;
}

/** What the engine thinks about a turn; without limits, full strength takes the default time. */
export function thinkWithin(
  { time, nodes }: TurnLimits,
  engine: SearchThreads,
  request: SearchRequest,
): Task<Analysis> {
  const isLimited = (request.level ?? fullStrength) < fullStrength || nodes !== undefined;
  const timeMs = time ?? (isLimited ? Number.POSITIVE_INFINITY : defaultTimeMs);
  return until(engine.think(request, new Budget(nodes)), Date.now() + timeMs);
}

/** The same work, ended by the clock with the best result so far. */
function* until<T>(task: Task<T>, deadline: number): Task<T> {
  let best: T | undefined;
  try {
    for (;;) {
      const step = task.next();
      if (step.done) return step.value;
      best = step.value.best ?? best;
      if (best !== undefined && Date.now() >= deadline) return best;
      yield step.value;
    }
  } finally {
    stop(task);
  }
}
