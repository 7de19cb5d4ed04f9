#!/usr/bin/env node
/**
 * The command's door. It stands outside `dist` so that it is there, and can be
 * linked and run, before the first build; and it is plain enough for an old Node,
 * which should hear what it lacks and not stumble over it later.
 */
import { existsSync, readFileSync } from "node:fs";

const built = new URL("../dist/main.js", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const needed = manifest.engines.node.replace(">=", "");
const [major, minor] = process.versions.node.split(".").map(Number);
const [neededMajor, neededMinor] = needed.split(".").map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  process.stderr.write(`masume: Node ${needed} or newer is needed; this is Node ${process.versions.node}\n`);
  process.exitCode = 2;
} else if (process.argv.length === 3 && process.argv[2] === "--version") {
  process.stdout.write(`${manifest.version}\n`);
} else if (existsSync(built)) {
  await import(built.href);
} else {
  process.stderr.write("masume: not built yet; run `npm run build` in the checkout first\n");
  process.exitCode = 2;
}
