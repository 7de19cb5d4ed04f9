/**
 * The progress bar: on standard error, only when that is a terminal, and only
 * for work that lasts long enough to wonder about.
 */
import {
  type Catalogue,
  formatMessage,
  kernelMessages,
  type Language,
  message,
  type Progress,
} from "@masume/kernel";
import cliProgress from "cli-progress";
import { messages } from "./messages.js";

export type ShownProgress = Pick<Progress, "phase" | "params" | "done" | "total">;

const patienceMs = 400;

export interface ProgressBar {
  show(progress: ShownProgress): void;
  stop(): void;
}

const silent: ProgressBar = { show: () => {}, stop: () => {} };

export function createProgressBar(
  quiet: boolean,
  language: Language,
  catalogues: readonly Catalogue[],
): ProgressBar {
  if (quiet || !process.stderr.isTTY) return silent;
  const begun = Date.now();
  let bar: cliProgress.SingleBar | undefined;
  const stop = (): void => bar?.stop();
  process.once("exit", stop);
  return {
    show: ({ phase, params, done, total }) => {
      if (Date.now() - begun < patienceMs) return;
      const words = formatMessage(language, message(phase, params), ...catalogues, messages, kernelMessages);
      if (!bar) {
        bar = new cliProgress.SingleBar({
          format: (options, params, payload: { words?: string }) => {
            const words = payload.words ?? "";
            if (params.total <= 0) return `${words} ${params.value}`;
            return `${cliProgress.Format.BarFormat(params.progress, options)} ${words} ${params.value}/${params.total}`;
          },
          barsize: 24,
          barCompleteChar: "█",
          barIncompleteChar: "░",
          stream: process.stderr,
          clearOnComplete: true,
          hideCursor: true,
        });
        bar.start(total ?? 0, done, { words });
        return;
      }
      bar.setTotal(total ?? 0);
      bar.update(done, { words });
    },
    stop: () => {
      stop();
      process.removeListener("exit", stop);
    },
  };
}
