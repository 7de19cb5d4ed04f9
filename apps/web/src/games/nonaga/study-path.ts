/** Where a study stands: its code is the last part of the address. */
export function studyPath(code: string): string {
  return `/nonaga/analysis#${code}`;
}

/** What the browser's history knows of a study besides its address. */
export interface StudyEntry {
  /** So many turns of the main line are shown at first. */
  readonly shown: number;
}
