/** Right after solving: how long it took, and what next. */
import { A } from "@solidjs/router";
import type { JSX } from "solid-js";
import { formatDuration } from "../i18n/format.js";
import { t } from "../i18n/translator.js";
import type { Play } from "./play.js";

export function Solved(props: {
  readonly play: Play;
  readonly onReplay: () => void;
  /** Something else already shows the way on. */
  readonly hasNextLink: boolean;
}): JSX.Element {
  const { play } = props;
  return (
    <section class="solved-panel" aria-label={t("solved.title")}>
      <h2>{t("solved.title")}</h2>
      <p class="solved-time">{t("solved.time", { time: formatDuration(play.solvedIn() ?? 0) })}</p>
      <div class="button-row">
        <A href={`/${play.game.id}`} class="button" classList={{ plain: props.hasNextLink }}>
          {t("solved.more")}
        </A>
        <button type="button" class="button plain" onClick={() => props.onReplay()}>
          {t("replay")}
        </button>
        <button type="button" class="button plain" onClick={play.restart}>
          {t("solved.again")}
        </button>
      </div>
    </section>
  );
}
