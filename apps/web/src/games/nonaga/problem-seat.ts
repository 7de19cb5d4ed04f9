/**
 * The other side of a problem: it judges each turn of the solver's and answers it, the
 * right one by the longest defence, the wrong one by its refutation.
 */
import type { ProblemTask } from "@masume/games/nonaga";
import { type Accessor, createSignal } from "solid-js";
import { judge } from "./engine-client.js";
import { t } from "./problem-messages.js";
import type { Seat } from "./seat.js";

export type Verdict = "right" | "wrong";

export interface ProblemSeat extends Seat {
  /** What the last turn was; undefined before it has been judged. */
  readonly verdict: Accessor<Verdict | undefined>;
  forget(): void;
}

export function problemSeat(task: ProblemTask): ProblemSeat {
  const [verdict, setVerdict] = createSignal<Verdict>();
  return {
    name: () => t(task.kind === "win" ? "problem.defence" : "problem.attack"),
    isHere: false,
    verdict,
    forget: () => setVerdict(undefined),
    async turn({ turns, state }, signal) {
      setVerdict(undefined);
      const { isRight, reply } = await judge({ task, state, made: ownTurns(turns.length) });
      if (signal.aborted || !reply) throw new Error("nobody waits for an answer any more");
      setVerdict(isRight ? "right" : "wrong");
      return reply;
    },
  };
}

/** How many of so many turns are the solver's, who begins. */
export function ownTurns(count: number): number {
  return Math.ceil(count / 2);
}
