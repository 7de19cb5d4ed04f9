/** Which parts of a test run the words on the command line ask for, and which tests of them. */
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { Failure, inRoot } from "../setup/workspace.mjs";

/**
 * @typedef {import("./parts.mjs").Part} Part
 *
 * @typedef {object} Selection
 * @property {readonly string[]} files relative to the root; none means all
 * @property {string | undefined} name words in the tests' names
 * @property {readonly string[]} options for the runner
 */

/**
 * @param {readonly string[]} words
 * @param {readonly Part[]} parts
 * @returns {readonly { part: Part, selection: Selection }[]}
 */
export function select(words, parts) {
  const names = parts.map(({ name }) => name);
  /** @type {string[]} */ const wanted = [];
  /** @type {string[]} */ const files = [];
  /** @type {string[]} */ const options = [];
  /** @type {string | undefined} */ let name;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    const path = [process.env.INIT_CWD ?? "", inRoot()].map((from) => resolve(from, word)).find(existsSync);
    if (word === "-t") name = words[++i];
    else if (word.startsWith("-")) options.push(word);
    else if (names.includes(word)) wanted.push(word);
    else if (path) files.push(relative(inRoot(), path));
    else throw new Failure(`There is no part or file “${word}”. Parts: ${names.join(", ")}`);
  }
  const isNarrow = name !== undefined || options.length > 0;
  return parts.flatMap((part) => {
    const own = files.filter((file) => partOf(file, parts) === part);
    const isWanted =
      own.length > 0 ||
      wanted.includes(part.name) ||
      (wanted.length === 0 && files.length === 0 && (part.isSuite || !isNarrow));
    return isWanted ? [{ part, selection: { files: own, name, options } }] : [];
  });
}

/**
 * The suite whose folder holds the file; the one without a folder of its own holds the rest.
 *
 * @param {string} file
 * @param {readonly Part[]} parts
 */
function partOf(file, parts) {
  const suites = parts.filter(({ isSuite }) => isSuite);
  return (
    suites.find(({ folder }) => folder && `${file}/`.startsWith(`${folder}/`)) ??
    suites.find(({ folder }) => !folder)
  );
}
