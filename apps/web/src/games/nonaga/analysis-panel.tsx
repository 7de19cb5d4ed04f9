/**
 * What the engine thinks of the position that is shown: a bar, the best lines, a
 * forced win by its length. A turn of a line is a button: it shows the board as
 * it would be, with that turn as arrows. New findings come several times a second, so
 * rows and buttons stay where they are and only say something else: who is about to
 * press one keeps the focus.
 */
import { formatTurn, type Line, otherSide, type Side, sideName, type Turn } from "@masume/games/nonaga";
import { createSignal, Index, type JSX, onMount, Show } from "solid-js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { type Findings, redShare } from "./analysis.js";
import { t } from "./messages.js";
import { PieceSign } from "./players.js";
import type { Preview } from "./preview.js";
import { reveal } from "./reveal.js";
import { TurnText } from "./score.js";

/** So much of a line is shown until more is wanted. A forced win is shown to its end. */
const turnsShown = 2;

export function AnalysisPanel(props: { readonly preview: Preview; readonly isOver: boolean }): JSX.Element {
  const { analysis } = props.preview;
  let panel!: HTMLElement;
  onMount(() => reveal(panel));
  return (
    <section ref={panel} class="analysis" aria-label={t("analysis")}>
      <h2>{t("analysis")}</h2>
      <WorkStopped when={analysis.isStopped()} onRetry={analysis.retry} />
      <Show
        when={analysis.result()}
        fallback={
          <Show when={!analysis.isStopped()}>
            <p class="empty">{props.isOver ? t("analysis.over") : t("thinking")}</p>
          </Show>
        }
      >
        {(findings) => (
          <>
            <EvaluationBar findings={findings()} />
            <ol class="lines">
              <Index each={findings().lines}>
                {(line) => (
                  <LineRow line={line()} mover={findings().state.position.mover} preview={props.preview} />
                )}
              </Index>
            </ol>
            <p class="analysis-depth">
              {t("thinking.depth", { depth: findings().depth, nodes: findings().nodes })}
              {findings().isFinal ? "" : " …"} {t("analysis.from-red")}
            </p>
          </>
        )}
      </Show>
    </section>
  );
}

function EvaluationBar(props: { readonly findings: Findings }): JSX.Element {
  const percent = () => Math.round(redShare(props.findings) * 100);
  return (
    <div class="evaluation">
      <div class="evaluation-bar" aria-hidden="true" style={{ "--red-share": `${percent()}%` }} />
      <p class="evaluation-text">
        <span class="visually-hidden">{t("evaluation")}: </span>
        {evaluationText(props.findings)}
      </p>
    </div>
  );
}

/** Who is better, in words; a forced win with its length. */
function evaluationText({ score, winIn, lossIn, state }: Findings): string {
  const { mover } = state.position;
  const other = otherSide(mover);
  if (winIn !== undefined) return t("win-in", { side: sideName(mover), count: winIn });
  if (lossIn !== undefined) return t("win-in", { side: sideName(other), count: lossIn });
  if (Math.abs(score) < 40) return t("even");
  return t(Math.abs(score) < 150 ? "better" : "much-better", { side: sideName(score > 0 ? mover : other) });
}

/** What a line is worth, seen by red like the bar, whoever is to move. */
function LineRow(props: {
  readonly line: Line;
  readonly mover: Side;
  readonly preview: Preview;
}): JSX.Element {
  const score = () => {
    const { winIn, lossIn } = props.line;
    if (winIn !== undefined || lossIn !== undefined) {
      const winner = winIn !== undefined ? props.mover : otherSide(props.mover);
      return t("score.win", { side: sideName(winner), count: (winIn ?? lossIn)! });
    }
    const value = props.mover === "red" ? props.line.score : -props.line.score;
    return `${value > 0 ? "+" : value < 0 ? "−" : "±"}${(Math.abs(value) / 100).toFixed(1)}`;
  };
  return (
    <li class="line">
      <span class="line-score">{score()}</span>
      <LineTurns {...props} isBase={true} />
    </li>
  );
}

/** The turns of a line, the first of them until more is wanted, each a button that shows the board after it. */
export function LineTurns(props: {
  readonly line: Line;
  readonly mover: Side;
  readonly preview: Preview;
  /** The board shows the position from which the line begins. */
  readonly isBase: boolean;
  /** Shows that position. */
  readonly onShow?: () => void;
}): JSX.Element {
  const isForced = () => props.line.winIn !== undefined || props.line.lossIn !== undefined;
  const [isWhole, setWhole] = createSignal(false);
  const turns = () => (isForced() || isWhole() ? props.line.line : props.line.line.slice(0, turnsShown));
  const upTo = (i: number) => turns().slice(0, i + 1);
  const isShown = (i: number) => {
    const shown = props.isBase ? props.preview.shown() : undefined;
    return shown !== undefined && sameTurns(shown, upTo(i));
  };
  function toggle(i: number): void {
    if (isShown(i)) {
      props.preview.close();
      return;
    }
    if (!props.isBase) props.onShow?.();
    props.preview.show(upTo(i));
  }
  return (
    <ol class="line-turns">
      <Index each={turns()}>
        {(turn, i) => (
          <li>
            <button type="button" class="score-turn" aria-pressed={isShown(i)} onClick={() => toggle(i)}>
              <PieceSign side={i % 2 === 0 ? props.mover : otherSide(props.mover)} />
              <TurnText turn={turn()} />
            </button>
          </li>
        )}
      </Index>
      <Show when={!isForced() && props.line.line.length > turnsShown}>
        <li>
          <button
            type="button"
            class="score-turn line-more"
            aria-expanded={isWhole()}
            onClick={() => setWhole(!isWhole())}
          >
            {t(isWhole() ? "line.less" : "line.more")}
          </button>
        </li>
      </Show>
    </ol>
  );
}

function sameTurns(one: readonly Turn[], other: readonly Turn[]): boolean {
  const text = (turns: readonly Turn[]) => turns.map((turn) => formatTurn(turn, "/")).join(" ");
  return text(one) === text(other);
}
