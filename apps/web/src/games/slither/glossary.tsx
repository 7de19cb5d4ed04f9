/** The words of the lessons and what they mean. */
import { For, type JSX } from "solid-js";
import { language } from "../../i18n/language.js";
import { ButtonLink } from "../../ui/button.js";
import { useTitle } from "../../ui/title.js";
import { glossary } from "./glossary-texts.js";
import { t } from "./learn-messages.js";

export default function Glossary(): JSX.Element {
  useTitle(() => t("glossary.title"));
  return (
    <section class="part">
      <h2>{t("glossary.title")}</h2>
      <dl class="glossary">
        <For each={glossary[language()]}>
          {({ id, word, meaning }) => (
            <div id={id}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          )}
        </For>
      </dl>
      <ButtonLink href="/slither/learn" kind="quiet">
        {t("technique.all")}
      </ButtonLink>
    </section>
  );
}
