/** Goes to a place once it is known, unless whoever asked for it has left the page meanwhile. */
import { useNavigate } from "@solidjs/router";
import { onCleanup } from "solid-js";

/** Undefined where there is no such place after all. */
export function useGoWhenReady(): (opened: Promise<string | undefined>) => Promise<void> {
  const navigate = useNavigate();
  let isGone = false;
  onCleanup(() => {
    isGone = true;
  });
  return async (opened) => {
    const path = await opened;
    if (path !== undefined && !isGone) navigate(path);
  };
}
