/**
 * Loopy of Simon Tatham's puzzle collection (Debian's `sgt-puzzles`), which makes
 * Slitherlink puzzles. It does not report its time; the shell tells its processor
 * time (bash by the millisecond, others by the hundredth of a second), in which
 * starting the program is about ten.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Attempt } from "../measurement.js";
import { findPeer, type Peer } from "./peer.js";

/** Debian keeps games outside the path of the system's own users. */
const command = existsSync("/usr/games/sgt-loopy") ? "/usr/games/sgt-loopy" : "sgt-loopy";

/** Its largest boards would take minutes. */
export const loopy: Peer = findPeer("sgt-loopy", "sgt-puzzles", command, ["--version"], 60);

/** The game ID of a puzzle of that size on its level “hard”. */
export function loopyPuzzle(width: number, height: number, seed: string): string {
  const { stdout } = spawnSync(command, ["--generate", "1", `${width}x${height}t0dh#${seed}`], {
    encoding: "utf8",
  });
  return stdout.trim();
}

export function loopyMaking(width: number, height: number, seed: string): Attempt {
  const script = `ulimit -t ${loopy.limitSeconds}; "$0" --generate 1 "$1"; times`;
  const { stdout } = spawnSync("bash", ["-c", script, command, `${width}x${height}t0dh#${seed}`], {
    encoding: "utf8",
  });
  const lines = stdout.trim().split("\n");
  // The last line has the times of the children: user and system, as 0m0.47s. The puzzle stands before them.
  const seconds = [...lines.at(-1)!.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  const milliseconds = 1000 * seconds.reduce((sum, part) => sum + part, 0);
  return { milliseconds, answer: lines.length > 2 ? "made" : undefined };
}
