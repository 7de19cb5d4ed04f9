/** The thread that grades puzzles. */
import { serveTasks } from "@masume/workers";
import { grade } from "./grade.js";

export type GraderTasks = { readonly grade: typeof grade };

serveTasks({ grade } satisfies GraderTasks);
