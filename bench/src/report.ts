/**
 * A file of results: the same opening and the same last lines in each, so that one can
 * see whether two files are of one run on one machine. A run has one date, also one that
 * goes on past midnight.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadNote, machineNote } from "./machine.js";

const day = new Date().toISOString().slice(0, 10);

const fileOf = (name: string): string => fileURLToPath(new URL(`../results/${name}.md`, import.meta.url));

interface Report {
  readonly name: string;
  /** How what follows is to be read, if not by the README alone. */
  readonly about?: string;
  readonly body: string;
  /** When the measurement began. */
  readonly loadBefore: string;
  readonly notes?: readonly string[];
}

/** Tells the figures, and writes results/NAME.md. */
export function writeReport(report: Report): void {
  const text = reportText(report);
  console.log(`\n${text}`);
  writeFileSync(fileOf(report.name), text);
}

export function reportText({ name, about, body, loadBefore, notes = [] }: Report): string {
  const opening = `Taken by \`npm run bench -- ${name}\` on ${day}; how, see [README](../README.md).`;
  const parts = [
    `# Figures: ${name}`,
    about === undefined ? opening : `${opening}\n${about}`,
    body,
    [machineLine(loadBefore), ...notes].map((note) => `- ${note}`).join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Adds what every file of results ends with to one that another program has written. */
export function addMachine(name: string, loadBefore: string): void {
  const written = readFileSync(fileOf(name), "utf8");
  writeFileSync(fileOf(name), `${written.trimEnd()}\n\n- ${machineLine(loadBefore)}\n`);
}

function machineLine(loadBefore: string): string {
  return `Machine: ${machineNote()}; load ${loadBefore} before, ${loadNote()} after.`;
}
