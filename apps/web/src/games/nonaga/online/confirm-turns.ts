/** Whether turns are confirmed before they are sent: at first where fingers play, for a finger hides what it touches. */
import { type Accessor, createSignal } from "solid-js";
import { localChoices } from "../../../platform/local-choices.js";

const isCoarse = matchMedia("(pointer: coarse)").matches;
const stored = localChoices("masume.nonaga.confirm", { turns: [isCoarse, !isCoarse] });

const [chosen, setChosen] = createSignal(stored.read().turns);

export const confirmsTurns: Accessor<boolean> = chosen;

export function setConfirmsTurns(turns: boolean): void {
  setChosen(turns);
  stored.save({ turns });
}
