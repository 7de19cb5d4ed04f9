/** A game's solved puzzles by size and level, and the times of the kind that is chosen. */
import { message } from "@masume/kernel";
import { createMemo, createSignal, type JSX, Show } from "solid-js";
import { formatDuration } from "../../i18n/format.js";
import { language } from "../../i18n/language.js";
import { formatMessage } from "../../i18n/translator.js";
import type { OpenGame } from "../../play/game-ui.js";
import { Button } from "../../ui/button.js";
import { Table } from "../../ui/table.js";
import { t } from "./messages.js";
import type { Kind } from "./statistics.js";
import { TimePlot } from "./time-plot.js";

export function KindTable(props: { readonly open: OpenGame; readonly kinds: readonly Kind[] }): JSX.Element {
  const { game, ui } = props.open;
  const { grading } = ui.library;
  const name = formatMessage(message("name"), game.messages);
  const heading = `kinds-${game.id}`;
  const [chosen, choose] = createSignal<string>();
  const shown = createMemo(
    () =>
      props.kinds.find(({ key }) => key === chosen()) ??
      props.kinds.toSorted((a, b) => b.solves.length - a.solves.length)[0]!,
  );

  const sizeName = ({ size }: Kind) =>
    size ? formatMessage(message("puzzle.size", { ...size })) : t("any-size");
  const levelName = ({ level }: Kind) =>
    level === undefined || !grading ? t("unmeasured") : grading.label({ level, hardest: [] });
  const kindName = (kind: Kind) =>
    grading ? t("kind", { size: sizeName(kind), level: levelName(kind) }) : sizeName(kind);
  const time = (of: number | undefined) => (of === undefined ? "–" : formatDuration(of));

  return (
    <div data-game={game.id}>
      <section class="wide-table" aria-labelledby={heading} tabindex="0">
        <h2 id={heading}>{name}</h2>
        <Table
          extra="figures-table"
          columns={[
            t("size"),
            ...(grading ? [t("level")] : []),
            t("solved"),
            t("unaided"),
            t("best"),
            t("median"),
          ]}
          items={props.kinds}
        >
          {(kind) => (
            <tr data-game={game.id}>
              <th scope="row">
                <Button
                  kind="quiet"
                  aria-pressed={shown().key === kind.key}
                  aria-label={t("plot.show", { kind: kindName(kind) })}
                  onClick={() => choose(kind.key)}
                >
                  {sizeName(kind)}
                </Button>
              </th>
              <Show when={grading}>
                <td>{levelName(kind)}</td>
              </Show>
              <td>{kind.solves.length.toLocaleString(language())}</td>
              <td>{kind.unaided.toLocaleString(language())}</td>
              <td>{time(kind.best)}</td>
              <td>{time(kind.median)}</td>
            </tr>
          )}
        </Table>
      </section>
      <h3>{t("plot.title", { kind: kindName(shown()) })}</h3>
      <TimePlot kind={shown()} name={`${name} ${kindName(shown())}`} />
    </div>
  );
}
