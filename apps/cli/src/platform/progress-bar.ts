/**
 * The progress bar: on standard error, only when that is a terminal, and only
 * for work that lasts long enough to wonder about.
 */
import type { Progress } from "@masume/kernel";
import cliProgress from "cli-progress";
import type { Translate } from "./translate.js";

export type ShownProgress = Pick<Progress, "phase" | "params" | "done" | "total">;

const showAfterMs = 400;

export interface ProgressBar {
  show(progress: ShownProgress): void;
  stop(): void;
}

const silent: ProgressBar = { show: () => {}, stop: () => {} };

export function createProgressBar(quiet: boolean, t: Translate): ProgressBar {
  if (quiet || !process.stderr.isTTY) return silent;
  const startedAt = Date.now();
  let bar: cliProgress.SingleBar | undefined;
  const stop = (): void => bar?.stop();
  process.once("exit", stop);
  return {
    show: ({ phase, params, done, total }) => {
      if (Date.now() - startedAt < showAfterMs) return;
      const label = t(phase, params);
      if (!bar) {
        bar = new cliProgress.SingleBar({
          format: (options, params, payload: { label?: string }) => {
            const label = payload.label ?? "";
            if (params.total <= 0) return `${label} ${params.value}`;
            return `${cliProgress.Format.BarFormat(params.progress, options)} ${label} ${params.value}/${params.total}`;
          },
          barsize: 24,
          barCompleteChar: "█",
          barIncompleteChar: "░",
          stream: process.stderr,
          clearOnComplete: true,
          hideCursor: true,
        });
        bar.start(total ?? 0, done, { label });
        return;
      }
      bar.setTotal(total ?? 0);
      bar.update(done, { label });
    },
    stop: () => {
      stop();
      process.removeListener("exit", stop);
    },
  };
}
