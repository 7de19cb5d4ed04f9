/**
 * `npm test`: set-up, then every part, each with the time it took; the last line
 * counts the tests of all parts.
 *
 *   npm test -- unit cli                         these parts (`list` names them)
 *   npm test -- tests/browser/play.test.ts       a file or folder, by its own runner
 *   npm test -- browser -t "a hint"              tests with these words in their name
 *   npm test -- tests/browser/play.test.ts --headed    further options go to the runner
 */
import "./setup/node-version.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/workspace.mjs";
import { parts } from "./test/parts.mjs";
import { report } from "./test/report.mjs";
import { select } from "./test/select.mjs";

await runScript(async () => {
  const words = process.argv.slice(2);
  if (words[0] === "list") {
    console.log(parts.map(({ name }) => name).join("\n"));
    return 0;
  }
  const selected = select(words, parts);
  // A log is read as it is: without the colours that some programs take “CI” for a wish for.
  if (!process.stdout.isTTY) process.env.NO_COLOR = "1";
  await ensureInstalled();
  const results = [];
  for (const { part, selection } of selected) {
    console.log(`\n── ${part.name}: ${part.about}`);
    const begun = Date.now();
    const counts = await part.run(selection);
    results.push({ name: part.name, ...counts, seconds: (Date.now() - begun) / 1000 });
  }
  if (results.every(({ passed, failed, missing = [] }) => passed + failed + missing.length === 0))
    throw new Failure("No test was selected.");
  return report(results);
});
