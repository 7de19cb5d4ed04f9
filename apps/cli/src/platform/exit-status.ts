/** What the program's exit status says; other programs rely on these numbers. */

/** What a command found out. */
export type Verdict = "yes" | "no" | "unknown";

export const status: Readonly<Record<Verdict | "bad" | "interrupted", number>> = {
  yes: 0,
  no: 1,
  bad: 2,
  unknown: 3,
  interrupted: 130,
};

const gravest = [status.bad, status.unknown, status.no, status.yes];

/** One status for many results: the gravest. */
export function overallStatus(statuses: readonly number[]): number {
  return gravest.find((one) => statuses.includes(one)) ?? status.yes;
}
