/** What a game and a study are handed on as: a link that is the whole of it, its record as text and file, pictures of the board. */
import { nonaga } from "@masume/games/nonaga";
import { type JSX, onMount } from "solid-js";
import { download } from "../../platform/files/download.js";
import { ExportMenu } from "../../print/export-menu.js";
import { Button } from "../../ui/button.js";
import { CopyLink } from "../../ui/copy-link.js";
import { t } from "./messages.js";
import { reveal } from "./reveal.js";
import type { Table } from "./table.js";

export function ShareRecord(props: {
  readonly table: Table;
  readonly label: string;
  readonly link: string;
  readonly recordLabel: string;
  readonly record: string;
  /** Another link, before this one. */
  readonly above?: JSX.Element;
  /** How it is saved, before the file. */
  readonly saving: JSX.Element;
  /** After the file. */
  readonly after?: JSX.Element;
}): JSX.Element {
  const { table } = props;
  let panel!: HTMLElement;
  onMount(() => reveal(panel));
  return (
    <section ref={panel} class="share" aria-label={props.label}>
      {props.above}
      <CopyLink label={props.label} link={props.link} />
      <label class="field">
        {props.recordLabel}
        <textarea readonly rows="6" onFocus={(event) => event.currentTarget.select()}>
          {props.record}
        </textarea>
      </label>
      <div class="button-row">
        {props.saving}
        <Button onClick={() => download("nonaga.txt", "text/plain", props.record)}>{t("share.save")}</Button>
        {props.after}
        <ExportMenu
          game={nonaga}
          puzzle={table.puzzle}
          state={table.state()}
          printed={table.state()}
          title={t("share.position", { count: table.turns().length })}
          file="nonaga"
        />
      </div>
    </section>
  );
}
