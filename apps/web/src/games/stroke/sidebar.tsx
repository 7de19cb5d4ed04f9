/** Beside a board that is a stage. */
import { openCount, type Puzzle, type Stage } from "@masume/games/stroke";
import type { JSX } from "solid-js";
import type { SidebarProps } from "../../play/game-ui.js";
import { StageSidebar } from "../../play/stage-nav.js";
import { StageStars } from "../../play/stage-stars.js";
import { stageList, stageName } from "./stage-list.js";

/** Milliseconds that a practised hand takes for a cell, by band. */
const parPerCell = { easy: 1500, normal: 2500, hard: 4000 } as const;

function parMs({ band }: Stage, puzzle: Puzzle): number {
  return parPerCell[band] * openCount(puzzle);
}

export function Sidebar(props: SidebarProps<Puzzle>): JSX.Element {
  return (
    <StageSidebar
      {...props}
      list={stageList}
      nameOf={stageName}
      parMs={(stage) => parMs(stage, props.play.puzzle)}
    />
  );
}

export function Reward(props: SidebarProps<Puzzle>): JSX.Element {
  return <StageStars {...props} list={stageList} parMs={(stage) => parMs(stage, props.play.puzzle)} />;
}
