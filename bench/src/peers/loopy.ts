/**
 * Loopy of Simon Tatham's puzzle collection (Debian's `sgt-puzzles`), which makes
 * Slitherlink puzzles. It does not report its time; the shell tells its processor
 * time, in which starting the program is a few milliseconds.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Attempt } from "../measurement.js";
import { findPeer, type Peer } from "./peer.js";

/** Debian keeps games outside the path of the system's own users. */
const command = existsSync("/usr/games/sgt-loopy") ? "/usr/games/sgt-loopy" : "sgt-loopy";

export const loopy: Peer = findPeer("sgt-loopy", "sgt-puzzles", command, ["--version"]);

/** The game ID of a puzzle of that size on its level “hard”. */
export function loopyPuzzle(width: number, height: number, seed: string): string {
  const { stdout } = spawnSync(command, ["--generate", "1", `${width}x${height}t0dh#${seed}`], {
    encoding: "utf8",
  });
  return stdout.trim();
}

export function loopyMaking(width: number, height: number, seed: string): Attempt {
  const script = `"$0" --generate 1 "$1" > /dev/null; times`;
  const { stdout } = spawnSync("sh", ["-c", script, command, `${width}x${height}t0dh#${seed}`], {
    encoding: "utf8",
  });
  // The last line has the times of the children: user and system, as 0m0.47s.
  const seconds = [
    ...stdout
      .trim()
      .split("\n")
      .at(-1)!
      .matchAll(/(\d+)m([\d.]+)s/g),
  ].map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest));
  return { milliseconds: 1000 * seconds.reduce((sum, part) => sum + part, 0), answer: "made" };
}
