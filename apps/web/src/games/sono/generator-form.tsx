/** A board to order: its size, and scrambled from a solved one, so that par is known, or at random. */
import {
  maxScramble,
  maxSize,
  minSize,
  type Puzzle,
  randomPuzzle,
  scrambledPuzzle,
} from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import { createSignal, For, type JSX, Show } from "solid-js";
import { freshSeed } from "../../play/generation.js";
import { CountField } from "./count-field.js";
import { t } from "./make-messages.js";

/** Every size a board may have. */
export const boardSizes: readonly number[] = Array.from(
  { length: (maxSize - minSize) / 2 + 1 },
  (_, i) => minSize + 2 * i,
);

export function GeneratorForm(props: {
  /** What the button says. */
  readonly does: string;
  readonly onProblem: (problem: Puzzle) => void;
}): JSX.Element {
  const [size, setSize] = createSignal(6);
  const [scrambled, setScrambled] = createSignal(true);
  const [turns, setTurns] = createSignal(6);

  function order(event: SubmitEvent): void {
    event.preventDefault();
    const random = createRandom(freshSeed());
    props.onProblem(
      scrambled() ? scrambledPuzzle(size(), turns(), random).puzzle : randomPuzzle(size(), random),
    );
  }

  return (
    <form class="sono-order" onSubmit={order}>
      <label class="field">
        {t("order.size")}
        <select value={String(size())} onChange={(event) => setSize(Number(event.currentTarget.value))}>
          <For each={boardSizes}>{(value) => <option value={value}>{`${value}×${value}`}</option>}</For>
        </select>
      </label>
      <label class="field">
        {t("order.kind")}
        <select
          value={scrambled() ? "scrambled" : "random"}
          onChange={(event) => setScrambled(event.currentTarget.value === "scrambled")}
        >
          <option value="scrambled">{t("order.scrambled")}</option>
          <option value="random">{t("order.random")}</option>
        </select>
      </label>
      <Show when={scrambled()}>
        <CountField label={t("order.par")} value={turns()} most={maxScramble} onValue={setTurns} />
      </Show>
      <button type="submit" class="button">
        {props.does}
      </button>
    </form>
  );
}
