/** The thread that generates puzzles. */
import { serveTasks } from "@masume/workers";
import { generate } from "./generate.js";

export type GeneratorTasks = { readonly generate: typeof generate };

serveTasks({ generate } satisfies GeneratorTasks);
