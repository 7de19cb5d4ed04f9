/** Slither's own tools: crosses in place of lines, and what is drawn made safe from slips. */
import {
  type Edges,
  edgeName,
  lockOrUnlock,
  type Move,
  markSymbol,
  type Puzzle,
  type State,
} from "@masume/games/slither";
import type { Input } from "@masume/kernel";
import { createSignal, type JSX, Show } from "solid-js";
import type { Play } from "../../play/play.js";
import { Button } from "../../ui/button.js";
import { CrossIcon, LockIcon } from "../../ui/icons.js";
import { Tool } from "../../ui/tool.js";
import { t } from "./messages.js";

/** For hands without a second button: the first one means crosses while this holds. */
const [crossing, setCrossing] = createSignal(false);

export function adaptInput(input: Input): Input {
  const isPointer = input.type === "press" || input.type === "drag" || input.type === "release";
  if (!isPointer || !crossing()) return input;
  return { ...input, button: input.button === "primary" ? "secondary" : "primary" };
}

type SlitherPlay = Play<Puzzle, State, Move>;

export function SlitherTools(props: { readonly play: SlitherPlay }): JSX.Element {
  const { play } = props;
  const { state } = play;
  const lock = () => lockOrUnlock(state());
  return (
    <>
      <Tool
        command={{ label: () => t("pen.cross"), run: () => setCrossing(!crossing()) }}
        pressed={crossing()}
        icon={CrossIcon}
      />
      <Tool
        command={{
          label: () => t(lock().kind),
          keys: ["F"],
          enabled: () => /[^.]/.test(state().edges),
          run: () => play.playMoves([lock()]),
        }}
        icon={LockIcon}
      />
    </>
  );
}

/** With part of the drawing locked, the rest can be erased at once. */
export function SlitherSteps(props: { readonly play: SlitherPlay }): JSX.Element {
  const { play } = props;
  const { state } = play;
  const canErase = () => play.trials() === 0 && state().locked.includes("1") && unlocked(state()).length > 0;

  function erase(): void {
    const changes = unlocked(state()).map((edge) => ({
      edge: edgeName(play.puzzle, edge),
      to: "empty" as const,
    }));
    play.playMoves([{ kind: "set", changes } satisfies Move]);
  }

  return (
    <Show when={canErase()}>
      <Button kind="quiet" onClick={erase}>
        {t("erase-unlocked")}
      </Button>
    </Show>
  );
}

/** The edges that are drawn and not locked. */
function unlocked({ edges, locked }: State): readonly number[] {
  return indices(edges).filter((edge) => edges[edge] !== markSymbol.empty && locked[edge] !== "1");
}

function indices(edges: Edges): readonly number[] {
  return Array.from({ length: edges.length }, (_, edge) => edge);
}
