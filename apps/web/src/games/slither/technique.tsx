/** A technique by itself, with the way to its neighbours. */
import { slither, techniques } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { useSearchParams } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import { ButtonLink } from "../../ui/button.js";
import { NotFound } from "../../ui/not-found.js";
import { useTitle } from "../../ui/title.js";
import { t } from "./learn-messages.js";
import { TechniqueLesson } from "./technique-lesson.js";
import { techniqueName } from "./technique-name.js";

export default function TechniquePage(): JSX.Element {
  const [query] = useSearchParams<{ id?: string }>();
  const technique = () => techniques.find(({ id }) => id === query.id);
  const name = () => {
    const known = technique();
    return known ? techniqueName(known) : formatMessage(message("name"), slither.messages);
  };
  useTitle(name);
  return (
    <Show when={technique()} fallback={<NotFound />}>
      {(one) => (
        <section class="part technique">
          <TechniqueLesson technique={one()} />
          <nav class="button-row" aria-label={t("technique.others")}>
            <Show when={techniques[one().number - 2]}>
              {(before) => (
                <ButtonLink href={`/slither/technique?id=${before().id}`} kind="quiet">
                  ← {techniqueName(before())}
                </ButtonLink>
              )}
            </Show>
            <ButtonLink href="/slither/learn" kind="quiet">
              {t("technique.all")}
            </ButtonLink>
            <Show when={techniques[one().number]}>
              {(after) => (
                <ButtonLink href={`/slither/technique?id=${after().id}`} kind="quiet">
                  {techniqueName(after())} →
                </ButtonLink>
              )}
            </Show>
          </nav>
        </section>
      )}
    </Show>
  );
}
