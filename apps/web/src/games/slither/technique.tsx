/** One technique: its name and level, and the board that shows it, with the step still to be found. */
import { exampleDrill, examplePuzzle, slither, type Technique, techniques } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { A, useSearchParams } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import { createCalculation } from "../../play/calculation.js";
import { NotFound } from "../../ui/not-found.js";
import { useTitle } from "../../ui/title.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { FindStep } from "./find-step.js";
import { t } from "./learn-messages.js";
import { levelText } from "./level-label.js";
import { solverClient } from "./solver-client.js";
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
          <h2>
            {t("technique.title", { number: one().number, name: name() })}{" "}
            <span class="level-chip">{levelText(one().level)}</span>
          </h2>
          <Show when={technique()} keyed>
            {(known) => <Example technique={known} />}
          </Show>
          <nav class="button-row" aria-label={t("technique.others")}>
            <Show when={techniques[one().number - 2]}>
              {(before) => (
                <A href={`/slither/technique?id=${before().id}`} class="quiet">
                  ← {techniqueName(before())}
                </A>
              )}
            </Show>
            <A href="/slither/learn" class="quiet">
              {t("technique.all")}
            </A>
            <Show when={techniques[one().number]}>
              {(after) => (
                <A href={`/slither/technique?id=${after().id}`} class="quiet">
                  {techniqueName(after())} →
                </A>
              )}
            </Show>
          </nav>
        </section>
      )}
    </Show>
  );
}

function Example(props: { readonly technique: Technique }): JSX.Element {
  const drill = createCalculation(
    () => props.technique,
    async (technique) =>
      exampleDrill(technique, (await solverClient.call("walkthrough", examplePuzzle(technique))).steps),
  );
  return (
    <Show
      when={drill.isStopped()}
      fallback={
        <Show when={drill.result()} keyed fallback={<p class="loading">{t("loading")}</p>}>
          {(known) => <FindStep drill={known} />}
        </Show>
      }
    >
      <WorkStopped onRetry={drill.retry} />
    </Show>
  );
}
