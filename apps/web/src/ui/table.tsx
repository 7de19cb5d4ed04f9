/** A table: the names of its columns, and a row for each item. */
import { type Accessor, For, type JSX } from "solid-js";

export function Table<Item>(props: {
  /** A class besides its own. */
  readonly extra?: string;
  readonly columns: readonly string[];
  readonly items: readonly Item[];
  readonly children: (item: Item, index: Accessor<number>) => JSX.Element;
}): JSX.Element {
  return (
    <table class={`results ${props.extra ?? ""}`}>
      <thead>
        <tr>
          <For each={props.columns}>{(name) => <th scope="col">{name}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.items}>{props.children}</For>
      </tbody>
    </table>
  );
}
