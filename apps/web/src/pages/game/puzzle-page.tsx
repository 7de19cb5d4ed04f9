/** A puzzle by link: the code in the address is the whole puzzle. A broken one says what is wrong with it. */

import { message, type ParseIssue } from "@masume/kernel";
import { A, useLocation, useParams } from "@solidjs/router";
import { createResource, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { formatMessage, t } from "../../i18n/translator.js";
import type { OpenGame } from "../../play/game-ui.js";
import { isEmbedded, puzzlePath } from "../../play/puzzle-path.js";
import { sizeTitle } from "../../play/size-title.js";
import { useTitle } from "../../ui/title.js";
import { WithGame } from "./with-game.js";

export default function PuzzlePage(): JSX.Element {
  const params = useParams<{ game: string; code: string }>();
  return (
    <WithGame>
      {(open) => (
        <Show when={params.code} keyed>
          {(code) => <Puzzle open={open} code={decodeURIComponent(code)} />}
        </Show>
      )}
    </WithGame>
  );
}

function Puzzle(props: { readonly open: OpenGame; readonly code: string }): JSX.Element {
  const { game, ui } = props.open;
  const parsed = game.codec.puzzle.parse(props.code);
  if (!parsed.ok) return <BrokenLink open={props.open} code={props.code} error={parsed.error} />;
  if (ui.play.Puzzle) return <Dynamic component={ui.play.Puzzle} puzzle={parsed.value} />;
  const code = ui.share.code(parsed.value);
  const location = useLocation();
  const query = new URLSearchParams(location.search);
  const series = ui.play.title?.(query);
  const title = series ?? sizeTitle(game, parsed.value);
  const place = {
    game,
    puzzle: parsed.value,
    key: `${game.id}/${code}`,
    href: puzzlePath(game.id, code) + location.search,
    title,
  };
  useTitle(() => formatMessage(message("name"), game.messages));
  const [opened] = createResource(async () => {
    const [{ openPlay }, { PlayView }] = await Promise.all([
      import("../../play/play.js"),
      import("../../play/play-view.js"),
    ]);
    return { open: await openPlay(place), PlayView };
  });
  return (
    <Show when={opened()} keyed fallback={<p class="loading">{t("loading")}</p>}>
      {({ open, PlayView }) => {
        const play = open();
        return (
          <PlayView
            play={play}
            ui={ui}
            shareName={
              isEmbedded(location.pathname) ? undefined : formatMessage(title, game.messages, ui.messages)
            }
            aside={
              <Show when={ui.play.Sidebar}>
                {(sidebar) => <Dynamic component={sidebar()} play={play} query={query} />}
              </Show>
            }
            hasNextLink={series !== undefined}
          />
        );
      }}
    </Show>
  );
}

function BrokenLink(props: {
  readonly open: OpenGame;
  readonly code: string;
  readonly error: ParseIssue;
}): JSX.Element {
  const { game } = props.open;
  useTitle(() => t("link.broken"));
  return (
    <section class="page narrow">
      <h1>{t("link.broken")}</h1>
      <p role="alert">{t("link.reason", { reason: formatMessage(props.error.reason, game.messages) })}</p>
      <p>
        <code class="code-block">{props.code.slice(0, 200)}</code>
      </p>
      <p>{t("link.advice")}</p>
      <p>
        <A href={`/${game.id}`} class="button">
          {t("link.to-game", { game: formatMessage(message("name"), game.messages) })}
        </A>
      </p>
    </section>
  );
}
