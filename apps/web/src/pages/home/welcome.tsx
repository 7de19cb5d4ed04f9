/** The first visit: a few lines on how boards are played, and one to begin with. Gone for good once waved away. */
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { setSetting, settings } from "../../settings/settings.js";
import { t } from "./messages.js";

export function Welcome(props: {
  /** An easy board. */
  readonly first: string;
}): JSX.Element {
  const done = () => setSetting("welcomed", true);
  return (
    <Show when={!settings().welcomed}>
      <section class="welcome" aria-labelledby="welcome">
        <h2 id="welcome">{t("welcome")}</h2>
        <ol class="numbered">
          <li>{t("welcome.rules")}</li>
          <li>{t("welcome.hands")}</li>
          <li>{t("welcome.hint")}</li>
          <li>{t("welcome.kept")}</li>
        </ol>
        <div class="button-row">
          <A href={props.first} class="button" onClick={done}>
            {t("welcome.begin")}
          </A>
          <button type="button" class="button plain" onClick={done}>
            {t("welcome.done")}
          </button>
        </div>
      </section>
    </Show>
  );
}
