/** What a game offers to make is its own business. */
import { type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { NotFound } from "../../ui/not-found.js";
import { WithGame } from "./with-game.js";

export default function MakeTab(): JSX.Element {
  return (
    <WithGame>
      {(open) => (
        <Show when={open.ui.make.Page} fallback={<NotFound />}>
          {(page) => <Dynamic component={page()} {...open} />}
        </Show>
      )}
    </WithGame>
  );
}
