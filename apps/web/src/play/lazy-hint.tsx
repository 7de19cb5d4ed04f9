/** A game's own hints, loaded when somebody first asks for one: most boards are solved without. */
import { message } from "@masume/kernel";
import { createSignal, getOwner, runWithOwner } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { Hint } from "./hint.js";
import type { Play } from "./play.js";

export function createLazyHint<P extends Play>(play: P, load: () => Promise<(play: P) => Hint>): Hint {
  const owner = getOwner();
  const [hint, setHint] = createSignal<Hint>();
  const [loading, setLoading] = createSignal(false);

  async function loadAndPress(): Promise<void> {
    setLoading(true);
    try {
      const create = await load();
      runWithOwner(owner, () => setHint(create(play)));
    } catch {
      play.notify({ tone: "plain", text: message("load.failed"), at: [] });
    }
    setLoading(false);
    hint()?.press();
  }

  return {
    pressed: () => hint()?.pressed() ?? 0,
    label: () => hint()?.label() ?? "hint",
    thinking: () => loading() || (hint()?.thinking() ?? false),
    marks: () => hint()?.marks() ?? [],
    Panel: () => <Dynamic component={hint()?.Panel} />,
    press() {
      const known = hint();
      if (known) known.press();
      else if (!loading()) void loadAndPress();
    },
  };
}
