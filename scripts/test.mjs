/**
 * `npm test`: set-up, then every part, each with the time it took; the last line
 * counts the tests of all parts. `npm test -- unit cli` runs these parts only,
 * and `npm test -- list` names them.
 */
import "./setup/node-version.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runScript } from "./setup/workspace.mjs";
import { parts } from "./test/parts.mjs";
import { report } from "./test/report.mjs";

await runScript(async () => {
  const wanted = process.argv.slice(2);
  const names = parts.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const asked = unknown[0] === "list";
    console.log(asked ? names.join("\n") : `There is no part “${unknown[0]}”. Parts: ${names.join(", ")}`);
    return asked ? 0 : 2;
  }
  await ensureInstalled();
  const results = [];
  for (const part of parts) {
    if (wanted.length > 0 && !wanted.includes(part.name)) continue;
    console.log(`\n── ${part.name}: ${part.about}`);
    const begun = Date.now();
    const counts = await part.run();
    results.push({ name: part.name, ...counts, seconds: (Date.now() - begun) / 1000 });
  }
  return report(results);
});
