/** Stroke's Play tab: boards to begin with, and boards to order. */
import { stroke } from "@masume/games/stroke";
import { type JSX, Show } from "solid-js";
import { Examples } from "../default-front.js";
import { strokeCode } from "./link.js";
import { RandomBoard } from "./random-board.js";

export function StrokePlay(): JSX.Element {
  return (
    <>
      <Examples game={stroke} code={strokeCode} />
      <Show when={stroke.generate}>
        <RandomBoard />
      </Show>
    </>
  );
}
