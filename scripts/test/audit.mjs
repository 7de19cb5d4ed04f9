/**
 * Known vulnerabilities of what people install: `npm audit` without the tools of
 * development. High and critical ones fail. A machine without a registry, or
 * with one that cannot be asked, passes with a word: the audit is for whoever
 * can make it, and a test run must not need the network.
 */
import { run } from "../setup/workspace.mjs";

const failing = ["high", "critical"];

/** True unless something serious is known. */
export async function audit() {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
  const { output } = await run(npm, args, { quiet: true });
  const { passes, says } = judge(output);
  for (const line of says) console.log(`• ${line}`);
  return passes;
}

/**
 * What npm's answer means.
 *
 * @param {string} output
 * @returns {{ passes: boolean, says: readonly string[] }}
 */
export function judge(output) {
  const known = vulnerabilitiesIn(output);
  if (!known) return { passes: true, says: ["the registry could not be asked: no audit this time"] };
  const serious = Object.values(known).filter(({ severity }) => failing.includes(severity));
  if (serious.length === 0) return { passes: true, says: ["nothing of high severity is known"] };
  return { passes: false, says: serious.map(({ name, severity }) => `${name}: ${severity}`) };
}

/**
 * npm writes warnings before and behind the report; where it could not make one, the report says so.
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
