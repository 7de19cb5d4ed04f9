/**
 * What the exact search says about a board. The result itself is one line, to
 * stand under the board; the reason and each condition take more room elsewhere,
 * so that nothing moves under the hand that edits.
 */
import { type BoardAnalysis, type BoardReport, stroke } from "@masume/games/stroke";
import { message } from "@masume/kernel";
import { For, type JSX, Show } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import { t } from "./make-messages.js";

export function AnalysisLine(props: { readonly analysis: BoardAnalysis | undefined }): JSX.Element {
  return (
    <p class="check-line" role="status" data-solvable={String(props.analysis?.report.solvable)}>
      {props.analysis ? analysisText(props.analysis) : ""}
    </p>
  );
}

export function AnalysisDetails(props: { readonly analysis: BoardAnalysis }): JSX.Element {
  const report = () => props.analysis.report;
  return (
    <section class="check-result" aria-label={t("result")}>
      <Show when={report().reason}>
        {(reason) => (
          <p class="check-reason">
            {formatMessage(message(reason().code, reason().params), stroke.messages)}
          </p>
        )}
      </Show>
      <Conditions report={report()} />
    </section>
  );
}

function analysisText({ report, count }: BoardAnalysis): string {
  if (report.solvable === false) return t("result.none");
  if (count === 1n) return t("result.unique");
  if (count !== null) return t("result.count", { count });
  return report.solvable ? t("result.many") : t("result.unknown");
}

function Conditions(props: { readonly report: BoardReport }): JSX.Element {
  return (
    <details class="conditions">
      <summary>{t("result.report")}</summary>
      <ul>
        <For each={props.report.conditions}>
          {(condition) => (
            <li data-holds={condition.holds ? "yes" : "no"}>
              <span class="condition-sign" aria-hidden="true">
                {condition.holds ? "✓" : "✗"}
              </span>
              <span class="visually-hidden">{t(condition.holds ? "result.holds" : "result.fails")}</span>
              {formatMessage(message(condition.code, condition.params), stroke.messages)}
            </li>
          )}
        </For>
        <For each={props.report.information}>
          {(finding) => (
            <li data-holds="info">
              <span class="condition-sign" aria-hidden="true">
                i
              </span>
              {formatMessage(message(finding.code, finding.params), stroke.messages)}
            </li>
          )}
        </For>
      </ul>
    </details>
  );
}
