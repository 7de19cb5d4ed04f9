/**
 * The hand at the board: what it holds, where the keyboard cursor is, and what is
 * said when a touch means nothing. It moves only for seats that are here. A turn of
 * which only the slide is made can be kept, and taken up again later.
 */
import {
  currentGesture,
  type Gesture,
  nonaga,
  play,
  refusalOf,
  type Shift,
  type State,
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
  /** The slide of this turn is made, its tile not moved yet. */
  readonly isHalfway: Accessor<boolean>;
  /** A whole turn that waits for a yes, and where it would lead. */
  readonly proposed: Accessor<Proposed | undefined>;
  /** Yes: that turn is played. */
  confirm(): void;
  /** Lets go of what it holds, and takes back the slide of this turn, or the whole of it. */
  drop(): void;
  /** The press was the beginning of a pinch or of a double tap: the hand is as before it, unless it made a turn. */
  cancelPress(): void;
}

export interface Proposed {
  readonly turn: Turn;
  readonly state: State;
}

/** Where a half-made turn is kept. */
export interface SlideStore {
  /** The slide that had been made. */
  readonly slide: Shift | undefined;
  save(slide: Shift | undefined): void;
}

export function createHand(
  table: Table,
  mayMove: Accessor<boolean>,
  halfway?: SlideStore,
  /** Turns are to be confirmed before they are played. */
  confirms: Accessor<boolean> = () => false,
): Hand {
  const { puzzle, state } = table;
  const [gesture, setGesture] = createSignal<Gesture | undefined>(takenUp());
  const [proposed, setProposed] = createSignal<Proposed>();
  const [made, setMade] = createSignal<Turn>();
  const [cursor, moveCursor] = createSignal<TargetId>();
  const [refusal, refuse] = createSignal<Message | undefined>(undefined, { equals: false });

  let beforePress = { state: state(), gesture: gesture() };

  createComputed(
    on(
      [state, mayMove],
      () => {
        setGesture(undefined);
        setProposed(undefined);
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

  function playTurn(turn: Turn): void {
    setMade(turn);
    const played = table.play(turn);
    if (!played.ok) refuse(message(played.error.code, played.error.params));
  }

  function propose(turn: Turn): void {
    const played = play(puzzle, state(), turn);
    if (played.ok) setProposed({ turn, state: played.value });
    else refuse(message(played.error.code, played.error.params));
  }

  function confirm(): void {
    const waiting = proposed();
    if (!waiting) return;
    batch(() => {
      setProposed(undefined);
      playTurn(waiting.turn);
    });
  }

  function drop(): void {
    batch(() => {
      setGesture(undefined);
      setProposed(undefined);
    });
  }

  return {
    gesture,
    proposed,
    confirm,
    cursor,
    made,
    refusal,
    moveCursor,
    isHalfway: () => slideOf(gesture()) !== undefined || proposed() !== undefined,
    drop,
    cancelPress() {
      if (beforePress.state === state()) setGesture(() => beforePress.gesture);
    },
    input(input) {
      if (input.type === "press") beforePress = { state: state(), gesture: gesture() };
      if (!mayMove()) return false;
      if (proposed()) {
        if (input.type !== "key") return false;
        if (input.key === "Enter") confirm();
        else if (/^(Escape|Backspace)$/.test(input.key)) drop();
        else return false;
        return true;
      }
      const before = gesture();
      const intent = nonaga.intend(puzzle, state(), input, before);
      if (!intent) return false;
      const isIdle = intent.moves.length === 0 && sameHand(before, intent.gesture);
      batch(() => {
        refuse(isIdle ? reason(input) : input.type === "release" ? refusal() : undefined);
        setGesture(() => intent.gesture);
        if (intent.cursor !== undefined) moveCursor(intent.cursor);
        for (const turn of intent.moves) (confirms() ? propose : playTurn)(turn);
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
