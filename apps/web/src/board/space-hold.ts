/**
 * Space as a hand: held over a zoomed board, it lets the pointer move the sheet.
 * Boards also know Space as a key; so while there is something to move, its
 * meaning waits until it is let go, and it is a key only if nothing was moved.
 */
import { type Accessor, createSignal, onCleanup, onMount } from "solid-js";

export interface SpaceHold {
  readonly held: Accessor<boolean>;
  /** Whether it is held now; if so, it has been used to move. */
  use(): boolean;
  /** Whether a Space pressed now waits for its meaning. */
  waits(): boolean;
  /** Space is let go: true if it was held over the board and moved nothing. */
  release(): boolean;
}

export function createSpaceHold(frame: () => HTMLElement, isZoomed: () => boolean): SpaceHold {
  const [held, setHeld] = createSignal(false);
  let used = false;

  function hold(): void {
    if (held()) return;
    used = false;
    setHeld(true);
  }

  /** With the focus nowhere in particular, Space over the board is meant for it. */
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== " " || document.activeElement !== document.body) return;
    if (!isZoomed() || !frame().matches(":hover")) return;
    event.preventDefault();
    hold();
  };
  const letGo = (event: KeyboardEvent) => {
    if (event.key === " ") setHeld(false);
  };
  const lost = () => setHeld(false);

  onMount(() => {
    addEventListener("keydown", pressed);
    addEventListener("keyup", letGo);
    addEventListener("blur", lost);
    onCleanup(() => {
      removeEventListener("keydown", pressed);
      removeEventListener("keyup", letGo);
      removeEventListener("blur", lost);
    });
  });

  return {
    held,
    use() {
      used ||= held();
      return held();
    },
    waits() {
      if (!isZoomed()) return false;
      hold();
      return true;
    },
    release() {
      const meantAsKey = held() && !used;
      setHeld(false);
      return meantAsKey;
    },
  };
}
