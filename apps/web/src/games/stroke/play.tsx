/** Stroke's Play tab: boards to begin with, stages, boards to order, and runs against the clock. */

import { formatCode, stroke } from "@masume/games/stroke";
import { A } from "@solidjs/router";
import type { JSX } from "solid-js";
import { Examples } from "../../play/examples.js";
import { Later } from "../../ui/later.js";
import { t } from "./attack-messages.js";
import { GeneratorForm } from "./generator-form.js";
import { Stages } from "./stages.js";

export default function StrokePlay(): JSX.Element {
  return (
    <>
      <Examples game={stroke} code={formatCode} />
      <Later>
        <Stages />
        <GeneratorForm />
        <section class="part">
          <h2>{t("title")}</h2>
          <p>{t("lead")}</p>
          <A href="/stroke/attack" class="button plain">
            {t("go")}
          </A>
        </section>
      </Later>
    </>
  );
}
