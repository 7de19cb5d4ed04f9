/**
 * How the weights differ between sizes of board. The phases of `weights.ts` were
 * fitted on boards of 8 to 12; on larger boards the same terms want other shares. They
 * were fitted by some 2,700 beams with all shares drawn at random around the
 * best known, and a quadratic fitted to the operations that each beam took.
 *
 * What came out for every size: hopes count less than they did (`gains`, `noTurn`),
 * walls more, and above all that the unmatched cells stay together (`scatter`): a few
 * pairs left in one small region take a turn each, the same pairs strewn over the
 * board take five. The larger the board, the more it matters how far apart a pair is.
 */
export interface Profile {
  /** Per mille of what the phases say, for distances, while most pairs are unmatched and later. */
  readonly spreadEarly: number;
  readonly spreadLate: number;
  /** The same for turns that bring two or more, for those that bring nothing or less, and for no turn. */
  readonly gains: number;
  readonly losses: number;
  readonly noTurn: number;
  readonly lone: number;
  readonly end: number;
  /** For the first pair of the board's best turn, and for its further ones. */
  readonly readyFirst: number;
  readonly readyMore: number;
  /** What each step of distance costs besides, on a board of 16. */
  readonly far: number;
  /** The value of a pair along the wall, and whether it falls slowly at first: by the root of the distance from the middle. */
  readonly wall: number;
  readonly steepInside: boolean;
  /** What each unit of `scatterOf` costs. */
  readonly scatter: number;
}

const asFitted: Profile = {
  spreadEarly: 1000,
  spreadLate: 1000,
  gains: 1000,
  losses: 1000,
  noTurn: 1000,
  lone: 1000,
  end: 1000,
  readyFirst: 1000,
  readyMore: 1000,
  far: 0,
  wall: 200,
  steepInside: false,
  scatter: 0,
};

/** Where the steps are few, it matters less how far apart the others are: most of them will never be joined. */
const withFewSteps: Profile = { ...asFitted, spreadEarly: 400, spreadLate: 400 };

/**
 * The same from 12 on, fitted at 16 with fifty steps: hopes count half, and all that
 * is finished should lie together and out of the way, so the walls pull hard, and
 * from afar.
 */
const largeWithFewSteps: Profile = {
  ...withFewSteps,
  spreadEarly: 300,
  gains: 600,
  losses: 500,
  noTurn: 450,
  wall: 720,
  steepInside: true,
  scatter: 50,
};

const large: Profile = {
  ...asFitted,
  gains: 700,
  losses: 850,
  noTurn: 660,
  lone: 880,
  end: 620,
  wall: 540,
  steepInside: true,
  scatter: 72,
};

/** For boards up to this size. */
const profiles: readonly (readonly [number, Profile])[] = [
  [10, asFitted],
  [12, { ...large, spreadLate: 900, far: -4, wall: 450, scatter: 40 }],
  [16, { ...large, spreadLate: 1150, losses: 800, wall: 600 }],
  [20, { ...large, spreadLate: 1500, far: 5, gains: 550, readyMore: 750 }],
  [24, { ...large, spreadLate: 1600, far: 5, readyFirst: 800, scatter: 80 }],
];

export function profileOf(size: number, fewSteps: boolean): Profile {
  if (fewSteps) return size < 12 ? withFewSteps : largeWithFewSteps;
  return profiles.find(([largest]) => size <= largest)![1];
}
