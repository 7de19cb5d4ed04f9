/** Every key of the board. */
import { For, type JSX } from "solid-js";
import { t } from "../i18n/translator.js";

export interface KeyHelp {
  readonly keys: readonly string[];
  /** In the reader's language. */
  readonly action: () => string;
}

const common: readonly KeyHelp[] = [
  { keys: ["U", "Ctrl + Z"], action: () => t("key.undo") },
  { keys: ["R", "Ctrl + Y"], action: () => t("key.redo") },
  { keys: ["H"], action: () => t("key.hint") },
  { keys: ["+", "−", "0"], action: () => t("key.zoom") },
  { keys: ["Space"], action: () => t("key.pan") },
  { keys: ["?"], action: () => t("key.list") },
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
              <dd>{row.action()}</dd>
            </div>
          )}
        </For>
      </dl>
    </section>
  );
}
