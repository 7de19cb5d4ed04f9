/**
 * The board of a table. A turn that comes from elsewhere is shown in its two
 * steps, the slide and then the tile, each a short glide; a turn made by the hand
 * has been seen already.
 */

import { afterSlide, type Gesture, nonaga, type Puzzle, type State, type Turn } from "@masume/games/nonaga";
import { type Input, type Marks, message, type TargetId } from "@masume/kernel";
import { createComputed, createMemo, createSignal, type JSX, on, onCleanup } from "solid-js";
import { Board } from "../../board/board.js";
import { createDescriber } from "../../board/descriptions.js";
import { motionIsReduced } from "../../settings/motion.js";
import { createGlidingWindow } from "./gliding-window.js";
import { formatMessage, t } from "./messages.js";

/** What is shown: a state and the turn that led to it, if any. */
export interface Scene {
  readonly state: State;
  readonly before?: State | undefined;
  readonly turn?: Turn | undefined;
  /** The hand here has just made this turn. */
  readonly isSeen?: boolean;
}

/** The slide is seen for so long before the tile moves. */
const stepMs = 200;

export function TableBoard(props: {
  readonly puzzle: Puzzle;
  readonly scene: Scene;
  readonly gesture: Gesture | undefined;
  readonly overlay: Marks;
  readonly cursor: TargetId | undefined;
  readonly onCursor: (target: TargetId) => void;
  readonly onInput: (input: Input) => boolean;
  readonly onAbandon: () => void;
  /** The page is this board's. */
  readonly hasPage?: boolean;
  /** What steps through the game, in the row under the board. */
  readonly steps?: (() => JSX.Element) | undefined;
}): JSX.Element {
  const { puzzle } = props;
  const [halfway, setHalfway] = createSignal<State>();
  createComputed(
    on(
      () => props.scene,
      (scene, previous) => {
        setHalfway(undefined);
        const { before, turn } = scene;
        if (!turn?.slide || !turn.tile || !before || before !== previous?.state) return;
        if (scene.isSeen || motionIsReduced()) return;
        setHalfway({ ...before, position: afterSlide(before.position, turn.slide) });
        const waiting = setTimeout(() => setHalfway(undefined), stepMs);
        onCleanup(() => clearTimeout(waiting));
      },
    ),
  );

  const state = () => halfway() ?? props.scene.state;
  const layout = createMemo(() => nonaga.layout(puzzle, state()));
  const shown = createGlidingWindow(() => layout().bounds);
  const gesture = () => (halfway() ? undefined : props.gesture);
  const cursor = createMemo((): TargetId => {
    const { position } = state();
    const isThere = layout().targets.some((target) => target.id === props.cursor);
    return isThere ? props.cursor! : position[position.mover][0]!.join(",");
  });
  const describe = createDescriber(nonaga, () => puzzle, state, gesture);

  return (
    <Board
      layout={layout()}
      window={shown()}
      marks={nonaga.paint(puzzle, state(), gesture())}
      overlay={halfway() ? [] : props.overlay}
      label={t("board.label", { game: formatMessage(message("name")) })}
      describe={describe()}
      cursor={cursor()}
      onCursor={props.onCursor}
      onInput={(input) => !halfway() && props.onInput(input)}
      onAbandon={() => props.onAbandon()}
      hasPage={props.hasPage ?? false}
      steps={props.steps}
    />
  );
}
