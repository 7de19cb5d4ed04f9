/**
 * PostgreSQL's programs, for tests that start a throw-away cluster of their own:
 * those that are installed, else Debian's package.
 */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { canInstallPackages, findOnPath, installPackages, isProgram } from "./programs.mjs";

/** Debian keeps `initdb` and `postgres` off the PATH, one folder a version. */
function debianFolders() {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(base, version, "bin"));
}

function findFolder() {
  const onPath = findOnPath(["initdb"]);
  const folders = [
    ...(process.env.MASUME_POSTGRES ? [process.env.MASUME_POSTGRES] : []),
    ...debianFolders(),
    ...(onPath ? [dirname(onPath)] : []),
    "/opt/homebrew/opt/postgresql/bin",
    "/usr/local/opt/postgresql/bin",
  ];
  return folders.find((folder) => isProgram(join(folder, "initdb")));
}

/** What the tests need in their environment; undefined where there is no PostgreSQL to be had. */
export async function setUpPostgres() {
  if (!findFolder() && canInstallPackages()) await installPackages(["postgresql"]);
  const folder = findFolder();
  console.log(folder ? `• PostgreSQL: ${folder}` : "• PostgreSQL: none found, and none could be installed");
  return folder === undefined ? undefined : { MASUME_POSTGRES: folder };
}
