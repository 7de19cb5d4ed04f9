/**
 * Which core a process runs on, and its threads: a server that is measured has one to
 * itself, as if everybody else sat at other machines. Where that cannot be said all of
 * them share what there is.
 */
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

export function pin(pid: number | undefined, core: number): boolean {
  if (availableParallelism() <= core) return false;
  return spawnSync("taskset", ["-a", "-c", "-p", `${core}`, `${pid}`]).status === 0;
}
