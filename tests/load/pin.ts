/**
 * Which core a process runs on. The event loop of a server that is measured has one to
 * itself, as if everybody else sat at other machines; its other threads, for the database and
 * the garbage, may use all of them, as they do where it runs for people. Where that cannot be
 * said everybody shares what there is.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

export function pin(pid: number | undefined, core: number): boolean {
  if (availableParallelism() <= core) return false;
  return spawnSync("taskset", ["-a", "-c", "-p", `${core}`, `${pid}`]).status === 0;
}

/** The first thread is the event loop's. Later ones start where it runs: to be called again when there may be more. */
export function pinLoop(pid: number | undefined, core: number): boolean {
  if (availableParallelism() <= core) return false;
  const all = `0-${availableParallelism() - 1}`;
  return readdirSync(`/proc/${pid}/task`).every((thread) => {
    const cores = thread === `${pid}` ? `${core}` : all;
    return spawnSync("taskset", ["-c", "-p", cores, thread]).status === 0;
  });
}
