/** A link in a field, and the button that copies it. */
import { createSignal, type JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { Button } from "./button.js";

export function CopyLink(props: {
  readonly label: string;
  readonly link: string;
  /** Buttons beside the one that copies. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  let field!: HTMLInputElement;

  async function copy(): Promise<void> {
    field.select();
    try {
      await navigator.clipboard.writeText(props.link);
    } catch {
      // A page without https has no clipboard of its own, but what is selected can be copied.
      if (!document.execCommand("copy")) return;
    }
    setCopied(true);
  }

  return (
    <>
      <label class="field">
        {props.label}
        <input ref={field} type="text" readonly value={props.link} onFocus={() => field.select()} />
      </label>
      <div class="button-row">
        <Button kind="primary" onClick={copy}>
          {copied() ? t("share.copied") : t("share.copy")}
        </Button>
        {props.children}
      </div>
    </>
  );
}
