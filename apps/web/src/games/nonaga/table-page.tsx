/** A game on this device: against the engine, or two people at one screen. */

import { otherSide, type Shift, type Side, sides, type Turn } from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { useNavigate, useSearchParams } from "@solidjs/router";
import { createEffect, createResource, createSignal, type JSX, on, onCleanup, Show } from "solid-js";
import { onRemoteSave } from "../../platform/storage/tab-sync.js";
import { PartLink } from "../../ui/part-link.js";
import { useTitle } from "../../ui/title.js";
import { ClockFace } from "./clock-face.js";
import { createLocalClocks } from "./local-clock.js";
import { formatMessage, t } from "./messages.js";
import { historyText, loadGame, newGame, type SavedGame, saveGame, tableKey } from "./saved-table.js";
import type { Seat } from "./seat.js";
import { engineSeat, personSeat } from "./seats.js";
import { createTable, type Table } from "./table.js";
import type { TableActions } from "./table-actions.js";
import { TableView } from "./table-view.js";

export default function TablePage(): JSX.Element {
  const [query] = useSearchParams<{ id: string }>();
  const [game] = createResource(
    () => query.id ?? "",
    async (id) => (await loadGame(id)) ?? null,
  );
  return (
    <Show when={game() !== undefined} fallback={<p class="loading">{t("loading")}</p>}>
      <Show when={game()} keyed fallback={<Gone />}>
        {(known) => <LocalTable game={known} />}
      </Show>
    </Show>
  );
}

function LocalTable(props: { readonly game: SavedGame }): JSX.Element {
  const { id, puzzle, plan } = props.game;
  const [slide, setSlide] = createSignal<Shift | undefined>(props.game.slide);
  const navigate = useNavigate();
  const isAlone = plan.red.kind === "engine" || plan.blue.kind === "engine";
  const viewer = isAlone ? sides.find((side) => plan[side].kind === "person") : undefined;
  const table = createTable({ ...props.game, seats: { red: seat("red"), blue: seat("blue") }, viewer });
  const { clock } = props.game;
  const clocks = clock && createLocalClocks(table, clock.control, clock.left);
  useTitle(() => formatMessage(message("name")));
  keepSaved(props.game, table);

  const undoTo = () => lastOwn(table);
  const actions: TableActions = {
    isAssisted: true,
    newGame: "/nonaga",
    // Whoever has run out of time has none to play on with.
    canUndo: () => undoTo() >= 0 && table.ending()?.by !== "time",
    ...takeBacks(table, undoTo),
    resign: () => {
      const { mover } = table.state().position;
      const loser = sides.find((side) => table.seats[otherSide(side)].isHere === false) ?? mover;
      table.end({ result: otherSide(loser), by: "resignation" });
    },
    rematch: async () => {
      navigate(
        await newGame(puzzle, { red: plan.blue, blue: plan.red }, { clock: clock?.control ?? "none" }),
      );
    },
  };
  const halfway = { slide: props.game.slide, save: (made: Shift | undefined) => void setSlide(made) };
  return (
    <TableView
      table={table}
      actions={actions}
      halfway={halfway}
      {...(clocks && { beside: (side: Side) => <ClockFace left={clocks.left(side)} /> })}
    />
  );

  function seat(side: Side): Seat {
    const planned = plan[side];
    if (planned.kind === "engine") return engineSeat(planned, id);
    return personSeat(() => (isAlone ? t("seat.you") : t(`side.${side}`)));
  }

  /** Every change is saved at once, and a change from another tab is taken over, not saved again. */
  function keepSaved(first: SavedGame, { turns, ending, state, adopt }: Table): void {
    let known = historyText(first);
    let knownSlide = first.slide;
    createEffect(
      on([turns, ending, slide, () => clocks?.settled()], ([, , , left], before) => {
        const times = clock && left && { control: clock.control, left };
        const game = { id, puzzle, plan, turns: turns(), ending: ending(), slide: slide(), clock: times };
        const text = historyText(game);
        const isTimed = before !== undefined && left !== before[3];
        if (text === known && game.slide === knownSlide && !isTimed) return;
        known = text;
        knownSlide = game.slide;
        void saveGame(game, state());
      }),
    );
    onCleanup(
      onRemoteSave(tableKey(id), async () => {
        const foreign = await loadGame(id);
        if (!foreign || historyText(foreign) === known) return;
        known = historyText(foreign);
        knownSlide = undefined;
        adopt(foreign.turns, foreign.ending);
      }),
    );
  }
}

/** Taking back, and making again what was taken back, as long as nothing else has been played. */
function takeBacks(
  table: Table,
  undoTo: () => number,
): Required<Pick<TableActions, "undo" | "redo" | "canRedo">> {
  const [undone, setUndone] = createSignal<readonly (readonly Turn[])[]>([]);
  /** The game as it was left by the last of these steps. */
  let left: readonly Turn[] | undefined;
  const canRedo = () => undone().length > 0 && table.turns() === left;
  return {
    canRedo,
    undo: () => {
      const to = undoTo();
      if (to < 0) return;
      const taken = table.turns().slice(to);
      const before = canRedo() ? undone() : [];
      table.takeBackTo(to);
      left = table.turns();
      setUndone([...before, taken]);
    },
    redo: () => {
      const again = undone().at(-1);
      if (!canRedo() || !again) return;
      table.adopt([...table.turns(), ...again], undefined);
      left = table.turns();
      setUndone(undone().slice(0, -1));
    },
  };
}

/** How many turns are left when the last one made by somebody here is taken back; −1 when there is none. */
function lastOwn({ states, turns, seats }: Table): number {
  const movers = states()
    .slice(0, turns().length)
    .map((state) => seats[state.position.mover].isHere);
  return movers.lastIndexOf(true);
}

function Gone(): JSX.Element {
  useTitle(() => t("gone.title"));
  return (
    <PartLink title={t("gone.title")} text={t("gone.text")} href="/nonaga" link={t("new-game")} isOnlyWay />
  );
}
