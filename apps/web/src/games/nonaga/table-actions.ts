/** What can be done at a table besides turning, by the players and with the tools. */

import type { Turn } from "@masume/games/nonaga";

/** What the players may do besides turning; absent means that it cannot be done here. */
export interface TableActions {
  /** Takes back the last turn of the person here, or asks the other side for that. */
  undo?(): void;
  canUndo?(): boolean;
  /** Makes again what was taken back last. */
  redo?(): void;
  canRedo?(): boolean;
  resign?(): void;
  /** Cancels the game, in place of resigning, as long as nothing has been played for. */
  abort?(): void;
  canAbort?(): boolean;
  /** It has ended without a result that the table could show. */
  isOver?(): boolean;
  rematch?(): void;
  /** Absent where it can always be asked for. */
  canRematch?(): boolean;
  /** Where a new game is set up. */
  readonly newGame?: string;
  /** Hints, threats and analysis are allowed during the game: not against somebody else. */
  readonly isAssisted: boolean;
  /** No help for the moment, whatever else is allowed. */
  isHelpOff?(): boolean;
  /** Told when the person asks for help: a hint, the threats, the analysis. */
  helped?(): void;
  /** Steps through the game in a way of its own. */
  step?(by: number): void;
  /** Plays the turns of a line that the engine has found, where others only show them. */
  playLine?(turns: readonly Turn[]): void;
}

/** What can be opened beside the board, one at a time. */
export type Panel = "analysis" | "review" | "replay" | "share";
