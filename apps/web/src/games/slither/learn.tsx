/** What Slither's Learn tab has beyond the rules: drills by level, and the 32 techniques. */
import { techniques } from "@masume/games/slither";
import { A } from "@solidjs/router";
import { For, type JSX } from "solid-js";
import { ButtonLink } from "../../ui/button.js";
import { t } from "./learn-messages.js";
import { levelText } from "./level-label.js";
import { techniqueName } from "./technique-name.js";

const levels = [0, 1, 2, 3, 4, 5] as const;

export default function Learn(): JSX.Element {
  return (
    <>
      <section class="part">
        <h2>{t("crosses.title")}</h2>
        <p class="lead">{t("crosses.lead")}</p>
      </section>
      <section class="part">
        <h2>{t("drill.title")}</h2>
        <p class="lead">{t("drill.lead")}</p>
        <div class="button-row">
          <For each={levels.slice(1)}>
            {(level) => <ButtonLink href={`/slither/drill?level=${level}`}>{levelText(level)}</ButtonLink>}
          </For>
        </div>
      </section>
      <section class="part">
        <h2>{t("techniques.title")}</h2>
        <p class="lead">{t("techniques.lead")}</p>
        <p class="button-row">
          <ButtonLink href="/slither/glossary" kind="quiet">
            {t("glossary.title")}
          </ButtonLink>
          <ButtonLink href="/slither/manual" kind="quiet">
            {t("manual.title")}
          </ButtonLink>
        </p>
        <For each={levels}>
          {(level) => (
            <>
              <h3>{levelText(level)}</h3>
              <ol class="technique-list numbered">
                <For each={techniques.filter((technique) => technique.level === level)}>
                  {({ id, number }) => (
                    <li value={number}>
                      <A href={`/slither/technique?id=${id}`}>{techniqueName({ id })}</A>
                    </li>
                  )}
                </For>
              </ol>
            </>
          )}
        </For>
      </section>
    </>
  );
}
