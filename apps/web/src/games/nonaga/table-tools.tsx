/** The tools of a table, under the thumb. */

import { type JSX, Show } from "solid-js";
import { HelpIcon, HintIcon, ResetIcon, ShareIcon, UndoIcon } from "../../ui/icons.js";
import { Tool } from "../../ui/tool.js";
import { AnalysisIcon, ResignIcon, ThreatIcon } from "./icons.js";
import type { Panel } from "./table-actions.js";
import type { TableCommands } from "./table-commands.js";

export function TableTools(props: {
  readonly commands: TableCommands;
  readonly threatsShown: boolean;
  readonly panel: Panel | undefined;
  readonly isResigning: boolean;
  readonly keysShown: boolean;
}): JSX.Element {
  const { commands } = props;
  return (
    <>
      <Show when={commands.undo}>
        {(command) => (
          <Tool command={command()}>
            <UndoIcon />
          </Tool>
        )}
      </Show>
      <Show when={commands.hint}>
        {(command) => (
          <Tool command={command()}>
            <HintIcon />
          </Tool>
        )}
      </Show>
      <Tool command={commands.threats} expanded={props.threatsShown}>
        <ThreatIcon />
      </Tool>
      <Tool command={commands.analysis} expanded={props.panel === "analysis"}>
        <AnalysisIcon />
      </Tool>
      <Tool command={commands.replay} expanded={props.panel === "replay"}>
        <ResetIcon />
      </Tool>
      <Tool command={commands.share} expanded={props.panel === "share"}>
        <ShareIcon />
      </Tool>
      <Show when={commands.resign}>
        {(command) => (
          <Tool command={command()} expanded={props.isResigning}>
            <ResignIcon />
          </Tool>
        )}
      </Show>
      <Tool command={commands.keys} expanded={props.keysShown} extra="desktop-only">
        <HelpIcon />
      </Tool>
    </>
  );
}
