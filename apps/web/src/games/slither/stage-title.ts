/** Stages as places of the app, as far as their id says it; the boards are loaded when they are wanted. */
import { type Message, message } from "@masume/kernel";
import type { PuzzleWay } from "../../play/game-ui.js";

/** Known without the boards; a test holds it to them. */
const lastStage = "5-30";

/** What a stage is called, if the address says that it is one. */
export function stageTitle(query: URLSearchParams): Message | undefined {
  const known = /^([1-5])-(\d{1,2})$/.exec(query.get("stage") ?? "");
  return known ? message("course.stage", { level: known[1]!, number: known[2]! }) : undefined;
}

/** The stage after this one, into the next course at the end of one. */
export function nextStage(query: URLSearchParams): PuzzleWay | undefined {
  const id = query.get("stage");
  if (!stageTitle(query) || id === lastStage) return undefined;
  return {
    label: message("stages.next"),
    open: async () => {
      const { stageList } = await import("./stage-list.js");
      const stage = stageList.byId(id);
      return stage && stageList.pathBeside(stage, 1);
    },
  };
}
