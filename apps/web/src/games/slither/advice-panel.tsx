/**
 * The hint beside the board: which technique, where, why; what to do about it; for a
 * trial its chain, frame by frame; and what to do with steps that are easy. Buttons
 * stand above the text, so that no length of it moves them.
 */
import {
  explainStep,
  frameCount,
  frameText,
  type GradeStep,
  lookPhrases,
  type Mistake,
  type Puzzle,
  paperTerms,
} from "@masume/games/slither";
import { message } from "@masume/kernel";
import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import { Button } from "../../ui/button.js";
import { CheckField } from "../../ui/fields.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { SelectField } from "../../ui/select-field.js";
import { adviceTexts, t } from "./advice-messages.js";
import { coaching, easyBelowChoices, setCoaching } from "./coach.js";
import { levelText } from "./level-label.js";
import { mistakeText } from "./mistake-text.js";
import { techniqueName } from "./technique-name.js";

const TechniqueSheet = lazyPart(async () => (await import("./technique-sheet.js")).TechniqueSheet);

/** What there is to advise. */
export type Found =
  | { readonly kind: "step"; readonly step: GradeStep }
  | { readonly kind: "mistake"; readonly mistake: Mistake };

interface PanelProps {
  readonly puzzle: Puzzle;
  readonly found: Found | undefined;
  readonly isExplained: boolean;
  readonly isThinking: boolean;
  /** How many steps the last press made, if that was all that happened since. */
  readonly made: number;
  readonly frame: number | undefined;
  readonly onFrame: (frame: number | undefined) => void;
  /** Shows a hint, says why, or goes back to before the mistake. */
  readonly onNext: () => void;
  readonly onApply: () => void;
  readonly onEasy: () => void;
}

export function AdvicePanel(props: PanelProps): JSX.Element {
  const step = () => (props.found?.kind === "step" ? props.found.step : undefined);
  const mistake = () => (props.found?.kind === "mistake" ? props.found.mistake : undefined);
  return (
    <section class="advice box" aria-label={t("hint")} aria-busy={props.isThinking}>
      <Switch fallback={<NextAdvice made={props.made} onNext={props.onNext} />}>
        <Match when={step()} keyed>
          {(known) => <StepAdvice {...props} step={known} />}
        </Match>
        <Match when={mistake()}>{(known) => <MistakeAdvice {...props} mistake={known()} />}</Match>
      </Switch>
      <EasySteps onEasy={props.onEasy} />
    </section>
  );
}

/** Between two hints: what was done, and the way to the next one, where the last one's button was. */
function NextAdvice(props: Pick<PanelProps, "made" | "onNext">): JSX.Element {
  const text = () => {
    if (props.made === 0) return t("advice.idle");
    return props.made === 1 ? t("advice.made") : t("advice.made.easy", { count: props.made - 1 });
  };
  return (
    <>
      <div class="advice-technique">
        <p role="status">{text()}</p>
      </div>
      <div class="advice-actions">
        <Button kind="primary" onClick={props.onNext}>
          {t("advice.next")}
        </Button>
      </div>
    </>
  );
}

function StepAdvice(props: PanelProps & { readonly step: GradeStep }): JSX.Element {
  const [isReading, setReading] = createSignal(false);
  let about!: HTMLButtonElement;
  const text = () => {
    const { puzzle, step, frame } = props;
    if (!props.isExplained) {
      const look = step.attempt ? "advice.look.trial" : "advice.look";
      return message(look, { places: lookPhrases(puzzle, step) });
    }
    return step.attempt && frame !== undefined
      ? frameText(puzzle, step.attempt, frame)
      : explainStep(puzzle, step);
  };
  function back(): void {
    setReading(false);
    about.focus();
  }
  return (
    <>
      <div class="advice-technique">
        <p>
          <strong>{techniqueName(props.step)}</strong>{" "}
          <span class="level-chip" data-level={props.step.level}>
            {levelText(props.step.level)}
          </span>
          <small class="paper-term" lang="ja">
            {props.step.technique} {paperTerms[props.step.id]}
          </small>
        </p>
        <Button kind="quiet" ref={about} onClick={() => setReading(true)}>
          {t("advice.about")}
        </Button>
      </div>
      <div class="advice-actions">
        {/* First, so that it stays where it is when the other has been pressed. */}
        <Button kind={props.isExplained ? "primary" : "plain"} onClick={props.onApply}>
          {t("hint.do")}
        </Button>
        <Show when={!props.isExplained}>
          <Button kind="primary" onClick={props.onNext}>
            {t("hint.why")}
          </Button>
        </Show>
      </div>
      <Show when={props.isExplained && props.step.attempt}>
        {(attempt) => (
          <FrameControls count={frameCount(attempt())} frame={props.frame} onFrame={props.onFrame} />
        )}
      </Show>
      <p role="status" class="advice-text">
        {formatMessage(text(), adviceTexts)}
      </p>
      <Show when={isReading()}>
        <TechniqueSheet id={props.step.id} onClose={back} />
      </Show>
    </>
  );
}

/** Through the chain of a trial; before its first frame stands the result. */
function FrameControls(props: {
  readonly count: number;
  readonly frame: number | undefined;
  readonly onFrame: (frame: number | undefined) => void;
}): JSX.Element {
  const at = () => props.frame ?? -1;
  const hasNext = () => at() + 1 < props.count;
  const show = (frame: number) => props.onFrame(frame < 0 ? undefined : frame);
  return (
    <fieldset class="advice-frames">
      <legend class="visually-hidden">{t("advice.follow")}</legend>
      <Button aria-disabled={at() < 0} onClick={() => at() >= 0 && show(at() - 1)}>
        {t("advice.back")}
      </Button>
      <span class="advice-count">
        {at() < 0 ? t("advice.follow") : t("advice.frame", { at: at() + 1, of: props.count })}
      </span>
      <Button aria-disabled={!hasNext()} onClick={() => hasNext() && show(at() + 1)}>
        {t("advice.forward")}
      </Button>
    </fieldset>
  );
}

function MistakeAdvice(props: PanelProps & { readonly mistake: Mistake }): JSX.Element {
  return (
    <>
      <p class="advice-technique">
        <strong>{t("advice.mistake")}</strong>
      </p>
      <div class="advice-actions">
        <Button kind="primary" onClick={props.onNext}>
          {t("mistake.back")}
        </Button>
      </div>
      <p role="status" class="advice-text">
        {formatMessage(mistakeText(props.puzzle, props.mistake), adviceTexts)}
      </p>
    </>
  );
}

function EasySteps(props: { readonly onEasy: () => void }): JSX.Element {
  return (
    <div class="advice-easy">
      <Button onClick={props.onEasy}>{t("advice.easy")}</Button>
      <CheckField
        label={t("advice.coach")}
        checked={coaching().isOn}
        onChange={(event) => setCoaching({ isOn: event.currentTarget.checked })}
      />
      <SelectField
        label={t("advice.below")}
        options={easyBelowChoices}
        text={(below) => t(`advice.below.${below}`)}
        value={coaching().easyBelow}
        onChange={(easyBelow) => setCoaching({ easyBelow })}
      />
    </div>
  );
}
