/** The README's examples, run as they stand: the library, the command line, HTTP. */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createServer } from "@masume/server";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(join(root, "README.md"), "utf8");
const run = promisify(execFile);

/** The fenced block that follows the heading, in the given language. */
function block(heading: string, language: string): string {
  const section = readme.slice(readme.indexOf(`## ${heading}\n`));
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section);
  if (!found) throw new Error(`README.md has no ${language} block under “${heading}”`);
  return found[1]!;
}

function session(heading: string): { command: string; output: string } {
  const [, command, output] = /^\$ (.*)\n([\s\S]*)$/.exec(block(heading, "console"))!;
  return { command: command!, output: output! };
}

test("the library example prints what the README says", async () => {
  const folder = join(root, ".cache", "readme");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "example.ts");
  writeFileSync(file, block("As a library", "ts"));
  const { stdout } = await run(process.execPath, [join(root, "node_modules/tsx/dist/cli.mjs"), file], {
    cwd: root,
  });
  expect(stdout).toBe(block("As a library", "text"));
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
