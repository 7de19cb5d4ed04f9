/** Which technique the advice is about, and, for a trial, its frames to step through. */
import { frameCount, frameText, type GradeStep, type Puzzle } from "@masume/games/slither";
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import { Button } from "../../ui/button.js";
import { adviceTexts, t } from "./advice-messages.js";
import { levelText } from "./level-label.js";
import { techniqueName } from "./technique-name.js";

export function AdvicePanel(props: {
  readonly puzzle: Puzzle;
  readonly step: GradeStep;
  /** The reason has been shown: the trial may be followed. */
  readonly explained: boolean;
  readonly frame: number | undefined;
  readonly onFrame: (frame: number | undefined) => void;
}): JSX.Element {
  return (
    <section class="advice box" aria-label={t("advice.panel")}>
      <p class="advice-technique">
        <strong>{techniqueName(props.step)}</strong>{" "}
        <span class="level-chip" data-level={props.step.level}>
          {levelText(props.step.level)}
        </span>
      </p>
      <Show when={props.explained && props.step.attempt}>
        {(attempt) => (
          <Show
            when={props.frame !== undefined}
            fallback={<Button onClick={() => props.onFrame(0)}>{t("advice.follow")}</Button>}
          >
            <div class="advice-frames">
              <p role="status">
                {formatMessage(frameText(props.puzzle, attempt(), props.frame ?? 0), adviceTexts)}
              </p>
              <div class="button-row">
                <Button disabled={props.frame === 0} onClick={() => props.onFrame((props.frame ?? 0) - 1)}>
                  {t("advice.back")}
                </Button>
                <span class="advice-count">
                  {t("advice.frame", { at: (props.frame ?? 0) + 1, of: frameCount(attempt()) })}
                </span>
                <Button
                  disabled={(props.frame ?? 0) + 1 >= frameCount(attempt())}
                  onClick={() => props.onFrame((props.frame ?? 0) + 1)}
                >
                  {t("advice.forward")}
                </Button>
              </div>
            </div>
          </Show>
        )}
      </Show>
      <A href={`/slither/technique?id=${props.step.id}`} class="quiet">
        {t("advice.about")}
      </A>
    </section>
  );
}
