/** What can be done at a table besides turning, by the players and with the tools. */

/** What the players may do besides turning; absent means that it cannot be done here. */
export interface TableActions {
  /** Takes back the last turn of the person here, or asks the other side for that. */
  undo?(): void;
  canUndo?(): boolean;
  resign?(): void;
  rematch?(): void;
  /** Where a new game is set up. */
  readonly newGame?: string;
  /** Hints, threats and analysis are allowed: not in a game against somebody else. */
  readonly isAssisted: boolean;
  /** Told of every press for a hint. */
  hinted?(): void;
}

/** What can be opened beside the board, one at a time. */
export type Panel = "analysis" | "replay" | "share" | "keys";

export interface TableCommands {
  undo(): void;
  hint(): void;
  threats(): void;
  toggle(panel: Panel): void;
  step(by: number): void;
}
