/** A game to look at: from a link, from a record, or a single position. Any position of it can be played on. */
import {
  levels,
  outcome,
  type Puzzle,
  readGameCode,
  type SharedGame,
  type Side,
  type State,
} from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { A, useLocation, useNavigate } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { Button } from "../../ui/button.js";
import { useTitle } from "../../ui/title.js";
import { formatMessage, t } from "./messages.js";
import { newGame, type SeatPlans } from "./saved-table.js";
import { personSeat } from "./seats.js";
import { createTable, type Table } from "./table.js";
import { TableView } from "./table-view.js";

/** The game in the address. */
export default function ReviewPage(): JSX.Element {
  const location = useLocation();
  return (
    <Show when={location.hash || "#"} keyed>
      {(hash) => {
        const read = readGameCode(hash.slice(1));
        return read.ok ? <Review game={read.value} /> : <Broken reason={formatMessage(read.error)} />;
      }}
    </Show>
  );
}

/** A position by itself is a game without turns. */
export function PositionPage(props: { readonly puzzle: Puzzle }): JSX.Element {
  return <Review game={{ puzzle: props.puzzle, turns: [], result: "*" }} />;
}

export function Review(props: {
  readonly game: SharedGame;
  /** Who played; by default the colours. */
  readonly names?: Readonly<Record<Side, string>>;
}): JSX.Element {
  const { puzzle, turns, result } = props.game;
  const seat = (side: Side) => personSeat(() => props.names?.[side] ?? t(`side.${side}`));
  const table = createTable({
    puzzle,
    turns,
    ending: result === "*" ? undefined : { result, by: "record" },
    seats: { red: seat("red"), blue: seat("blue") },
  });
  useTitle(() => t("review.title"));
  return (
    <TableView
      table={table}
      actions={{ isAssisted: true, newGame: "/nonaga" }}
      reviewFrom={turns.length > 0 && outcome(table.state()) ? 0 : turns.length}
      aside={(shown) => <PlayOn table={table} shown={shown} />}
    />
  );
}

function PlayOn(props: { readonly table: Table; readonly shown: number }): JSX.Element {
  const { table } = props;
  const navigate = useNavigate();
  const state = (): State => table.states()[props.shown]!;

  async function playOn(withEngine: boolean): Promise<void> {
    const person = { kind: "person" } as const;
    const engine = { kind: "engine", level: middleLevel } as const;
    const other = withEngine ? engine : person;
    const plan: SeatPlans =
      state().position.mover === "red" ? { red: person, blue: other } : { red: other, blue: person };
    navigate(await newGame(table.puzzle, plan, table.turns().slice(0, props.shown)));
  }

  return (
    <Show when={!outcome(state())}>
      <section class="play-on" aria-label={t("review.on")}>
        <h2>{t("review.on")}</h2>
        <div class="button-row">
          <Button onClick={() => playOn(true)}>{t("review.on-engine")}</Button>
          <Button onClick={() => playOn(false)}>{t("review.on-two")}</Button>
        </div>
      </section>
    </Show>
  );
}

const middleLevel = Math.ceil((levels.length + 1) / 2);

function Broken(props: { readonly reason: string }): JSX.Element {
  useTitle(() => t("link.broken"));
  return (
    <section class="part">
      <h2>{t("link.broken")}</h2>
      <p role="alert">{props.reason}</p>
      <A href="/nonaga" class="button">
        {formatMessage(message("name"))}
      </A>
    </section>
  );
}
