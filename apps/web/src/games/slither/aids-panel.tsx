/** The drawing aids beside a board; their switches come when they are opened. */
import { createSignal, type JSX, Show } from "solid-js";
import { lazyPart } from "../../ui/lazy-part.js";
import { t } from "./messages.js";

const AidSwitches = lazyPart(async () => (await import("./aid-switches.js")).AidSwitches);

export function AidsPanel(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="aids" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("aids.title")}</summary>
      <Show when={isOpen()}>
        <AidSwitches />
      </Show>
    </details>
  );
}
