/**
 * How long the command takes from the shell, cold: processor time and wall time of
 * whole processes, medians. Node alone stands first; the rest cannot be less.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadNote, machineNote } from "./machine.js";
import { command, timesOfProcess } from "./whole-process.js";

const rounds = 15;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

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
  const day = new Date().toISOString().slice(0, 10);
  const report = `# Figures: start-up

Taken by \`npm run bench -- start-up\` on ${day}: whole processes from the shell, the
median of ${rounds}.

| command | processor | wall |
| --- | ---: | ---: |
${rows.join("\n")}

- Machine: ${machineNote()}; load ${loadBefore} before, ${loadNote()} after.
`;
  console.log(report);
  writeFileSync(fileURLToPath(new URL("../results/start-up.md", import.meta.url)), report);
}
