/** Panels beside a board, of which at most one is open, and the button that opens one. */
import { type Accessor, createSignal, type JSX } from "solid-js";
import { Button } from "./button.js";

export interface Panels<Name extends string> {
  readonly shown: Accessor<Name | undefined>;
  /** Opens it, or closes it if it is open. */
  toggle(panel: Name): void;
  close(): void;
}

export function createPanels<Name extends string>(): Panels<Name> {
  const [shown, setShown] = createSignal<Name>();
  const close = () => setShown(undefined);
  return {
    shown,
    toggle(panel) {
      if (shown() === panel) close();
      else setShown(() => panel);
    },
    close,
  };
}

export function PanelButton<Name extends string>(props: {
  readonly panels: Panels<Name>;
  readonly opens: Name;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <Button
      aria-expanded={props.panels.shown() === props.opens}
      onClick={() => props.panels.toggle(props.opens)}
    >
      {props.children}
    </Button>
  );
}
