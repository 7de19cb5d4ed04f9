/** A set of small whole numbers that is emptied at no cost: a member is what carries the latest stamp. */
export class StampSet {
  readonly #stamps: Int32Array;
  #stamp = 1;

  constructor(size: number) {
    this.#stamps = new Int32Array(size);
  }

  restart(): this {
    this.#stamp++;
    return this;
  }

  add(index: number): void {
    this.#stamps[index] = this.#stamp;
  }

  has(index: number): boolean {
    return this.#stamps[index] === this.#stamp;
  }
}
