/** A puzzle by link: the code in the address is the whole puzzle. A broken one says what is wrong with it. */

import { message } from "@masume/kernel";
import { useLocation, useParams } from "@solidjs/router";
import { createResource, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { formatMessage, t } from "../../i18n/translator.js";
import type { OpenGame } from "../../play/game-ui.js";
import { nextOrdered } from "../../play/next-puzzle.js";
import { isEmbedded, puzzlePath } from "../../play/puzzle-path.js";
import { sizeTitle } from "../../play/size-title.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { useTitle } from "../../ui/title.js";
import { WithGame } from "./with-game.js";

const BrokenLink = lazyPart(async () => (await import("./broken-link.js")).BrokenLink);

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
  const parsed = props.open.game.codec.puzzle.parse(props.code);
  return parsed.ok ? (
    <Board open={props.open} puzzle={parsed.value} />
  ) : (
    <ForeignCode open={props.open} code={props.code} />
  );
}

/** No code of ours: perhaps another program's, for which the readers have to be loaded. */
function ForeignCode(props: { readonly open: OpenGame; readonly code: string }): JSX.Element {
  const [read] = createResource(() => props.open.ui.library.read(props.code));
  return (
    <Show when={read()} keyed>
      {(puzzle) =>
        puzzle.ok ? (
          <Board open={props.open} puzzle={puzzle.value} />
        ) : (
          <BrokenLink open={props.open} code={props.code} error={puzzle.error} />
        )
      }
    </Show>
  );
}

function Board(props: { readonly open: OpenGame; readonly puzzle: unknown }): JSX.Element {
  const { game, ui } = props.open;
  if (ui.play.Puzzle) return <Dynamic component={ui.play.Puzzle} puzzle={props.puzzle} />;
  const code = ui.share.code(props.puzzle);
  const location = useLocation();
  const query = new URLSearchParams(location.search);
  const series = ui.play.title?.(query);
  const title = series ?? sizeTitle(game, props.puzzle);
  const place = {
    game,
    puzzle: props.puzzle,
    key: `${game.id}/${code}`,
    href: puzzlePath(game.id, code) + location.search,
    title,
    wantsMove: ui.play.wantsMove,
    followUp: ui.play.followUp,
  };
  useTitle(() => formatMessage(message("name"), game.messages));
  const [opened] = createResource(async () => {
    await ui.play.untilOpen?.(props.puzzle);
    const [{ openPlay }, { PlayView }] = await Promise.all([
      import("../../play/create-play.js"),
      import("../../play/play-view.js"),
    ]);
    return { open: await openPlay(place), PlayView };
  });
  return (
    <Show
      when={opened.state !== "pending" && opened()}
      keyed
      fallback={<Dynamic component={ui.play.Waiting ?? Loading} puzzle={props.puzzle} />}
    >
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
            reward={
              <Show when={ui.play.Reward}>
                {(reward) => <Dynamic component={reward()} play={play} query={query} />}
              </Show>
            }
            next={ui.play.next?.(query) ?? nextOrdered(props.open, query, props.puzzle)}
          />
        );
      }}
    </Show>
  );
}

function Loading(): JSX.Element {
  return <p class="loading">{t("loading")}</p>;
}
