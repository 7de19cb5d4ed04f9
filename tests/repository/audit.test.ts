/** What a test run makes of the answers of `npm audit`. */
import { expect, test } from "vitest";

const { judge } = await import(new URL("../../scripts/test/audit.mjs", import.meta.url).href);

const found = (...severities: readonly string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, i) => [`p${i}`, { name: `p${i}`, severity, isDirect: false, via: [] }]),
    ),
    metadata: {},
  });

test("a serious vulnerability fails, with its name", () => {
  expect(judge(found("low", "high", "critical"))).toEqual({
    passes: false,
    says: ["p1: high", "p2: critical"],
  });
  const amidWarnings = `npm warn old lockfile\n${found("high")}\nnpm notice\n`;
  expect(judge(amidWarnings).passes).toBe(false);
});

test("none, or a small one, passes", () => {
  for (const answer of [found(), found("low", "moderate")])
    expect(judge(answer)).toEqual({ passes: true, says: ["no vulnerability of high severity is known"] });
});

test.each([
  ["a registry out of reach", '{"message":"request failed","error":{"summary":"","detail":""}}'],
  ["no npm", "spawn npm ENOENT"],
  ["silence", ""],
  ["a page of some proxy", "<html><style>p { color: red }</style></html>"],
  ["nonsense", '{"vulnerabilities":"many"}'],
  ["nothing", '{"vulnerabilities":null}'],
])("%s passes, and is said to be no audit", (_what, answer) => {
  const { passes, says } = judge(answer);
  expect(passes).toBe(true);
  expect(says).toEqual(["the registry did not answer: no audit this time"]);
});
