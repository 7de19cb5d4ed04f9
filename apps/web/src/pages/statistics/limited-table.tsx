/** Games in which the moves are limited, by size and limit: what was reached counts there, not the time. */
import { message } from "@masume/kernel";
import type { JSX } from "solid-js";
import { language } from "../../i18n/language.js";
import { formatMessage } from "../../i18n/translator.js";
import type { OpenGame } from "../../play/game-ui.js";
import { Table } from "../../ui/table.js";
import { t } from "./messages.js";
import type { LimitedKind } from "./statistics.js";

export function LimitedTable(props: {
  readonly game: OpenGame["game"];
  readonly kinds: readonly LimitedKind[];
}): JSX.Element {
  const { game } = props;
  const heading = `limited-${game.id}`;
  const count = (of: number | undefined) => of?.toLocaleString(language()) ?? "–";
  return (
    <section class="wide-table" aria-labelledby={heading} tabindex="0">
      <h2 id={heading}>{t("limited", { game: formatMessage(message("name"), game.messages) })}</h2>
      <Table
        extra="figures-table"
        columns={[
          t("size"),
          t("limited.max"),
          t("limited.games"),
          t("limited.all"),
          t("limited.best"),
          t("limited.median"),
        ]}
        items={props.kinds}
      >
        {({ size, maxMoves, games, solved, best, median }) => (
          <tr data-game={game.id}>
            <th scope="row">{size ? formatMessage(message("puzzle.size", { ...size })) : t("any-size")}</th>
            <td>{count(maxMoves)}</td>
            <td>{count(games)}</td>
            <td>{count(solved)}</td>
            <td>{best ? t("limited.score", { value: best.value, of: best.of, moves: best.moves }) : "–"}</td>
            <td>{count(median)}</td>
          </tr>
        )}
      </Table>
    </section>
  );
}
