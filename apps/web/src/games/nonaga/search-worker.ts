/** The engine off the page: it leads a search, alone or with helpers, or helps in one. */
import {
  type Analysis,
  type HelpRequest,
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

const tasks = {
  search: ({ request, memory }: SearchInput): Task<Analysis> =>
    memory ? leadSearch(request, memory, new Budget()) : searchAlone(request, new Budget()),
  help: (asked: HelpRequest): Task<void> => helpSearch(asked),
  makeProblem: (seed: string): Task<Puzzle> => seededProblem(seed),
};

export type SearchTasks = typeof tasks;

serveTasks(tasks);
