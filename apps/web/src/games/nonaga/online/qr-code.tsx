/** A link as a QR code, for a phone that lies beside the screen. Loaded when it is shown. */
import { createSignal, type JSX, onCleanup, Show } from "solid-js";

interface Modules {
  readonly size: number;
  readonly modules: readonly boolean[];
}

/** Empty modules around it, as the standard asks for. */
const margin = 4;

export function QrCode(props: { readonly text: string; readonly label: string }): JSX.Element {
  const [made, setMade] = createSignal<Modules>();
  const worker = new Worker(new URL("./qr-worker.ts", import.meta.url), { type: "module" });
  onCleanup(() => worker.terminate());
  worker.addEventListener("message", ({ data }: MessageEvent<Modules>) => setMade(data));
  worker.postMessage(props.text);
  return (
    <Show when={made()}>
      {(code) => (
        <svg
          class="qr-code"
          viewBox={`0 0 ${code().size + 2 * margin} ${code().size + 2 * margin}`}
          role="img"
          aria-label={props.label}
        >
          <rect width="100%" height="100%" />
          <path d={pathOf(code())} />
        </svg>
      )}
    </Show>
  );
}

function pathOf({ size, modules }: Modules): string {
  const square = (i: number) => `M${margin + (i % size)} ${margin + Math.floor(i / size)}h1v1h-1z`;
  return modules.map((isDark, i) => (isDark ? square(i) : "")).join("");
}
