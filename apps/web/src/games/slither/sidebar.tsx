/** Beside a board of Slither: how hard it is, and what it belongs to: a course, or a day. */
import type { Move, Puzzle, State } from "@masume/games/slither";
import { createSignal, type JSX, Show } from "solid-js";
import type { SidebarProps } from "../../play/game-ui.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { t } from "./messages.js";
import { PlayLevel } from "./play-level.js";

const AidSwitches = lazyPart(async () => (await import("./aid-switches.js")).AidSwitches);
const SlitherStage = lazyPart(async () => (await import("./stage-sidebar.js")).SlitherStage);
const RankedDaily = lazyPart(async () => (await import("./ranked-daily.js")).RankedDaily);

export function Sidebar(props: SidebarProps<Puzzle, State, Move>): JSX.Element {
  return (
    <>
      <Show when={props.query.has("stage")} fallback={<PlayLevel play={props.play} />}>
        <SlitherStage {...props} />
      </Show>
      <Show when={props.query.has("daily")}>
        <RankedDaily {...props} />
      </Show>
      <AidsPanel />
    </>
  );
}

/** The drawing aids; their switches come when they are opened. */
function AidsPanel(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="aids" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("aids.title")}</summary>
      <Show when={isOpen()}>
        <AidSwitches />
      </Show>
    </details>
  );
}
