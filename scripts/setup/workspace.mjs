/** The root of the checkout, and how programs are run in it. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** Files worth keeping between runs; safe to delete. */
export const cache = inRoot(".cache");

/**
 * @typedef {object} RunOptions
 * @property {boolean} [quiet] return the output instead of printing it
 * @property {string} [cwd] relative to the root
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {AbortSignal} [signal] ends the program
 *
 * @typedef {object} Ran
 * @property {number} status
 * @property {string} output with `quiet`
 */

/**
 * Runs a program to its end. A program that cannot be started has status 127.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export function run(command, args, { quiet = false, cwd = ".", env = {}, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: inRoot(cwd),
      env: { ...process.env, ...env },
      ...(signal ? { signal } : {}),
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ status: 127, output: error.message }));
    child.on("close", (code, signal) => resolve({ status: code ?? (signal ? 130 : 1), output }));
  });
}

/**
 * Runs a JavaScript file of a dependency, without a shell.
 *
 * @param {string} file below node_modules
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runModule(file, args, options) {
  return run(process.execPath, [inRoot("node_modules", file), ...args], options);
}

/**
 * Runs npm: the one that started this script, if any.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm && existsSync(npm)) return run(process.execPath, [npm, ...args], options);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
}

/**
 * Prints a step, does it, and prints how long it took.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const begun = Date.now();
  console.log(`• ${what} …`);
  const result = await work();
  console.log(`• ${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

/** Ends a script with a message instead of a stack trace. */
export class Failure extends Error {}

/** @param {() => Promise<number>} main the exit status */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  }
}
