/**
 * The loops found so far that answer the puzzle, one byte an edge, 1 for a line. At
 * most two different ones are of interest.
 */
import { line } from "../reasoning/causes.js";
import type { Position } from "../reasoning/position.js";

export class Answers {
  first: Uint8Array | undefined;
  second: Uint8Array | undefined;

  /** Collects the answers that a position comes upon; one may be known beforehand. */
  constructor(position: Position, known?: Uint8Array) {
    this.first = known;
    position.onAnswer = (closing) => {
      const answer = position.edge.map((value, edge) => (value === line || edge === closing ? 1 : 0));
      if (this.first === undefined) this.first = answer;
      else if (this.first.some((value, edge) => value !== answer[edge])) this.second ??= answer;
    };
  }
}
