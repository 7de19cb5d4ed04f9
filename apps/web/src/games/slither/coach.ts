/** How a hint treats steps that one knows: which of them are easy, and whether the coach passes over those by itself. */
import { createSignal } from "solid-js";
import { localChoices } from "../../platform/local-choices.js";

export type EasyBelow = 0 | 1 | 2 | 3 | 4 | 5;

interface Coaching {
  /** Steps below this level are easy: they can be made together, and are made after a trial. */
  readonly easyBelow: EasyBelow;
  /** Easy steps are made by themselves, and the coach stops at the others. */
  readonly isOn: boolean;
}

export const easyBelowChoices: readonly EasyBelow[] = [0, 1, 2, 3, 4, 5];

const stored = localChoices<Coaching>("masume.slither.coach", {
  easyBelow: [1, ...easyBelowChoices],
  isOn: [false, true],
});

const [current, setCurrent] = createSignal(stored.read());

export const coaching: () => Coaching = current;

export function setCoaching(change: Partial<Coaching>): void {
  stored.save(setCurrent({ ...current(), ...change }));
}
