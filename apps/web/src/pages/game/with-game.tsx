/** The game of the route, loaded; what stands in its place when there is none. */

import { useParams } from "@solidjs/router";
import { createResource, type JSX, Match, Switch } from "solid-js";
import { openGame } from "../../games/open-game.js";
import { t } from "../../i18n/translator.js";
import type { OpenGame } from "../../play/game-ui.js";
import { LoadFailed } from "../../ui/load-failed.js";
import { NotFound } from "../../ui/not-found.js";

export function WithGame(props: { readonly children: (open: OpenGame) => JSX.Element }): JSX.Element {
  const params = useParams<{ game: string }>();
  const [open, { refetch }] = createResource(
    () => params.game,
    (id) => openGame(id) ?? null,
  );
  return (
    <Switch>
      <Match when={open.error}>
        <LoadFailed onAgain={() => void refetch()} />
      </Match>
      <Match when={open.loading}>
        <p class="loading">{t("loading")}</p>
      </Match>
      <Match when={open() === null}>
        <NotFound />
      </Match>
      <Match when={open()} keyed>
        {(known) => props.children(known)}
      </Match>
    </Switch>
  );
}
