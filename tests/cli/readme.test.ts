/** The examples of the README and of the library's document, run as they stand: library, command line, HTTP. */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createServer } from "@masume/server";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

/** The text under a heading, up to the next one. */
function section(document: string, heading: string): string {
  const text = readFileSync(join(root, document), "utf8");
  const found = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!found) throw new Error(`${document} has no “${heading}”`);
  return found;
}

/** The first fenced block of a section in the given language. */
function block(document: string, heading: string, language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section(document, heading));
  if (!found) throw new Error(`${document} has no ${language} block under “${heading}”`);
  return found[1]!;
}

function session(heading: string): { command: string; output: string } {
  const [, command, output] = /^\$ (.*)\n([\s\S]*)$/.exec(block("README.md", heading, "console"))!;
  return { command: command!, output: output! };
}

test.each([
  ["README.md", "As a library"],
  ["docs/library.md", "Every game by one contract"],
  ["docs/library.md", "Stroke: count, and say why not"],
  ["docs/library.md", "Slither: make, prove, grade, explain"],
  ["docs/library.md", "Sono: solve until the time is up"],
  ["docs/library.md", "Nonaga: the engine, and a check of its word"],
  ["docs/library.md", "A picture of anything"],
])("%s, %s: prints what it says", async (document, heading) => {
  const folder = join(root, ".cache", "examples");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${heading.replace(/\W+/g, "-")}.ts`);
  writeFileSync(file, block(document, heading, "ts"));
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  const { stdout } = await run(process.execPath, [tsx, file], { cwd: root });
  expect(stdout).toBe(block(document, heading, "text"));
});

test("the command prints what the README says", async () => {
  const { command, output } = session("On the command line");
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const direct = command.replace("npx masume", "masume");
  const { stdout } = await run("sh", ["-c", direct], { cwd: root, env: { ...process.env, PATH: path } });
  expect(stdout).toBe(output);
});

test("the server answers what the README says", async () => {
  const { command, output } = session("Over HTTP");
  const url = new URL(/http:\S+/.exec(command)![0]);
  const known = JSON.parse(output);
  const server = await createServer({ version: known.version, logLevel: "silent" });
  const answer = await server.inject({ method: "GET", url: url.pathname });
  await server.close();
  expect(Object.keys(answer.json())).toEqual(Object.keys(known));
  expect(answer.json()).toMatchObject({ status: known.status, version: known.version });
});
