/**
 * The lockfile serves every machine: it names no registry host, and holds every
 * package that any platform needs. An npm that finds part of the platforms'
 * packages missing from its registry leaves them out without a word, and
 * `npm ci` then fails; a version that has them all is the remedy.
 */
import { expect, test } from "vitest";
import { textOf } from "./source-files.js";

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packages: Readonly<Record<string, Locked>> = JSON.parse(textOf("package-lock.json")).packages;

test("no registry host", () => {
  const hosts = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && !link);
  expect(hosts).toEqual([]);
});

/** As Node looks for it: beside, then further and further up. */
function isFound(name: string, from: string): boolean {
  for (let at = from; ; at = at.replace(/(^|\/)[^/]*$/, "")) {
    if (`${at === "" ? "" : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === "") return false;
  }
}

test("every package of every platform", () => {
  const missing = Object.entries(packages).flatMap(
    ([path, { dependencies, devDependencies, optionalDependencies }]) => {
      const isOurs = !path.includes("node_modules/");
      const names = Object.keys({
        ...dependencies,
        ...optionalDependencies,
        ...(isOurs ? devDependencies : {}),
      });
      return names.filter((name) => !isFound(name, path)).map((name) => `${path} needs ${name}`);
    },
  );
  expect(missing).toEqual([]);
});
