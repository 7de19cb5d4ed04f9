/** The game for others and for later. */
import { type GameResult, gameCode, nonaga, puzzleCodec, recordCodec } from "@masume/games/nonaga";
import { type JSX, Show } from "solid-js";
import { today } from "../../i18n/format.js";
import { KeepButton } from "../../play/keep-button.js";
import { CopyLink } from "../../ui/copy-link.js";
import { t } from "./messages.js";
import { ShareRecord } from "./share-record.js";
import type { Table } from "./table.js";

export function gamePath(code: string): string {
  return `/nonaga/game#${code}`;
}

export function ShareGame(props: {
  readonly table: Table;
  /** Where the game can be watched while it is played. */
  readonly watchLink?: string | undefined;
}): JSX.Element {
  const { table } = props;
  const { puzzle } = table;
  const result = (): GameResult => table.ending()?.result ?? "*";
  const shared = () => ({ puzzle, turns: table.turns(), result: result() });
  const link = () => location.origin + gamePath(gameCode(shared()));
  const record = () =>
    recordCodec.format({
      ...shared(),
      headers: [
        ["Red", table.seats.red.name()],
        ["Blue", table.seats.blue.name()],
        ["Date", today()],
      ],
    });

  /** The position that is on the table, to come back to. */
  const code = () => puzzleCodec.format({ rules: puzzle.rules, position: table.state().position });

  return (
    <ShareRecord
      table={table}
      label={t("share.game")}
      link={link()}
      recordLabel={t("share.record")}
      record={record()}
      above={
        <Show when={props.watchLink}>{(live) => <CopyLink label={t("share.watch")} link={live()} />}</Show>
      }
      saving={
        <KeepButton
          game={nonaga.id}
          code={code()}
          name={t("share.position", { count: table.turns().length })}
          label={t("share.keep")}
        />
      }
    />
  );
}
