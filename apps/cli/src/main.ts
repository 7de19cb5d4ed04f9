#!/usr/bin/env node
/** The `masume` command. */
import { acceptClosedPipe } from "./platform/output.js";
import { run } from "./run.js";

acceptClosedPipe();
process.exitCode = await run(process.argv.slice(2));
