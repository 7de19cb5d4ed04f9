/** Whether turns are confirmed before they are sent: at first where fingers play, for a finger hides what it touches. */
import { type Accessor, createSignal } from "solid-js";
import { localChoices } from "../../../platform/local-choices.js";

const stored = localChoices(
  "masume.nonaga.confirm",
  { turns: [true, false] },
  { turns: matchMedia("(pointer: coarse)").matches },
);

const [chosen, setChosen] = createSignal(stored.read().turns);

export const confirmsTurns: Accessor<boolean> = chosen;

export function setConfirmsTurns(turns: boolean): void {
  setChosen(turns);
  stored.save({ turns });
}
