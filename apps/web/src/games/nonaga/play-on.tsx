/** From the position of a game that is shown: played on here, or taken to the analysis board. */
import { levels, outcome, type State } from "@masume/games/nonaga";
import { useNavigate } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { Button } from "../../ui/button.js";
import { t } from "./messages.js";
import { newGame, type SeatPlans } from "./saved-table.js";
import type { StudyEntry } from "./study-path.js";
import type { Table } from "./table.js";

const middleLevel = Math.ceil((levels.length + 1) / 2);

export function PlayOn(props: {
  readonly table: Table;
  /** So many turns are shown on the board. */
  readonly shown: number;
}): JSX.Element {
  const { table } = props;
  const navigate = useNavigate();
  const state = (): State => table.states()[props.shown]!;

  async function study(): Promise<void> {
    const { gameStudyPath } = await import("./game-study-path.js");
    const result = table.ending()?.result ?? "*";
    const path = gameStudyPath({ puzzle: table.puzzle, turns: table.turns(), result });
    navigate(path, { state: { shown: props.shown } satisfies StudyEntry });
  }

  async function playOn(withEngine: boolean): Promise<void> {
    const person = { kind: "person" } as const;
    const engine = { kind: "engine", level: middleLevel } as const;
    const other = withEngine ? engine : person;
    const plan: SeatPlans =
      state().position.mover === "red" ? { red: person, blue: other } : { red: other, blue: person };
    navigate(await newGame(table.puzzle, plan, { turns: table.turns().slice(0, props.shown) }));
  }

  return (
    <section class="play-on" aria-label={t("review.on")}>
      <h2>{t("review.on")}</h2>
      <div class="button-row">
        <Show when={!outcome(state())}>
          <Button onClick={() => playOn(true)}>{t("review.on-engine")}</Button>
          <Button onClick={() => playOn(false)}>{t("review.on-two")}</Button>
        </Show>
        <Button onClick={study}>{t("review.on-board")}</Button>
      </div>
    </section>
  );
}
