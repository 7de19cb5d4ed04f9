/** `solve`: a solution, or the proof that there is none. */
import type { Violation } from "@masume/kernel";
import type { Verdict } from "../platform/exit-status.js";
import type { ParameterTable, Source, Values } from "../platform/parameters.js";
import { type CliGame, drawBoard, sheetOf, stateAfter } from "./cli-game.js";
import { puzzleVerb } from "./puzzle-verb.js";
import type { Verb, VerbCall, VerbResult, Work } from "./verb.js";
import { reasonText, violationJson } from "./violations.js";

type SolveCall<O extends ParameterTable> = VerbCall<{ readonly puzzle: Source }, Values<O>>;

/** What a solver found. */
export interface Solution<S, M = never> {
  readonly verdict: Verdict;
  readonly json: object;
  /** Solutions to draw; the first is printed. */
  readonly states?: readonly S[];
  /** The first as moves, for games that print moves. */
  readonly moves?: readonly M[];
  /** A sentence about them. */
  readonly text?: string;
  /** Why there is none. */
  readonly reason?: Violation;
}

export interface Solver<P, S, M, O extends ParameterTable> {
  readonly options: O;
  readonly examples: readonly string[];
  solve(puzzle: P, call: SolveCall<O>, work: Work): Promise<Solution<S, M>>;
}

export function solveVerb<P, S, M, const O extends ParameterTable>(
  cliGame: CliGame<P, S, M>,
  { options, examples, solve }: Solver<P, S, M, O>,
): Verb {
  return puzzleVerb(cliGame, {
    options,
    examples,
    prints: true,
    run: async (puzzle, call, work): Promise<VerbResult> => {
      const { t, colour, colours, printed } = call;
      const { verdict, json, states = [], moves, text, reason } = await solve(puzzle, call, work);
      const paint = { yes: colours.green, no: colours.red, unknown: colours.yellow }[verdict];
      const drawn = states.map((state) => drawBoard(cliGame, puzzle, state, colour));
      const [state] = states;
      return {
        verdict,
        json,
        text: [
          ...drawn,
          ...(text === undefined ? [] : [paint(text)]),
          ...(reason ? [reasonText(cliGame, puzzle, cliGame.game.start(puzzle), reason, call)] : []),
        ].join("\n"),
        ...(printed &&
          state !== undefined && { sheet: sheetOf(cliGame, puzzle, moves ? { moves } : { state }, t) }),
      };
    },
  });
}

/** Out of the contract alone. */
export function contractSolver<P, S, M>(cliGame: CliGame<P, S, M>): Solver<P, S, M, Record<string, never>> {
  const { game } = cliGame;
  return {
    options: {},
    examples: [`${game.id} solve puzzle.txt`, `${game.id} solve puzzles.txt --jobs 4 --time 2s`],
    solve: async (puzzle, { t }, work) => {
      const engine = await game.engines!.solve!();
      const outcome = await work.run(engine(puzzle, work.budget()));
      const solved = outcome.finished ? outcome.value : (outcome.best ?? { verdict: "unknown" });
      const status = solved.verdict;
      switch (status) {
        case "unknown":
          return { verdict: "unknown", json: { status }, text: t("result.unknown") };
        case "unsolvable": {
          const { reason } = solved;
          return {
            verdict: "no",
            json: { status, ...(reason && { reason: violationJson(reason, t) }) },
            text: t("result.unsolvable"),
            ...(reason && { reason }),
          };
        }
        case "solved": {
          const { moves, unique } = solved;
          const key = unique === undefined ? "solved" : unique ? "unique" : "multiple";
          return {
            verdict: "yes",
            json: {
              status,
              moves: moves.map(game.codec.move.format),
              ...(unique !== undefined && { unique }),
            },
            states: [stateAfter(cliGame, puzzle, moves)],
            moves,
            text: t(`result.${key}`),
          };
        }
      }
    },
  };
}
