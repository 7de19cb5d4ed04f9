/** Arrows point one way: apps → games, print, protocol and workers → kernel. */
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { codeFiles, importsOf, textOf } from "./source-files.js";

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Every import; relative ones as the path they lead to. */
const arrows: readonly Arrow[] = codeFiles.flatMap((from) =>
  importsOf(from).map((to) => ({ from, to: to.startsWith(".") ? join(dirname(from), to) : to })),
);

const isTest = (path: string): boolean => /\.test\.tsx?$|\/(conformance|testing)\//.test(path);
const testTools = ["vitest", "fast-check", "pzpr", "cadical-wasm", "vite"];

function arrowsFrom(folder: string): readonly Arrow[] {
  return arrows.filter(({ from }) => from.startsWith(folder));
}

/** Imports from this folder that lead neither inside it nor to one of the allowed places. */
function strays(folder: string, allowed: readonly string[]): readonly Arrow[] {
  return arrowsFrom(folder).filter(
    ({ from, to }) =>
      !to.startsWith(folder) &&
      !allowed.includes(to) &&
      !(isTest(from) && (testTools.includes(to) || to.startsWith("node:"))),
  );
}

test("there are imports to look at", () => {
  expect(arrows.length).toBeGreaterThan(100);
});

test("the kernel imports nothing", () => {
  expect(strays("packages/kernel/", [])).toEqual([]);
});

test("games import the kernel only", () => {
  expect(strays("packages/games/", ["@masume/kernel"])).toEqual([]);
});

test("print imports the kernel only", () => {
  expect(strays("packages/print/", ["@masume/kernel"])).toEqual([]);
});

test("protocol imports the kernel and zod only, and nothing of zod at run time outside of its schemas", () => {
  expect(strays("packages/protocol/", ["@masume/kernel", "zod"])).toEqual([]);
  const clients = codeFiles.filter((file) => /^packages\/protocol\/src\/[^/]+(?<!\.test)\.ts$/.test(file));
  const loading = clients.filter((file) =>
    /^(?:import|export) (?!type\b)[^;]*from "(?:zod|\.\/schemas\/[^"]+)";/m.test(textOf(file)),
  );
  expect(loading).toEqual([]);
});

test("workers import the kernel and comlink only", () => {
  const comlink = ["comlink", "comlink/dist/esm/node-adapter.mjs"];
  expect(strays("packages/workers/", ["@masume/kernel", ...comlink])).toEqual([]);
});

test("a game imports no other game", () => {
  const gameOf = (path: string): string | undefined => /^packages\/games\/src\/([^/]+)\//.exec(path)?.[1];
  const across = arrowsFrom("packages/games/src/").filter(({ from, to }) => {
    const inside = gameOf(from);
    const other = gameOf(to);
    return inside !== undefined && other !== undefined && inside !== other && !isTest(from);
  });
  expect(across).toEqual([]);
});

test("apps do not import each other, but that the command starts the server", () => {
  const names = new Map([
    ["apps/cli/", "masume"],
    ["apps/server/", "@masume/server"],
    ["apps/web/", "@masume/web"],
  ]);
  const across = [...names].flatMap(([folder, own]) =>
    arrowsFrom(folder).filter(
      ({ to }) =>
        [...names.values()].some((name) => name !== own && (to === name || to.startsWith(`${name}/`))) ||
        [...names.keys()].some((other) => other !== folder && to.startsWith(other)),
    ),
  );
  expect(across.filter(({ from, to }) => !(from.startsWith("apps/cli/") && to === "@masume/server"))).toEqual(
    [],
  );
});

test("nothing reaches into another workspace's files", () => {
  const workspaceOf = (path: string): string | undefined =>
    /^(?:(?:packages|apps)\/[^/]+|tests|bench|scripts)\//.exec(path)?.[0];
  const across = arrows.filter(
    ({ from, to }) => workspaceOf(to) !== undefined && workspaceOf(from) !== workspaceOf(to),
  );
  expect(across).toEqual([]);
});
