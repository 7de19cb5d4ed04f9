/**
 * PostgreSQL's programs, for tests that start a temporary cluster: those that are
 * installed, or else Debian's package.
 */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { canInstallPackages, findOnPath, installPackages, isProgram } from "./programs.mjs";

/** Debian keeps `initdb` and `postgres` off the PATH, in one folder per version. */
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

/** The environment variables that the tests need; undefined if no PostgreSQL is available. */
export async function setUpPostgres() {
  if (!findFolder() && canInstallPackages()) await installPackages(["postgresql"]);
  const folder = findFolder();
  console.log(folder ? `• PostgreSQL: ${folder}` : "• PostgreSQL: none found, and none could be installed");
  return folder === undefined ? undefined : { MASUME_POSTGRES: folder };
}
