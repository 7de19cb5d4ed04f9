/** A game to look at. Any position of it can be played on. */
import { outcome, type SharedGame, type Side } from "@masume/games/nonaga";
import type { JSX } from "solid-js";
import { lazyPart } from "../../ui/lazy-part.js";
import { useTitle } from "../../ui/title.js";
import { t } from "./messages.js";
import { personSeat } from "./seats.js";
import { createTable, type Ending } from "./table.js";
import { TableView } from "./table-view.js";

const PlayOn = lazyPart(async () => (await import("./play-on.js")).PlayOn);

export function Review(props: {
  readonly game: SharedGame;
  /** Who played, how it ended, and which side was the one who looks; a record alone knows only the colours. */
  readonly match?: {
    readonly names: Readonly<Record<Side, string>>;
    readonly ending: Ending | undefined;
    readonly viewer: Side | undefined;
  };
}): JSX.Element {
  const { puzzle, turns, result } = props.game;
  const { match } = props;
  const seat = (side: Side) => personSeat(() => match?.names[side] ?? t(`side.${side}`));
  const table = createTable({
    puzzle,
    turns,
    ending: match?.ending ?? (result === "*" ? undefined : { result, by: "record" }),
    seats: { red: seat("red"), blue: seat("blue") },
    viewer: match?.viewer,
  });
  useTitle(() => t("review.title"));
  return (
    <TableView
      table={table}
      actions={{ isAssisted: true, newGame: match ? "/nonaga/online" : "/nonaga" }}
      reviewFrom={turns.length > 0 && outcome(table.state()) ? 0 : turns.length}
      aside={(shown) => <PlayOn table={table} shown={shown} />}
    />
  );
}
