/** Stroke's Play tab: boards to begin with. */
import { stroke } from "@masume/games/stroke";
import type { JSX } from "solid-js";
import { Examples } from "../default-front.js";
import { strokeCode } from "./link.js";

export function StrokePlay(): JSX.Element {
  return <Examples game={stroke} code={strokeCode} />;
}
