/** The little that the walk asks of a browser, whichever protocol drives it. */
export interface Driver {
  /** Where files that the page hands out are put. */
  readonly downloads: string;
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it sees nothing but its argument. */
  evaluate<Argument, T>(script: (argument: Argument) => T, argument: Argument): Promise<T>;
  /** Presses the mouse at the first point, moves it over the others, and lets go at the last. */
  drag(points: readonly Point[]): Promise<void>;
  /** A key by its name in the DOM, held with others: `Shift+ArrowUp`. */
  press(keys: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const viewport = { width: 1280, height: 800 } as const;
