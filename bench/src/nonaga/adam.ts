/** Adam, the usual way to step down a noisy slope: Kingma and Ba, 2015. */
export class Adam {
  readonly #parameters: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  /** Changes these parameters in place. */
  constructor(parameters: Float64Array) {
    this.#parameters = parameters;
    this.#first = new Float64Array(parameters.length);
    this.#second = new Float64Array(parameters.length);
  }

  step(gradient: Float64Array, rate: number): void {
    this.#steps++;
    const firstShare = 1 - 0.9 ** this.#steps;
    const secondShare = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < gradient.length; i++) {
      const slope = gradient[i]!;
      this.#first[i] = 0.9 * this.#first[i]! + 0.1 * slope;
      this.#second[i] = 0.999 * this.#second[i]! + 0.001 * slope * slope;
      const size = Math.sqrt(this.#second[i]! / secondShare) + 1e-8;
      this.#parameters[i]! -= (rate * this.#first[i]!) / firstShare / size;
    }
  }
}
