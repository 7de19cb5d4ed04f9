/** Beside a board that is a stage: which one, the technique it takes, the stars. */
import type { Move, Puzzle, State } from "@masume/games/slither";
import { A } from "@solidjs/router";
import { type JSX, onMount } from "solid-js";
import type { SidebarProps } from "../../play/game-ui.js";
import { StageSidebar } from "../../play/stage-nav.js";
import { StageStars } from "../../play/stage-stars.js";
import { stageList, stageName } from "./stage-list.js";
import { techniqueNameAt, techniquePath } from "./technique-name.js";

export function SlitherStage(props: SidebarProps<Puzzle, State, Move>): JSX.Element {
  onMount(() => {
    const stage = stageList.byId(props.query.get("stage"));
    if (stage) props.play.setGrade({ level: stage.level, hardest: [stage.technique] });
  });
  return (
    <StageSidebar
      {...props}
      list={stageList}
      nameOf={stageName}
      parMs={({ parMs }) => parMs}
      about={({ technique }) => <A href={techniquePath(technique)}>{techniqueNameAt(technique)}</A>}
    />
  );
}

export function SlitherStars(props: SidebarProps<Puzzle, State, Move>): JSX.Element {
  return <StageStars {...props} list={stageList} parMs={({ parMs }) => parMs} />;
}
