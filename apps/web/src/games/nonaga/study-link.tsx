/** The way to the analysis board. */
import { A } from "@solidjs/router";
import type { JSX } from "solid-js";
import { t } from "./study-messages.js";

export function StudyLink(): JSX.Element {
  return (
    <section class="part">
      <h2>{t("board.title")}</h2>
      <p>{t("study.lead")}</p>
      <A href="/nonaga/analysis" class="button plain">
        {t("study.open")}
      </A>
    </section>
  );
}
