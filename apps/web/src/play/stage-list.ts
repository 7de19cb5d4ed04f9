/** Finding one's way among the stages of a game. */
import type { GameId } from "@masume/games";
import { puzzlePath } from "./puzzle-path.js";

export interface StageBoard {
  readonly id: string;
  /** The board's link code. */
  readonly code: string;
}

export interface StageList<Stage extends StageBoard> {
  readonly game: GameId;
  byId(id: string | null): Stage | undefined;
  /** Where a stage is played. */
  path(stage: Stage): string;
  /** Where the stage before or after it is played; undefined at either end. */
  pathBeside(stage: Stage, by: 1 | -1): string | undefined;
}

export function createStageList<Stage extends StageBoard>(
  game: GameId,
  stages: readonly Stage[],
): StageList<Stage> {
  const path = ({ id, code }: Stage) => `${puzzlePath(game, code)}?stage=${id}`;
  return {
    game,
    byId: (id) => stages.find((stage) => stage.id === id),
    path,
    pathBeside(stage, by) {
      const other = stages[stages.indexOf(stage) + by];
      return other && path(other);
    },
  };
}
