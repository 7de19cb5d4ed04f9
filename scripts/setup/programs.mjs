/** Finds programs on the machine, and installs Debian packages when run as root. */
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, step } from "./workspace.mjs";

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The first of these names that is on the PATH.
 *
 * @param {readonly string[]} names
 */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const endings = process.platform === "win32" ? [".exe", ".cmd"] : [""];
  const candidates = names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))),
  );
  return candidates.find(isProgram);
}

/** Whether there is a Debian package manager and permission to use it. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && findOnPath(["apt-get"]) !== undefined;
}

/**
 * Installs packages and reports it; true on success.
 *
 * @param {readonly string[]} packages
 */
export function installPackages(packages) {
  return step(`installing ${packages.join(", ")} (apt-get)`, async () => {
    const options = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
    const install = ["install", "-y", "--no-install-recommends", ...packages];
    let { status, output } = await run("apt-get", install, options);
    if (status !== 0) {
      await run("apt-get", ["update"], options);
      ({ status, output } = await run("apt-get", install, options));
    }
    if (status !== 0) console.log(output.trim());
    return status === 0;
  });
}
