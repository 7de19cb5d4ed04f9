/** How the game ended, and what next. */
import { type JSX, Show } from "solid-js";
import { Button, ButtonLink } from "../../ui/button.js";
import { t } from "./messages.js";
import { endingText, outcomeText } from "./result-text.js";
import type { Ending, Table } from "./table.js";
import type { TableActions } from "./table-actions.js";

export function ResultPanel(props: {
  readonly table: Table;
  readonly ending: Ending;
  readonly actions: TableActions;
  readonly onReplay: () => void;
  /** Absent where there is nothing to look over. */
  readonly onReview: (() => void) | undefined;
}): JSX.Element {
  const { table, actions } = props;
  return (
    <section class="solved-panel" aria-label={t("result")}>
      <h2>{outcomeText(props.ending.result, table.viewer)}</h2>
      <p>{endingText(props.ending, table.viewer)}</p>
      <div class="button-row">
        <Show when={actions.rematch}>
          {(rematch) => (
            <Button kind="primary" disabled={actions.canRematch?.() === false} onClick={() => rematch()()}>
              {t("rematch")}
            </Button>
          )}
        </Show>
        <Show when={props.onReview}>
          {(onReview) => <Button onClick={() => onReview()()}>{t("review")}</Button>}
        </Show>
        <Button onClick={() => props.onReplay()}>{t("replay")}</Button>
        <Show when={actions.newGame}>{(href) => <ButtonLink href={href()}>{t("new-game")}</ButtonLink>}</Show>
      </div>
    </section>
  );
}
