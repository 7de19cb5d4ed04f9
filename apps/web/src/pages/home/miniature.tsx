/** A game playing itself, small and slow, while it is in sight; still where motion is not wanted. */

import { createMemo, createSignal, type JSX, onCleanup, onMount } from "solid-js";
import { Picture } from "../../board/marks.js";
import { motionIsReduced } from "../../settings/motion.js";
import { fetchFilms } from "./films.js";
import { type Film, marksAt, type ShowcaseEntry } from "./showcase.js";

const stepMs = 420;
/** Frames the finished board stays before it begins again. */
const rest = 7;

export function Miniature(props: { readonly shown: ShowcaseEntry }): JSX.Element {
  const [film, setFilm] = createSignal<Film>();
  const [step, setStep] = createSignal(0);
  let holder!: HTMLDivElement;

  onMount(() => {
    let seen = false;
    const observer = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
    });
    observer.observe(holder);
    const ticking = setInterval(() => {
      if (!seen || document.visibilityState === "hidden" || motionIsReduced()) return;
      const shown = film();
      if (shown) setStep((step() + 1) % (shown.frames + rest));
      else void fetchFilms().then((films) => setFilm(films?.[props.shown.id]));
    }, stepMs);
    onCleanup(() => {
      observer.disconnect();
      clearInterval(ticking);
    });
  });

  const marks = createMemo(() => {
    const shown = film();
    return shown ? marksAt(shown, Math.min(step(), shown.frames - 1)) : props.shown.marks;
  });
  return (
    <div ref={holder} class="miniature">
      <Picture bounds={props.shown.bounds} marks={marks()} />
    </div>
  );
}
