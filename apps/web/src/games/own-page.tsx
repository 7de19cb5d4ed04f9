/** A page that only this game has. */
import { useParams } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { NotFound } from "../shell/not-found.js";
import { WithGame } from "./use-game.js";

export default function OwnPage(): JSX.Element {
  const params = useParams<{ page: string }>();
  return (
    <WithGame>
      {({ front }) => (
        <Show when={front.pages?.[params.page]} fallback={<NotFound />} keyed>
          {(page) => <Dynamic component={page} />}
        </Show>
      )}
    </WithGame>
  );
}
