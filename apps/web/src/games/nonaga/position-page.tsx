/** A position by itself is a game without turns. */
import type { Puzzle } from "@masume/games/nonaga";
import type { JSX } from "solid-js";
import { Review } from "./review.js";

export default function PositionPage(props: { readonly puzzle: Puzzle }): JSX.Element {
  return <Review game={{ puzzle: props.puzzle, turns: [], result: "*" }} />;
}
