#!/usr/bin/env node
/**
 * The command's door. It stands outside `dist` so that it is there, and can be
 * linked and run, before the first build.
 */
import { existsSync } from "node:fs";

const built = new URL("../dist/main.js", import.meta.url);

if (existsSync(built)) {
  await import(built.href);
} else {
  console.error("masume: not built yet; run `npm run build` in the checkout first");
  process.exitCode = 2;
}
