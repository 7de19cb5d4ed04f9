/** A part of a page whose code comes when it is first shown. Until then nothing stands in its place, and nothing else waits. */
import { type Component, type JSX, lazy, Suspense } from "solid-js";

export function lazyPart<Props extends object>(load: () => Promise<Component<Props>>): Component<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props): JSX.Element => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
