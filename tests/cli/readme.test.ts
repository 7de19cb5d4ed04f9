/** The examples of the README and of the library's document, run as they stand: library, command line, HTTP. */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createServer } from "@masume/server";
import { expect, test } from "vitest";
import { scratchFolder } from "./masume.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

/** An environment in which `masume` is the built command. */
function onPath(): NodeJS.ProcessEnv {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, LC_ALL: "C" };
}

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
  ["docs/library.md", "Every game through one contract"],
  ["docs/library.md", "Stroke: count lines, or explain why there are none"],
  ["docs/library.md", "Slither: make, prove, grade, explain"],
  ["docs/library.md", "Sono: solve until time runs out"],
  ["docs/library.md", "Nonaga: the engine, and an independent check"],
  ["docs/library.md", "Drawing a board"],
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
  const direct = command.replace("npx masume", "masume");
  const { stdout } = await run("sh", ["-c", direct], { cwd: root, env: onPath() });
  expect(stdout).toBe(output);
});

/** The commands of a shell block, with `npx` and comments left out. */
const commandsIn = (text: string): readonly string[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.replace(/\s+#.*$/, "").replace(/^npx /, ""));

const languagesOf = [
  ["README.md", "A first puzzle in five commands"],
  ["README.ja.md", "最初の問題まで、五つのコマンド"],
] as const;

test.each(languagesOf)(
  "%s: five commands make, show, grade and print a puzzle",
  async (document, heading) => {
    const [build, ...commands] = commandsIn(block(document, heading, "sh"));
    expect(build).toBe("npm run build"); // these tests run what it has built
    expect(commands).toHaveLength(4);
    const { path: cwd } = scratchFolder();
    const outputs: string[] = [];
    for (const command of commands)
      outputs.push((await run("sh", ["-c", command], { cwd, env: onPath() })).stdout);
    const [, shown, graded] = outputs;
    expect(shown).toContain("·");
    expect(graded).toMatch(/2/);
    expect(readFileSync(join(cwd, "puzzle.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  },
);

test("both READMEs show the same four pictures, commands, path and examples", async () => {
  const facts = languagesOf.map(([document, heading]) => {
    const text = readFileSync(join(root, document), "utf8");
    return {
      pictures: [...text.matchAll(/src="([^"]+)"/g)].map(([, path]) => path),
      commands: [...text.matchAll(/^\|.*`npx (masume [^`]+)` \|$/gm)].map(([, command]) => command!),
      path: block(document, heading, "sh"),
      steps: text.match(/^\d+\. /gm)!.length,
      examples: text.match(/^```(?:ts|text|console)\n[\s\S]*?^```$/gm),
    };
  });
  expect(facts[0]).toEqual(facts[1]);
  expect(facts[0]!.commands).toHaveLength(4);
  for (const command of facts[0]!.commands) {
    const { stdout } = await run("sh", ["-c", `${command} </dev/null`], { env: onPath() });
    expect(stdout).not.toBe("");
  }
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
