/** The loops found so far that answer the puzzle: at most two different ones are of interest. */
import { type Edges, markSymbol } from "../board.js";
import { line } from "../reasoning/causes.js";
import type { Position } from "../reasoning/position.js";

export class Answers {
  first: Edges | undefined;
  second: Edges | undefined;

  /** Collects the answers that a position comes upon. */
  constructor(position: Position) {
    position.onAnswer = (closing) => {
      const answer = Array.from(position.edge, (value, edge) =>
        value === line || edge === closing ? markSymbol.line : markSymbol.empty,
      ).join("");
      if (this.first === undefined) this.first = answer;
      else if (this.first !== answer) this.second ??= answer;
    };
  }
}
