/** Where a study stands: its code is the last part of the address. */
export function studyPath(code: string): string {
  return `/nonaga/analysis#${code}`;
}
