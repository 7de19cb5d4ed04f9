/** fast-check with a seed of its own, for `vitest.config.ts`: properties are tried with the same values in every run. */
import fc from "fast-check";

fc.configureGlobal({ seed: 20_261_118 });

export * from "fast-check";
export default fc;
