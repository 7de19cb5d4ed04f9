/** Whether things on the page may move by themselves. */
import { settings } from "./settings.js";

/** True when nothing should move by itself. */
export function motionIsReduced(): boolean {
  return settings().motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
