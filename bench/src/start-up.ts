/**
 * How long the command takes from the shell, cold: processor time and wall time of
 * whole processes, medians. Node alone stands first; the rest cannot be less.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadNote } from "./machine.js";
import { median } from "./measurement.js";
import { writeReport } from "./report.js";
import { command, timesOfProcess } from "./whole-process.js";

const rounds = 15;

/** Measures, tells, and writes results/start-up.md. */
export function measureStartUp(): void {
  const loadBefore = loadNote();
  const folder = mkdtempSync(join(tmpdir(), "masume-start-up-"));
  writeFileSync(join(folder, "board.json"), '{"size":3,"start":[0,0],"goal":[2,2]}');
  const commands: readonly (readonly [string, readonly string[]])[] = [
    ["Node alone (`node -e 0`)", ["-e", "0"]],
    ...["--version", "stroke solve board.json", "slither new --width 10 --height 10 --seed 1"].map(
      (words) => [`\`masume ${words}\``, [command, ...words.split(" ")]] as const,
    ),
  ];
  const rows = commands.map(([name, args]) => {
    const figures = Array.from({ length: rounds }, () => timesOfProcess(args, folder));
    const [cpu, wall] = [
      median(figures.map(({ cpuMs }) => cpuMs)),
      median(figures.map(({ wallMs }) => wallMs)),
    ];
    return `| ${name} | ${Math.round(cpu)} ms | ${Math.round(wall)} ms |`;
  });
  rmSync(folder, { recursive: true });
  writeReport({
    name: "start-up",
    about: `Whole processes from the shell, the median of ${rounds}.`,
    body: `| command | processor | wall |
| --- | ---: | ---: |
${rows.join("\n")}`,
    loadBefore,
  });
}
