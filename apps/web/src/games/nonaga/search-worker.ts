/** The engine off the page: it leads a search, alone or with helpers, or helps in one. */
import {
  type Analysis,
  type GameReview,
  type HelpRequest,
  helpSearch,
  type Judgement,
  judgeTurn,
  leadSearch,
  type ProblemTask,
  reviewGame,
  type SearchMemory,
  type SearchRequest,
  type SharedGame,
  type State,
  searchAlone,
} from "@masume/games/nonaga";
import { Budget, type Task } from "@masume/kernel";
import { serveTasks } from "@masume/workers";

interface SearchInput {
  readonly request: SearchRequest;
  /** Where there are helpers. */
  readonly memory?: SearchMemory;
}

export interface JudgeRequest {
  readonly task: ProblemTask;
  /** After the solver's turn. */
  readonly state: State;
  /** How many turns the solver has made. */
  readonly made: number;
}

const tasks = {
  search: ({ request, memory }: SearchInput): Task<Analysis> =>
    memory ? leadSearch(request, memory, new Budget()) : searchAlone(request, new Budget()),
  help: (asked: HelpRequest): Task<void> => helpSearch(asked),
  review: (game: SharedGame): Task<GameReview> => reviewGame(game),
  judge: ({ task, state, made }: JudgeRequest): Task<Judgement> => judgeTurn(task, state, made),
};

export type SearchTasks = typeof tasks;

serveTasks(tasks);
