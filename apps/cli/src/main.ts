#!/usr/bin/env node
/** The `masume` command. */
import { guardTerminal } from "./platform/terminal.js";
import { run } from "./run.js";

guardTerminal();
process.exitCode = await run(process.argv.slice(2));
