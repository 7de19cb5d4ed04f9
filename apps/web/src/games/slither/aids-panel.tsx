/** The drawing aids beside a board; their switches come when they are opened. */
import { createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { t } from "./messages.js";

const AidSwitches = lazy(async () => ({ default: (await import("./aid-switches.js")).AidSwitches }));

export function AidsPanel(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="aids" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("aids.title")}</summary>
      <Suspense>
        <Show when={isOpen()}>
          <AidSwitches />
        </Show>
      </Suspense>
    </details>
  );
}
