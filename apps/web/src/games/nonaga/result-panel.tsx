/** How the game ended, and what next. */
import { type Outcome, sideName } from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { Button } from "../../ui/button.js";
import { formatMessage, t } from "./messages.js";
import type { Table } from "./table.js";
import type { TableActions } from "./table-actions.js";

export function outcomeText(result: Outcome): string {
  return result === "draw" ? t("result.draw") : t("result.won", { side: sideName(result) });
}

export function resultTitle(table: Pick<Table, "ending">): string {
  const ending = table.ending();
  return ending ? outcomeText(ending.result) : "";
}

export function endingText(table: Pick<Table, "ending">): string {
  const ending = table.ending();
  return ending ? formatMessage(message(`ending.${ending.by}`)) : "";
}

export function ResultPanel(props: {
  readonly table: Table;
  readonly actions: TableActions;
  readonly onReplay: () => void;
}): JSX.Element {
  const { table, actions } = props;
  return (
    <section class="solved-panel" aria-label={t("result")}>
      <h2>{resultTitle(table)}</h2>
      <p>{endingText(table)}</p>
      <div class="button-row">
        <Show when={actions.rematch}>
          {(rematch) => (
            <Button kind="primary" onClick={() => rematch()()}>
              {t("rematch")}
            </Button>
          )}
        </Show>
        <Button onClick={() => props.onReplay()}>{t("replay")}</Button>
        <Show when={actions.newGame}>
          {(href) => (
            <A href={href()} class="button plain">
              {t("new-game")}
            </A>
          )}
        </Show>
      </div>
    </section>
  );
}
