/** A document's fenced blocks, carried out in a folder: commands are run, changes applied, sessions compared. */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { expect } from "@playwright/test";

export interface Block {
  readonly language: string;
  readonly text: string;
}

export function blocksOf(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm)].map(([, indent, language, text]) => ({
    language: language!,
    text: text!.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));
}

/** Does what the blocks in these languages say, in their order. */
export function follow(blocks: readonly Block[], languages: readonly string[], folder: string): void {
  for (const { language, text } of blocks.filter((block) => languages.includes(block.language))) {
    if (language === "diff") run("git apply", folder, text);
    else if (language === "console")
      for (const exchange of text.split(/^\$ /m).slice(1)) repeat(exchange, folder);
    else run(text, folder);
  }
}

/** A command and what it prints. */
function repeat(exchange: string, folder: string): void {
  const [command, ...output] = exchange.split("\n");
  expect(run(command!, folder), command).toBe(output.join("\n"));
}

function run(command: string, cwd: string, input = ""): string {
  const path = [join(cwd, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, LC_ALL: "C", FORCE_COLOR: "", NO_COLOR: "", PATH: path };
  // What npx would find, without the second that it takes to find it.
  const direct = command.replaceAll("npx masume", "masume");
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", direct], { cwd, env, input, encoding: "utf8" });
  expect({ status, stderr }, command).toEqual({ status: 0, stderr: "" });
  return stdout;
}
