/** What a whole process takes from the shell, from its start to its end: processor time and wall time. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The command's file, for Node. */
export const command: string = fileURLToPath(new URL("../../apps/cli/bin/masume.js", import.meta.url));

export interface ProcessTimes {
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Runs Node with these arguments. A shell's `times` knows what its children used, whatever the platform calls it. */
export function timesOfProcess(args: readonly string[], folder?: string): ProcessTimes {
  const begun = performance.now();
  const script = `"$@" >/dev/null 2>&1 </dev/null && times`;
  const { stdout, status } = spawnSync("sh", ["-c", script, "sh", process.execPath, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  const wallMs = performance.now() - begun;
  if (status !== 0) throw new Error(`node ${args.join(" ")} failed`);
  const children = stdout.trim().split("\n")[1]!;
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
  return { cpuMs: seconds.reduce((sum, one) => sum + one, 0) * 1000, wallMs };
}
