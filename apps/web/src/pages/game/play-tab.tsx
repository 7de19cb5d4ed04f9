/** What a game offers to play is its own business. */

import type { JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { WithGame } from "./with-game.js";

export default function PlayTab(): JSX.Element {
  return <WithGame>{(open) => <Dynamic component={open.ui.play.Page} {...open} />}</WithGame>;
}
