/** A game playing itself, small and slow, while it is in sight; still where motion is not wanted. */

import { createMemo, createSignal, type JSX, onCleanup, onMount } from "solid-js";
import { Picture } from "../../board/marks.js";
import { motionIsReduced } from "../../settings/motion.js";
import { marksAt, type ShowcaseEntry } from "./showcase.js";

const stepMs = 420;
/** Frames the finished board stays before it begins again. */
const rest = 7;

export function Miniature(props: { readonly shown: ShowcaseEntry }): JSX.Element {
  const { frames, bounds } = props.shown;
  const last = frames - 1;
  const [frame, setFrame] = createSignal(last);
  let holder!: HTMLDivElement;

  onMount(() => {
    if (last === 0 || motionIsReduced()) return;
    let step = 0;
    let seen = false;
    const observer = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
    });
    observer.observe(holder);
    const ticking = setInterval(() => {
      if (!seen || document.visibilityState === "hidden" || motionIsReduced()) return;
      step = (step + 1) % (frames + rest);
      setFrame(Math.min(step, last));
    }, stepMs);
    onCleanup(() => {
      observer.disconnect();
      clearInterval(ticking);
    });
  });

  const marks = createMemo(() => marksAt(props.shown, frame()));
  return (
    <div ref={holder} class="miniature">
      <Picture bounds={bounds} marks={marks()} />
    </div>
  );
}
