/** Every key of the board. */
import { For, type JSX } from "solid-js";
import { t } from "../i18n/translator.js";

export interface KeyHelp {
  readonly keys: readonly string[];
  /** In the reader's language. */
  readonly does: () => string;
}

const common: readonly KeyHelp[] = [
  { keys: ["U", "Ctrl + Z"], does: () => t("key.undo") },
  { keys: ["R", "Ctrl + Y"], does: () => t("key.redo") },
  { keys: ["H"], does: () => t("key.hint") },
  { keys: ["+", "−", "0"], does: () => t("key.zoom") },
  { keys: ["Space"], does: () => t("key.pan") },
  { keys: ["?"], does: () => t("key.list") },
];

export function KeyList(props: { readonly keys: readonly KeyHelp[] }): JSX.Element {
  return <KeyTable keys={[...props.keys, ...common]} />;
}

/** Keys and what they do, and no others. */
export function KeyTable(props: { readonly keys: readonly KeyHelp[] }): JSX.Element {
  return (
    <section class="key-list" aria-label={t("keys")}>
      <h2>{t("keys")}</h2>
      <dl>
        <For each={props.keys}>
          {(row) => (
            <div>
              <dt>
                <For each={row.keys}>{(key) => <kbd>{key}</kbd>}</For>
              </dt>
              <dd>{row.does()}</dd>
            </div>
          )}
        </For>
      </dl>
    </section>
  );
}
