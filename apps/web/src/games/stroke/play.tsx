/** Stroke's Play tab: boards to begin with, stages, boards to order, and runs against the clock. */
import { stroke } from "@masume/games/stroke";
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { Examples } from "../default-front.js";
import { strokeCode } from "./link.js";
import { RandomBoard } from "./random-board.js";
import { Stages } from "./stages.js";
import { w } from "./words.js";

export default function StrokePlay(): JSX.Element {
  return (
    <>
      <Examples game={stroke} code={strokeCode} />
      <Stages />
      <Show when={stroke.generate}>
        <RandomBoard />
        <section class="part">
          <h2>{w("attack.title")}</h2>
          <p>{w("attack.lead")}</p>
          <A href="/stroke/attack" class="button plain">
            {w("attack.go")}
          </A>
        </section>
      </Show>
    </>
  );
}
