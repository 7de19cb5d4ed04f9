/** Before a problem's start time: when it begins, and how long that is from now. The board is not shown yet. */
import type { JSX } from "solid-js";
import { formatDuration } from "../../i18n/format.js";
import { language } from "../../i18n/language.js";
import { createTicking } from "../../ui/ticking.js";
import { t } from "./messages.js";

export default function Countdown(props: { readonly opensAt: number }): JSX.Element {
  const now = createTicking(250);
  const at = () =>
    new Date(props.opensAt).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
  return (
    <section class="page narrow">
      <h1>{t("wait.title")}</h1>
      <p class="judge-time" role="timer">
        {t("wait.left", { time: formatDuration(Math.max(0, props.opensAt - now() + 999)) })}
      </p>
      <p>{t("wait.at", { at: at() })}</p>
    </section>
  );
}
