/** A board to order: its size, scrambled from a solved one, so that par is known, or at random, and the limit of turns. */

import {
  maxScramble,
  maxSize,
  minSize,
  type Puzzle,
  randomPuzzle,
  scrambledPuzzle,
  sono,
  withMaxSteps,
} from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import { createSignal, type JSX, Show } from "solid-js";
import { freshSeed } from "../../play/generation.js";
import { Button } from "../../ui/button.js";
import { Form } from "../../ui/form.js";
import { NumberField } from "../../ui/number-field.js";
import { SelectField } from "../../ui/select-field.js";
import { LimitField } from "./limit-field.js";
import { t } from "./make-messages.js";

/** Every size a board may have. */
export const boardSizes: readonly number[] = Array.from(
  { length: (maxSize - minSize) / 2 + 1 },
  (_, i) => minSize + 2 * i,
);

export function GeneratorForm(props: {
  /** What the button says. */
  readonly does: string;
  /** With the order it was made by. */
  readonly onPuzzle: (puzzle: Puzzle, order: string) => void;
}): JSX.Element {
  const [size, setSize] = createSignal(6);
  const [scrambled, setScrambled] = createSignal(true);
  const [turns, setTurns] = createSignal(6);
  const [limit, setLimit] = createSignal<number>();

  function order(): void {
    const random = createRandom(freshSeed());
    const puzzle = scrambled()
      ? scrambledPuzzle(size(), turns(), random).puzzle
      : randomPuzzle(size(), random);
    const maxSteps = limit();
    const order = sono.codec.params!.format({
      size: size(),
      ...(scrambled() && { scramble: turns() }),
      ...(maxSteps !== undefined && { maxSteps }),
    });
    props.onPuzzle(withMaxSteps(puzzle, maxSteps), order);
  }

  return (
    <Form class="form-row" onSubmit={order}>
      <SelectField
        label={t("order.size")}
        options={boardSizes}
        text={(value) => `${value}×${value}`}
        value={size()}
        onChange={setSize}
      />
      <SelectField
        label={t("order.kind")}
        options={["scrambled", "random"]}
        text={(kind) => t(`order.${kind}`)}
        value={scrambled() ? "scrambled" : "random"}
        onChange={(kind) => setScrambled(kind === "scrambled")}
      />
      <Show when={scrambled()}>
        <NumberField isLive label={t("order.par")} value={turns()} max={maxScramble} onValue={setTurns} />
      </Show>
      <LimitField size={size()} par={scrambled() ? turns() : undefined} value={limit()} onValue={setLimit} />
      <Button type="submit" kind="primary">
        {props.does}
      </Button>
    </Form>
  );
}
