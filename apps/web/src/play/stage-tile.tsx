/** A stage to choose: its number, and its size or the stars one has. */
import { type JSX, Show } from "solid-js";
import type { ProgressRecord } from "../platform/storage/schema.js";
import { StarRow } from "./star-row.js";
import "./stages.css";

export function StageTile(props: {
  readonly href: string;
  readonly number: number;
  /** Said in place of the number. */
  readonly name: string;
  readonly size: string;
  readonly record: ProgressRecord | undefined;
}): JSX.Element {
  return (
    <li>
      <a href={props.href} class="stage-tile" classList={{ done: props.record !== undefined }}>
        <span class="visually-hidden">{props.name}</span>
        <span class="stage-number" aria-hidden="true">
          {props.number}
        </span>
        <Show when={props.record} fallback={<span class="stage-size">{props.size}</span>}>
          {(record) => <StarRow stars={record().stars} />}
        </Show>
      </a>
    </li>
  );
}
