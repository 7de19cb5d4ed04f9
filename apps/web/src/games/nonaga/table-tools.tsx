/** The tools of a table, under the thumb. */

import { createSignal, type JSX, Show } from "solid-js";
import { Tool } from "../../play/tools.js";
import { Button } from "../../ui/button.js";
import { HelpIcon, HintIcon, ResetIcon, ShareIcon, UndoIcon } from "../../ui/icons.js";
import type { Hints } from "./hints.js";
import { AnalysisIcon, ResignIcon, ThreatIcon } from "./icons.js";
import { t } from "./messages.js";
import type { Table } from "./table.js";
import type { Panel, TableActions, TableCommands } from "./table-actions.js";

export function TableTools(
  props: TableCommands & {
    readonly table: Table;
    readonly actions: TableActions;
    readonly hintStage: ReturnType<Hints["stage"]>;
    readonly isThinking: boolean;
    /** A game to look at has nothing to advise. */
    readonly isReview: boolean;
    readonly threatsShown: boolean;
    readonly panel: Panel | undefined;
  },
): JSX.Element {
  const { table, actions } = props;
  const [isResigning, setResigning] = createSignal(false);
  const isHere = () => table.seats[table.state().position.mover].isHere;
  const isOver = () => table.ending() !== undefined;
  return (
    <fieldset class="tools">
      <legend class="visually-hidden">{t("tools")}</legend>
      <Show when={actions.undo}>
        <Tool label={t("undo")} disabled={!actions.canUndo?.()} onUse={props.undo}>
          <UndoIcon />
        </Tool>
      </Show>
      <Show when={actions.isAssisted}>
        <Show when={!props.isReview}>
          <Tool
            label={t(props.hintStage ? `hint.${props.hintStage}` : "hint.first")}
            disabled={isOver() || !isHere() || props.isThinking}
            onUse={props.hint}
          >
            <HintIcon />
          </Tool>
        </Show>
        <Tool label={t("threats")} pressed={props.threatsShown} onUse={props.threats}>
          <ThreatIcon />
        </Tool>
        <Tool
          label={t("analysis")}
          pressed={props.panel === "analysis"}
          onUse={() => props.toggle("analysis")}
        >
          <AnalysisIcon />
        </Tool>
      </Show>
      <Tool
        label={t("replay")}
        pressed={props.panel === "replay"}
        disabled={table.turns().length === 0}
        onUse={() => props.toggle("replay")}
      >
        <ResetIcon />
      </Tool>
      <Tool label={t("share")} pressed={props.panel === "share"} onUse={() => props.toggle("share")}>
        <ShareIcon />
      </Tool>
      <Show when={actions.resign && !isOver()}>
        <Tool label={t("resign")} pressed={isResigning()} onUse={() => setResigning(!isResigning())}>
          <ResignIcon />
        </Tool>
      </Show>
      <Tool
        label={t("keys")}
        pressed={props.panel === "keys"}
        onUse={() => props.toggle("keys")}
        extra="desktop-only"
      >
        <HelpIcon />
      </Tool>
      <Show when={isResigning() && !isOver()}>
        <fieldset class="guess">
          <legend>{t("resign.sure")}</legend>
          <Button
            kind="quiet"
            onClick={() => {
              setResigning(false);
              actions.resign?.();
            }}
          >
            {t("resign.yes")}
          </Button>
          <Button kind="quiet" onClick={() => setResigning(false)}>
            {t("resign.no")}
          </Button>
        </fieldset>
      </Show>
    </fieldset>
  );
}
