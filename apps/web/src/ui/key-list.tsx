/** Every key of the board and of its page, in a dialog that the same key closes. */
import { For, type JSX, onMount } from "solid-js";
import { t } from "../i18n/translator.js";
import { Button } from "./button.js";
import type { Command } from "./commands.js";

export interface KeyHelp {
  readonly keys: readonly string[];
  /** In the reader's language. */
  readonly action: () => string;
}

export function KeyList(props: {
  /** Of the game. */
  readonly keys: readonly KeyHelp[];
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}): JSX.Element {
  let dialog!: HTMLDialogElement;
  onMount(() => {
    dialog.showModal();
    // The focus goes to the button at the end, and would take the title out of view.
    dialog.scrollTop = 0;
  });
  const rows = (): readonly KeyHelp[] => [
    ...props.keys,
    ...props.commands.flatMap(({ keys, label }) => (keys ? [{ keys, action: label }] : [])),
    { keys: ["+", "−", "0"], action: () => t("key.zoom") },
    { keys: ["Space"], action: () => t("key.pan") },
  ];
  return (
    <dialog
      ref={dialog}
      class="key-list"
      aria-label={t("keys")}
      onClose={() => props.onClose()}
      onKeyDown={(event) => {
        if (event.key === "?") dialog.close();
      }}
    >
      <h2>{t("keys")}</h2>
      <KeyTable keys={rows()} />
      <Button onClick={() => dialog.close()}>{t("close")}</Button>
    </dialog>
  );
}

export function KeyTable(props: { readonly keys: readonly KeyHelp[] }): JSX.Element {
  return (
    <dl class="key-table">
      <For each={props.keys}>
        {(row) => (
          <div>
            <dt>
              <For each={row.keys}>{(key) => <kbd>{key}</kbd>}</For>
            </dt>
            <dd>{row.action()}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
