/** The tools of a table, under the thumb. */

import { type JSX, Show } from "solid-js";
import { HelpIcon, HintIcon, Icon, ResetIcon, ShareIcon, UndoIcon } from "../../ui/icons.js";
import { Tool } from "../../ui/tool.js";
import type { Panel } from "./table-actions.js";
import type { TableCommands } from "./table-commands.js";

// On the same grid of 24 as the icons of the app.
const ThreatIcon = (): JSX.Element => <Icon d="M12 4 21 20H3zM12 10v5M12 17.6v.1" />;
const AnalysisIcon = (): JSX.Element => <Icon d="M4 20V4M4 20h16M8 16v-4M12.5 16V7M17 16v-6" />;
const ResignIcon = (): JSX.Element => <Icon d="M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0" />;

export function TableTools(props: {
  readonly commands: TableCommands;
  readonly threatsShown: boolean;
  readonly panel: Panel | undefined;
  readonly isLeaving: boolean;
  readonly keysShown: boolean;
}): JSX.Element {
  const { commands } = props;
  return (
    <>
      <Show when={commands.undo}>{(command) => <Tool command={command()} icon={UndoIcon} />}</Show>
      <Show when={commands.hint}>{(command) => <Tool command={command()} icon={HintIcon} />}</Show>
      <Tool command={commands.threats} expanded={props.threatsShown} icon={ThreatIcon} />
      <Tool command={commands.analysis} expanded={props.panel === "analysis"} icon={AnalysisIcon} />
      <Tool command={commands.replay} expanded={props.panel === "replay"} icon={ResetIcon} />
      <Tool command={commands.share} expanded={props.panel === "share"} icon={ShareIcon} />
      <Show when={commands.resign}>
        {(command) => <Tool command={command()} expanded={props.isLeaving} icon={ResignIcon} />}
      </Show>
      <Tool command={commands.keys} expanded={props.keysShown} extra="desktop-only" icon={HelpIcon} />
    </>
  );
}
