/** The engine off the page: it leads a search, alone or with helpers, or helps in one. */
import {
  type Analysis,
  helpSearch,
  leadSearch,
  type Puzzle,
  type SearchMemory,
  type SearchRequest,
  searchAlone,
  seededProblem,
} from "@masume/games/nonaga";
import { Budget, type Task } from "@masume/kernel";
import { serveTasks } from "@masume/workers";

interface SearchInput {
  readonly request: SearchRequest;
  /** Where there are helpers. */
  readonly memory?: SearchMemory;
}

interface HelpInput {
  readonly request: SearchRequest;
  readonly memory: SearchMemory;
  readonly helper: number;
  readonly search: bigint;
}

const tasks = {
  search: ({ request, memory }: SearchInput): Task<Analysis> =>
    memory ? leadSearch(request, memory, new Budget()) : searchAlone(request, new Budget()),
  help: ({ request, memory, helper, search }: HelpInput): Task<void> =>
    helpSearch(request, memory, helper, search),
  makeProblem: (seed: string): Task<Puzzle> => seededProblem(seed),
};

export type SearchTasks = typeof tasks;

serveTasks(tasks);
