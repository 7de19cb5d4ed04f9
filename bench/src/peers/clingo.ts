/**
 * clingo, the answer set solver (Debian's `gringo` package). Its times are the
 * ones it reports itself: grounding and solving, without starting the process.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { cellIndex, openMask, type Puzzle } from "@masume/games/stroke";
import { neighbourTable } from "@masume/kernel";
import type { Attempt } from "../measurement.js";
import { findPeer, type Peer } from "./peer.js";

export const clingo: Peer = findPeer("clingo", "gringo", "clingo", ["--version"], 10);

const encoding = fileURLToPath(new URL("hamiltonian-path.lp", import.meta.url));

interface Report {
  readonly Result: "SATISFIABLE" | "UNSATISFIABLE" | "UNKNOWN";
  readonly Models: { readonly Number: number; readonly More: "yes" | "no" };
  readonly Time: { readonly Total: number; readonly CPU: number };
}

/** What clingo says about facts under an encoding; `models` is how many to look for, 0 for all of them. */
export function askClingo(encodingFile: string, facts: string, models: number): Report {
  const options = ["--outf=2", "--quiet=2", `--time-limit=${clingo.limitSeconds}`, String(models)];
  const { stdout } = spawnSync("clingo", [encodingFile, "-", ...options], { encoding: "utf8", input: facts });
  return JSON.parse(stdout) as Report;
}

/** `models` is how many lines to look for; 0 for all of them. */
export function clingoAttempt(board: Puzzle, models: number): Attempt {
  const report = askClingo(encoding, factsOf(board), models);
  const milliseconds = report.Time.Total * 1000;
  if (report.Result === "UNKNOWN") return { milliseconds, answer: undefined };
  if (models === 1)
    return { milliseconds, answer: report.Result === "SATISFIABLE" ? "solved" : "unsolvable" };
  return { milliseconds, answer: report.Models.More === "no" ? String(report.Models.Number) : undefined };
}

function factsOf(board: Puzzle): string {
  const open = openMask(board);
  const neighbours = neighbourTable(board.size, board.size);
  const facts: string[] = [];
  for (const [cell, isOpen] of open.entries()) {
    if (!isOpen) continue;
    facts.push(`cell(${cell}).`);
    for (const other of neighbours.subarray(cell * 4, cell * 4 + 4)) {
      if (other >= 0 && open[other]) facts.push(`edge(${cell},${other}).`);
    }
  }
  facts.push(`start(${cellIndex(board.size, board.start)}).`, `goal(${cellIndex(board.size, board.goal)}).`);
  return facts.join("\n");
}
