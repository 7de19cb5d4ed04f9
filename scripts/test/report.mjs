/** The end of a test run: one line per part, and the totals. */

/**
 * @typedef {object} PartResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [missing] what could not be tested on this machine
 * @property {number} seconds
 */

/**
 * Prints the parts and the totals; returns the exit status.
 *
 * @param {readonly PartResult[]} results
 */
export function report(results) {
  console.log("\npart         passed  failed     time");
  for (const { name, passed, failed, seconds } of results) {
    const time = `${seconds.toFixed(1)} s`;
    console.log(
      `${name.padEnd(11)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${time.padStart(8)}`,
    );
  }
  for (const missing of results.flatMap((result) => result.missing ?? []))
    console.log(`not tested: ${missing}, which this machine has not and cannot install`);
  const sum = (/** @type {"passed" | "failed" | "seconds"} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  console.log(`${"all".padEnd(11)} ${" ".repeat(15)} ${`${sum("seconds").toFixed(1)} s`.padStart(8)}\n`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
}
