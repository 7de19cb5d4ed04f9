/** The generator's manual: what happens, what each option means, and every pattern as a picture. */
import { type PatternCode, patternBounds, patternCodes, patternMarks } from "@masume/games/slither";
import { For, type JSX } from "solid-js";
import { Picture } from "../../board/marks.js";
import { ButtonLink } from "../../ui/button.js";
import { useTitle } from "../../ui/title.js";
import { LinkedText } from "./linked-text.js";
import { t } from "./manual-texts.js";

const options = ["preset", "gates", "colours", "trial", "budget", "technique", "seed"] as const;

export default function Manual(): JSX.Element {
  useTitle(() => t("manual.title"));
  return (
    <section class="part manual">
      <h2>{t("manual.title")}</h2>
      <p>{t("manual.level")}</p>
      <p>{t("manual.steps")}</p>
      <p>
        <ButtonLink href="/slither/make?by=generator">{t("manual.order")}</ButtonLink>
      </p>
      <h3>{t("manual.methods")}</h3>
      <p>{t("manual.methods.lead")}</p>
      <dl class="glossary">
        <For each={options}>
          {(option) => (
            <div>
              <dt>{t(`order.${option}`)}</dt>
              <dd>
                <LinkedText text={t(`order.${option}.note`)} />
              </dd>
            </div>
          )}
        </For>
      </dl>
      <h3>{t("manual.patterns")}</h3>
      <p>{t("manual.patterns.lead")}</p>
      <ul class="pattern-list">
        <For each={patternCodes}>{(code) => <Pattern code={code} />}</For>
      </ul>
      <h3>{t("manual.short")}</h3>
      <p>{t("manual.short.text")}</p>
    </section>
  );
}

function Pattern(props: { readonly code: PatternCode }): JSX.Element {
  return (
    <li>
      <Picture
        bounds={patternBounds}
        marks={patternMarks(props.code)}
        label={t("manual.picture", { pattern: props.code })}
      />
      <span>{t(`pattern.${props.code}`)}</span>
    </li>
  );
}
