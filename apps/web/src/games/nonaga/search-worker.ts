/** The engine off the page: it leads a search, alone or with helpers, or helps in one. */
import {
  type Analysis,
  completeLine,
  type GameReview,
  type HelpRequest,
  helpSearch,
  type Judgement,
  judgeTurn,
  type Line,
  leadSearch,
  type ProblemTask,
  type Puzzle,
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

export interface CompleteRequest {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** From that state on. */
  readonly line: Line;
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
  complete: ({ puzzle, state, line }: CompleteRequest): Task<Line> => completeLine(puzzle, state, line),
  judge: ({ task, state, made }: JudgeRequest): Task<Judgement> => judgeTurn(task, state, made),
};

export type SearchTasks = typeof tasks;

serveTasks(tasks);
