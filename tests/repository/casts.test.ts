/**
 * Type assertions in the apps: none but those below. What comes from outside is checked
 * by a schema or a guard; a table that must be complete is declared with `satisfies`.
 */
import { expect, test } from "vitest";
import { bareCode, codeFiles, textOf } from "./source-files.js";

/** How many there are in a file, by what the compiler cannot know there. */
const allowed: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "a table filled name by name is complete at the end": {
    "apps/web/src/platform/local-choices.ts": 1,
    "apps/cli/src/platform/parameter-values.ts": 1,
  },
  "a registry forgets the types of what it names": {
    "apps/web/src/games/open-game.ts": 1,
    "apps/server/src/http/routes.ts": 3,
    "apps/cli/src/verbs/calls.ts": 2,
    "apps/cli/src/games/slither/report.ts": 1,
  },
  "we wrote it ourselves: a file of the build, a column, a message of our own process": {
    "apps/web/src/pages/home/films.ts": 1,
    "apps/server/src/http/page.ts": 1,
    "apps/server/src/boards/leaderboard.ts": 1,
    "apps/server/src/storage/postgres/bus.ts": 1,
    "apps/server/src/storage/postgres/jobs.ts": 1,
    "apps/server/src/storage/sqlite/thread.ts": 2,
    "apps/server/src/storage/sqlite/connection.ts": 1,
    "apps/cli/src/verb-worker.ts": 1,
  },
  "every field is taken for unknown and looked at": {
    "apps/server/src/storage/storage-error.ts": 2,
    "apps/cli/src/verbs/board-input.ts": 1,
    "apps/cli/src/games/slither/report.ts": 1,
  },
  "tables copied as they are, whatever their columns": {
    "apps/server/src/players/export.ts": 5,
    "apps/server/src/storage/backup.ts": 5,
    "apps/server/src/storage/table-builders.ts": 1,
  },
  "the types of a library say less than it does, or more than it needs": {
    "apps/server/src/http/security.ts": 1,
    "apps/server/src/storage/postgres/client.ts": 7,
    "apps/cli/src/command-line.ts": 2,
  },
  "a stand-in has as much of the real thing as a test needs": {
    "apps/server/src/socket/testing/fake-socket.ts": 4,
    "apps/server/src/socket/testing/online-server.ts": 4,
    "apps/server/src/socket/testing/seated.ts": 2,
    "apps/server/src/testing/api-server.ts": 1,
    "apps/web/src/testing/show.ts": 2,
    "apps/web/src/testing/solid-web.ts": 2,
  },
};

const renames = /^\s*(?:import|export)\b[^;]*?\bfrom\b/gm;
const cast = /\bas (?!const\b)[\w{([]|<any>|: any\b/g;

/** Texts are blanked out, and with them what a template puts into one. */
const castInTemplate = /\$\{[^}]*\bas (?!const\b)[A-Z\d"([{]/g;

const found: Record<string, number> = {};
for (const path of codeFiles) {
  if (!/^apps\/\w+\/(src|build)\//.test(path) || /\.test\.tsx?$/.test(path)) continue;
  const text = textOf(path);
  const code = bareCode(text).replace(renames, "");
  const count = [...code.matchAll(cast), ...text.matchAll(castInTemplate)].length;
  if (count > 0) found[path] = count;
}

test("type assertions stand only where the compiler cannot know better", () => {
  const total: Record<string, number> = {};
  for (const files of Object.values(allowed))
    for (const [path, count] of Object.entries(files)) total[path] = (total[path] ?? 0) + count;
  expect(found).toEqual(total);
});
