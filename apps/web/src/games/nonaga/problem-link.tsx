/** The way to the problem of the day, and to all the others. */
import { A } from "@solidjs/router";
import type { JSX } from "solid-js";
import { t } from "./problem-messages.js";

export function ProblemLink(): JSX.Element {
  return (
    <section class="part" id="today">
      <h2>{t("problem.title")}</h2>
      <p>{t("problem.lead")}</p>
      <div class="button-row">
        <A href="/nonaga/problem" class="button plain">
          {t("problem.go")}
        </A>
        <A href="/nonaga/problems" class="button plain">
          {t("problem.all")}
        </A>
      </div>
    </section>
  );
}
