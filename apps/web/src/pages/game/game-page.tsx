/** A game's own pages: its name and, under it, Play, Make, Learn and Library. */

import { message } from "@masume/kernel";
import { A, type RouteSectionProps, useParams } from "@solidjs/router";
import { type JSX, Show, Suspense } from "solid-js";
import { formatMessage, t } from "../../i18n/translator.js";
import type { OpenGame } from "../../play/game-ui.js";
import { Later } from "../../ui/later.js";
import { useTitle } from "../../ui/title.js";
import { WithGame } from "./with-game.js";

export default function GamePage(props: RouteSectionProps): JSX.Element {
  return <WithGame>{(open) => <Tabs open={open}>{props.children}</Tabs>}</WithGame>;
}

function Tabs(props: { readonly open: OpenGame; readonly children: JSX.Element }): JSX.Element {
  const params = useParams<{ game: string }>();
  const catalogue = props.open.game.messages;
  useTitle(() => formatMessage(message("name"), catalogue));
  const tab = (path: string) => `/${params.game}${path}`;
  return (
    <div class="page">
      <header class="game-head">
        <h1>{formatMessage(message("name"), catalogue)}</h1>
        <p class="goal">{formatMessage(message("goal"), catalogue)}</p>
      </header>
      <nav class="tabs" aria-label={t("nav.game")}>
        <A href={tab("")} end>
          {t("tab.play")}
        </A>
        <Show when={props.open.ui.make.Page}>
          <A href={tab("/make")}>{t("tab.make")}</A>
        </Show>
        <A href={tab("/learn")}>{t("tab.learn")}</A>
        <A href={tab("/library")}>{t("tab.library")}</A>
      </nav>
      <Suspense fallback={<p class="loading">{t("loading")}</p>}>
        <Later>{props.children}</Later>
      </Suspense>
    </div>
  );
}
