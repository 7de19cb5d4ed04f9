/** Programs by others that may be on the machine. A missing one is named as missing, never silently left out. */
import { spawnSync } from "node:child_process";

export interface Peer {
  readonly name: string;
  /** Where a Debian user gets it. */
  readonly debianPackage: string;
  /** What it calls itself; undefined when it is not on the machine. */
  readonly version: string | undefined;
  /** How long it may take over an instance. */
  readonly limitSeconds: number;
}

/** The first line a program prints when asked for its version. */
export function findPeer(
  name: string,
  debianPackage: string,
  command: string,
  args: readonly string[],
  limitSeconds: number,
): Peer {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
  const version = status === 0 ? stdout.split("\n")[0]!.trim() : undefined;
  return { name, debianPackage, version, limitSeconds };
}
