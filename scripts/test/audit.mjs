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
  const { output } = await run(
    npm,
    ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"],
    {
      quiet: true,
    },
  );
  const report = reportIn(output);
  if (!report?.vulnerabilities) {
    console.log("• could not reach the registry: no audit this time");
    return true;
  }
  const serious = Object.values(report.vulnerabilities).filter(({ severity }) => failing.includes(severity));
  for (const { name, severity } of serious) console.log(`• ${name}: ${severity}`);
  if (serious.length === 0) console.log("• nothing of high severity is known");
  return serious.length === 0;
}

/**
 * npm writes warnings before and behind the report.
 *
 * @param {string} output
 * @returns {{ vulnerabilities?: Record<string, { name: string, severity: string }> } | undefined}
 */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}
