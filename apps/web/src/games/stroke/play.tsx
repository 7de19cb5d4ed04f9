/** Stroke's Play tab: boards to begin with, stages, boards to order, and runs against the clock. */

import { formatCode, stroke } from "@masume/games/stroke";
import type { JSX } from "solid-js";
import { Examples } from "../../play/examples.js";
import { Later } from "../../ui/later.js";
import { PartLink } from "../../ui/part-link.js";
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
        <PartLink title={t("title")} text={t("lead")} href="/stroke/attack" link={t("go")} />
      </Later>
    </>
  );
}
