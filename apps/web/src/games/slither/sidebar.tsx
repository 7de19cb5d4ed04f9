/** Beside a board of Slither: how hard it is, and what it belongs to: a course, or a day. */
import type { Move, Puzzle, State } from "@masume/games/slither";
import { type JSX, lazy, Show, Suspense } from "solid-js";
import type { SidebarProps } from "../../play/game-ui.js";
import { AidsPanel } from "./aids-panel.js";
import { PlayLevel } from "./play-level.js";

const SlitherStage = lazy(async () => ({ default: (await import("./stage-sidebar.js")).SlitherStage }));
const RankedDaily = lazy(async () => ({ default: (await import("./ranked-daily.js")).RankedDaily }));

export function Sidebar(props: SidebarProps<Puzzle, State, Move>): JSX.Element {
  return (
    <>
      <Show when={props.query.has("stage")} fallback={<PlayLevel puzzle={props.play.puzzle} />}>
        <Suspense>
          <SlitherStage {...props} />
        </Suspense>
      </Show>
      <Show when={props.query.has("daily")}>
        <Suspense>
          <RankedDaily {...props} />
        </Suspense>
      </Show>
      <AidsPanel />
    </>
  );
}
