/** The way to the problem of the day. */
import { A } from "@solidjs/router";
import type { JSX } from "solid-js";
import { t } from "./problem-messages.js";

export function ProblemLink(): JSX.Element {
  return (
    <section class="part" id="today">
      <h2>{t("problem.title")}</h2>
      <p>{t("problem.lead")}</p>
      <A href="/nonaga/problem" class="button plain">
        {t("problem.go")}
      </A>
    </section>
  );
}
