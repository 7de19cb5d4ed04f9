/** The command writes to its terminal in one place; see `apps/cli/src/platform/terminal.ts` for why. */
import { expect, test } from "vitest";
import { bareCode, codeFiles, textOf } from "./source-files.js";

test("only the terminal's owner writes to standard output and standard error", () => {
  const command = codeFiles.filter(
    (path) => path.startsWith("apps/cli/src/") && !/\.test\.ts$|\/testing\//.test(path),
  );
  const writers = command.filter((path) =>
    /\bprocess\s*\.\s*(stdout|stderr)\b|\bconsole\b/.test(bareCode(textOf(path))),
  );
  expect(writers).toEqual(["apps/cli/src/platform/terminal.ts"]);
});
