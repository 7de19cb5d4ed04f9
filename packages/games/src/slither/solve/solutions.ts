/**
 * The loops found so far that solve the puzzle, one byte per edge, 1 for a line. At
 * most two different ones are of interest.
 */
import { line } from "../edge-value.js";
import type { Propagator } from "./propagator.js";

export class Solutions {
  first: Uint8Array | undefined;
  second: Uint8Array | undefined;

  /** Collects the solutions that a propagator comes upon; one may be known beforehand. */
  constructor(propagator: Propagator, known?: Uint8Array) {
    this.first = known;
    propagator.onSolution = (closing) => {
      const solution = new Uint8Array(propagator.topology.edges);
      for (let edge = 0; edge < solution.length; edge++) {
        if (propagator.edge[edge] === line || edge === closing) solution[edge] = 1;
      }
      if (this.first === undefined) this.first = solution;
      else if (this.first.some((value, edge) => value !== solution[edge])) this.second ??= solution;
    };
  }
}
