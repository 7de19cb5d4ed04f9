/**
 * How long the command takes from the shell, cold: processor time and wall time of
 * whole processes, medians. Node alone stands first; the rest cannot be less.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadNote, machineNote } from "./machine.js";

const rounds = 15;
const command = fileURLToPath(new URL("../../apps/cli/bin/masume.js", import.meta.url));

interface Figure {
  readonly cpuMs: number;
  readonly wallMs: number;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** A shell's `times` knows what its children used, whatever the platform calls it. */
function once(args: readonly string[], folder: string): Figure {
  const report = join(folder, "times");
  const begun = performance.now();
  const script = `"$@" >/dev/null 2>&1 </dev/null; times > "${report}"`;
  spawnSync("sh", ["-c", script, "sh", process.execPath, ...args], { cwd: folder });
  const wallMs = performance.now() - begun;
  const children = readFileSync(report, "utf8").trim().split("\n")[1]!;
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
  return { cpuMs: seconds.reduce((sum, one) => sum + one, 0) * 1000, wallMs };
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
    const figures = Array.from({ length: rounds }, () => once(args, folder));
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
