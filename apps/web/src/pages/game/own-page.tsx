/** A page that only this game has. */
import { useParams } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { NotFound } from "../../ui/not-found.js";
import { WithGame } from "./with-game.js";

export default function OwnPage(): JSX.Element {
  const params = useParams<{ page: string }>();
  return (
    <WithGame>
      {(open) => (
        <Show when={open.ui.pages?.[params.page]} fallback={<NotFound />} keyed>
          {(page) => <Dynamic component={page} {...open} />}
        </Show>
      )}
    </WithGame>
  );
}
