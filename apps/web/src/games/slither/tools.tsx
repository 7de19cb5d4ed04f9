/** Slither's own tools: crosses in place of lines, and what is drawn made safe from slips. */
import { type Edges, edgeName, type Move, markSymbol, type Puzzle, type State } from "@masume/games/slither";
import type { Input } from "@masume/kernel";
import { createSignal, type JSX, Show } from "solid-js";
import type { Play } from "../../play/play.js";
import { Tool } from "../../play/tools.js";
import { CrossIcon, LockIcon } from "../../ui/icons.js";
import { t } from "./messages.js";

/** For hands without a second button: the first one means crosses while this holds. */
const [crossing, setCrossing] = createSignal(false);

export function adaptInput(input: Input): Input {
  const isPointer = input.type === "press" || input.type === "drag" || input.type === "release";
  if (!isPointer || !crossing()) return input;
  return { ...input, button: input.button === "primary" ? "secondary" : "primary" };
}

export function SlitherTools(props: { readonly play: Play<Puzzle, State, Move> }): JSX.Element {
  const { play } = props;
  const { state } = play;
  const isLocked = () => state().locked !== "" && unlocked(state()).length === 0;
  const canErase = () => state().locked.includes("1") && unlocked(state()).length > 0;
  const isEmpty = () => !/[^.]/.test(state().edges);

  function erase(): void {
    const changes = unlocked(state()).map((edge) => ({
      edge: edgeName(play.puzzle, edge),
      to: "empty" as const,
    }));
    play.playMoves([{ kind: "set", changes } satisfies Move]);
  }

  return (
    <>
      <button type="button" class="tool" aria-pressed={crossing()} onClick={() => setCrossing(!crossing())}>
        <CrossIcon />
        <span class="tool-label">{t("pen.cross")}</span>
      </button>
      <Tool
        label={t(isLocked() ? "unlock" : "lock")}
        disabled={isEmpty()}
        onUse={() => play.playMoves([{ kind: isLocked() ? "unlock" : "lock" } satisfies Move])}
      >
        <LockIcon />
      </Tool>
      <Show when={canErase()}>
        <div class="guess">
          <button type="button" class="quiet" onClick={erase}>
            {t("erase-unlocked")}
          </button>
        </div>
      </Show>
    </>
  );
}

/** The edges that are drawn and not locked. */
function unlocked({ edges, locked }: State): readonly number[] {
  return indices(edges).filter((edge) => edges[edge] !== markSymbol.empty && locked[edge] !== "1");
}

function indices(edges: Edges): readonly number[] {
  return Array.from({ length: edges.length }, (_, edge) => edge);
}
