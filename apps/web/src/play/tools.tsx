/** What is asked or tried on a board, in the row under it. */
import { type JSX, Show } from "solid-js";
import { t } from "../i18n/translator.js";
import { Button } from "../ui/button.js";
import type { Play } from "./play.js";

/** A question or a trial that is open, in the row under the board. */
export function StepGroup(props: { readonly text: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <fieldset class="step-group" aria-label={props.text}>
      <span aria-hidden="true">{props.text}</span>
      {props.children}
    </fieldset>
  );
}

/** The newest trial, to be kept or discarded. */
export function TrialSteps(props: { readonly play: Play }): JSX.Element {
  const { play } = props;
  return (
    <Show when={play.trials()}>
      {(number) => (
        <StepGroup text={t("guess.open", { number: number() })}>
          <Button kind="quiet" onClick={play.keepCheckpoint}>
            {t("guess.keep")}
          </Button>
          <Button kind="quiet" onClick={play.dropCheckpoint}>
            {t("guess.drop")}
          </Button>
        </StepGroup>
      )}
    </Show>
  );
}
