/** The trainer against slopes measured by hand and against functions that are known. */
import { createRandom } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { freshNet, gradientOf, type Lessons, logistic, lossOf, type Samples, teach } from "./trainer.js";

const lessons: Lessons = { rounds: 200, batch: 16, rate: 0.02, pull: 0, seed: "test" };

function samplesOf(rows: readonly (readonly [readonly number[], number, number])[]): Samples {
  const starts = [0];
  for (const [inputs] of rows) starts.push(starts.at(-1)! + inputs.length);
  return {
    starts: Int32Array.from(starts),
    inputs: Uint16Array.from(rows.flatMap(([inputs]) => inputs)),
    guesses: Float64Array.from(rows, ([, guess]) => guess),
    targets: Float64Array.from(rows, ([, , target]) => target),
  };
}

/** One of two holds, but not both: no sum of inputs can tell. */
const either = samplesOf(
  Array.from({ length: 64 }, (_, i) => {
    const [a, b] = [i & 1, (i >> 1) & 1];
    return [[...(a ? [0] : []), ...(b ? [1] : []), 2], 0, a === b ? 0.05 : 0.95] as const;
  }),
);

describe("the slope of the loss", () => {
  it("is the one found by changing each parameter a little", () => {
    const random = createRandom("slope");
    const samples = samplesOf(
      Array.from({ length: 12 }, () => [
        Array.from({ length: 5 }, () => random.below(6)),
        random.unit() - 0.5,
        random.unit(),
      ]),
    );
    const net = freshNet({ inputs: 6, units: 3 }, "slope");
    for (let i = 0; i < net.parameters.length; i++) net.parameters[i]! += (random.unit() - 0.5) * 0.4;
    const slopes = gradientOf(net, samples, [...samples.targets.keys()]);
    const little = 1e-6;
    for (let i = 0; i < net.parameters.length; i++) {
      const value = net.parameters[i]!;
      net.parameters[i] = value + little;
      const above = lossOf(net, samples);
      net.parameters[i] = value - little;
      const below = lossOf(net, samples);
      net.parameters[i] = value;
      expect(slopes[i]).toBeCloseTo((above - below) / (2 * little), 6);
    }
  });
});

describe("teaching", () => {
  it("finds a function that no sum of its inputs tells", () => {
    const net = freshNet({ inputs: 3, units: 8 }, "either");
    teach(net, either, lessons);
    const least = -(0.05 * Math.log(0.05) + 0.95 * Math.log(0.95));
    expect(lossOf(net, either)).toBeLessThan(least + 0.02);
  });

  it("leaves alone a guess that is right", () => {
    const right = samplesOf(
      Array.from({ length: 64 }, (_, i) => [[i % 3], (i % 7) - 3, logistic((i % 7) - 3)]),
    );
    const net = freshNet({ inputs: 3, units: 4 }, "right");
    const nothing = { ...net, parameters: new Float64Array(net.parameters.length) };
    teach(net, right, lessons);
    expect(lossOf(net, right) - lossOf(nothing, right)).toBeLessThan(0.002);
  });

  it("gives the same network for the same seed, and another for another", () => {
    const taught = (seed: string): readonly number[] => {
      const net = freshNet({ inputs: 3, units: 4 }, seed);
      teach(net, either, { ...lessons, rounds: 3, seed });
      return [...net.parameters];
    };
    expect(taught("one")).toEqual(taught("one"));
    expect(taught("one")).not.toEqual(taught("two"));
  });
});
