/**
 * The hand at the board: what it holds, where the keyboard cursor is, and what is
 * said when a touch means nothing. It moves only for seats that are here. A turn of
 * which only the slide is made can be kept, and taken up again later.
 */
import {
  currentGesture,
  type Gesture,
  nonaga,
  refusalOf,
  type Shift,
  sameHex,
  slides,
  type Turn,
} from "@masume/games/nonaga";
import { type Input, type Message, message, type TargetId } from "@masume/kernel";
import { type Accessor, batch, createComputed, createMemo, createSignal, on } from "solid-js";
import type { Table } from "./table.js";

export interface Hand {
  readonly gesture: Accessor<Gesture | undefined>;
  /** Where the keyboard was last; the board may have moved away from under it. */
  readonly cursor: Accessor<TargetId | undefined>;
  /** The last turn it made. */
  readonly made: Accessor<Turn | undefined>;
  /** Why the last touch meant nothing. */
  readonly refusal: Accessor<Message | undefined>;
  moveCursor(target: TargetId): void;
  /** True when it meant something. */
  input(input: Input): boolean;
  drop(): void;
}

/** Where a half-made turn is kept. */
export interface SlideStore {
  /** The slide that had been made. */
  readonly slide: Shift | undefined;
  save(slide: Shift | undefined): void;
}

export function createHand(table: Table, mayMove: Accessor<boolean>, halfway?: SlideStore): Hand {
  const { puzzle, state } = table;
  const [gesture, setGesture] = createSignal<Gesture | undefined>(takenUp());
  const [made, setMade] = createSignal<Turn>();
  const [cursor, moveCursor] = createSignal<TargetId>();
  const [refusal, refuse] = createSignal<Message | undefined>(undefined, { equals: false });

  createComputed(
    on(
      [state, mayMove],
      () => {
        setGesture(undefined);
        refuse(undefined);
      },
      { defer: true },
    ),
  );
  if (halfway) {
    const slide = createMemo(() => slideOf(gesture()));
    createComputed(on(slide, halfway.save));
  }

  /** The hand in the middle of the turn that was kept, unless it is none of this table. */
  function takenUp(): Gesture | undefined {
    const slide = halfway?.slide;
    if (!slide || !mayMove()) return undefined;
    const possible = slides(state().position);
    return possible.some(({ from, to }) => sameHex(from, slide.from) && sameHex(to, slide.to))
      ? { stage: "tile", slide }
      : undefined;
  }

  /** What stands in the way of a touch that changed nothing. */
  function reason(input: Input): Message | undefined {
    const isTouch = input.type === "press" || (input.type === "key" && /^(Enter| )$/.test(input.key));
    if (!isTouch || input.target === undefined) return refusal();
    return refusalOf(puzzle, state(), currentGesture(state(), gesture()), input.target);
  }

  return {
    gesture,
    cursor,
    made,
    refusal,
    moveCursor,
    drop: () => setGesture(undefined),
    input(input) {
      if (!mayMove()) return false;
      const before = gesture();
      const intent = nonaga.intend(puzzle, state(), input, before);
      if (!intent) return false;
      const isIdle = intent.moves.length === 0 && sameHand(before, intent.gesture);
      batch(() => {
        refuse(isIdle ? reason(input) : input.type === "release" ? refusal() : undefined);
        setGesture(() => intent.gesture);
        if (intent.cursor !== undefined) moveCursor(intent.cursor);
        for (const turn of intent.moves) {
          setMade(turn);
          const played = table.play(turn);
          if (!played.ok) refuse(message(played.error.code, played.error.params));
        }
      });
      return true;
    },
  };
}

function slideOf(gesture: Gesture | undefined): Shift | undefined {
  return gesture && gesture.stage !== "piece" ? gesture.slide : undefined;
}

function sameHand(a: Gesture | undefined, b: Gesture | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
