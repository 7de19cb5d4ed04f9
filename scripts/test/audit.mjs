/**
 * Known vulnerabilities of the production dependencies, by `npm audit`; those of
 * high and critical severity fail. Without a registry that answers, the audit
 * passes with a message, because a test run must not need the network.
 */
import { run } from "../setup/workspace.mjs";

const failing = ["high", "critical"];

/** True unless a serious vulnerability is known. */
export async function audit() {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
  const { output } = await run(npm, args, { quiet: true });
  const { passes, says } = judge(output);
  for (const line of says) console.log(`• ${line}`);
  return passes;
}

/**
 * Interprets npm's report.
 *
 * @param {string} output
 * @returns {{ passes: boolean, says: readonly string[] }}
 */
export function judge(output) {
  const known = vulnerabilitiesIn(output);
  if (!known) return { passes: true, says: ["the registry did not answer: no audit this time"] };
  const serious = Object.values(known).filter(({ severity }) => failing.includes(severity));
  if (serious.length === 0) return { passes: true, says: ["no vulnerability of high severity is known"] };
  return { passes: false, says: serious.map(({ name, severity }) => `${name}: ${severity}`) };
}

/**
 * npm prints warnings before and after the report; on failure the report has no vulnerabilities.
 *
 * @param {string} output
 * @returns {Record<string, { name: string, severity: string }> | undefined}
 */
function vulnerabilitiesIn(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
    const { vulnerabilities } = report;
    return typeof vulnerabilities === "object" ? (vulnerabilities ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
