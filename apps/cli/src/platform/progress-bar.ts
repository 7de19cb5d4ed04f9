/**
 * How far long work has come, on the terminal's status line: only for work that
 * lasts long enough to wonder about, and only as often as an eye can follow.
 */
import type { Progress } from "@masume/kernel";
import truncatedWidth from "fast-string-truncated-width";
import { terminal } from "./terminal.js";
import type { Translate } from "./translate.js";

export type ShownProgress = Pick<Progress, "phase" | "params" | "done" | "total">;

/** A number of milliseconds in `MASUME_PROGRESS_DELAY` is waited for instead; tests see every status line by it. */
const showAfterMs = Number(process.env.MASUME_PROGRESS_DELAY ?? 400);
const betweenMs = 100;

const maxBar = 24;
/** A shorter bar tells less than the number beside it. */
const minBar = 8;

export interface ProgressBar {
  show(progress: ShownProgress): void;
  stop(): void;
}

const silent: ProgressBar = { show: () => {}, stop: () => {} };

export function createProgressBar(quiet: boolean, t: Translate): ProgressBar {
  if (quiet || !terminal.showsStatus) return silent;
  let nextAt = Date.now() + showAfterMs;
  return {
    show: ({ phase, params, done, total }) => {
      const now = Date.now();
      if (now < nextAt) return;
      nextAt = now + betweenMs;
      terminal.showStatus(statusText(t(phase, params), done, total ?? 0, terminal.statusWidth));
    },
    stop: () => terminal.clearStatus(),
  };
}

/** `████░░░░ playing 3/20`, with as much of a bar as there is room for; without a total, the count alone. */
export function statusText(label: string, done: number, total: number, width: number): string {
  if (total <= 0) return `${label} ${done}`;
  const count = `${label} ${done}/${total}`;
  const size = Math.min(maxBar, width - truncatedWidth(count).width - 1);
  if (size < minBar) return count;
  const full = Math.round(size * Math.min(1, done / total));
  return `${"█".repeat(full)}${"░".repeat(size - full)} ${count}`;
}
