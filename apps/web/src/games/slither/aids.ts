/** Aids for drawing, each to be switched on and off. None of them deduces anything, so none counts as help. */
import { finishingCrosses, type Move, type Puzzle, type State } from "@masume/games/slither";
import type { Marks } from "@masume/kernel";
import { createSignal } from "solid-js";
import { localChoices } from "../../platform/local-choices.js";

export interface Aids {
  /** A click in a cell shades it as inside or outside. */
  readonly shading: boolean;
  /** Each separate line has a colour of its own. */
  readonly colours: boolean;
  /** A clue that has its lines gets its crosses. */
  readonly crossClues: boolean;
  /** A point where two lines meet gets its crosses. */
  readonly crossPoints: boolean;
  /** A loop closed too early stands out. */
  readonly loops: boolean;
  /** So does a point where lines branch or end for good. */
  readonly branches: boolean;
}

const stored = localChoices<Aids>("masume.slither.aids", {
  shading: [true, false],
  colours: [false, true],
  crossClues: [false, true],
  crossPoints: [false, true],
  loops: [true, false],
  branches: [true, false],
});

const [current, setCurrent] = createSignal(stored.read());

export const aids: () => Aids = current;
export const aidNames: readonly (keyof Aids)[] = stored.names;

export function setAid(name: keyof Aids, isOn: boolean): void {
  stored.save(setCurrent({ ...current(), [name]: isOn }));
}

/** The crosses that a move brings with it. */
export function followUp(puzzle: Puzzle, before: State, after: State): Move | undefined {
  const { crossClues: clues, crossPoints: points } = aids();
  return finishingCrosses(puzzle, before.edges, after.edges, { clues, points });
}

/** Points where lines branch or end are marked by discs. */
export function adaptMarks(marks: Marks): Marks {
  if (aids().branches) return marks;
  return marks.filter(({ role, shape }) => role !== "wrong" || shape !== "disc");
}

/** Without shading, a tap or a key in a cell means nothing. */
export function wantsMove({ kind }: Move): boolean {
  return kind !== "shade" || aids().shading;
}
