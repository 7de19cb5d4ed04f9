/** Slither's Play tab: puzzles to begin with. */
import { slither } from "@masume/games/slither";
import type { JSX } from "solid-js";
import { Examples } from "../default-front.js";
import { slitherCode } from "./link.js";

export function SlitherPlay(): JSX.Element {
  return <Examples game={slither} code={slitherCode} />;
}
