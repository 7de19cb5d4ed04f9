/**
 * What lies further down the first page, mounted in a task of its own: neither the
 * first paint nor a first tap waits for it. To whoever comes here from another place of
 * the app it is there at once, so that going back finds the page as long as it was.
 * What loads something and what stands below it belong into the same part: nothing moves.
 */
import { createSignal, type JSX, onMount, type ParentProps, Show, Suspense } from "solid-js";

let isFirstPage = true;

/** Says that the first page is being left. */
export function leaveFirstPage(): void {
  isFirstPage = false;
}

let last: Promise<void> = Promise.resolve();

/** One part per task, in the order of the page. */
function ownTask(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve)));
  return last;
}

export function Later(props: ParentProps): JSX.Element {
  const [isDue, setDue] = createSignal(!isFirstPage);
  onMount(async () => {
    if (isDue()) return;
    await ownTask();
    setDue(true);
  });
  return (
    <Show when={isDue()}>
      {/* What is still loading in here must not hide what stands above. */}
      <Suspense>{props.children}</Suspense>
    </Show>
  );
}
