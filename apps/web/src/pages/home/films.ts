/** The films of the miniatures, fetched once, when the first of them is to be seen. */
import { type Films, filmsPath } from "./showcase.js";

let fetching: Promise<Films | undefined> | undefined;

/** Undefined where they cannot be had: a picture that stands still is a picture too. */
export function fetchFilms(): Promise<Films | undefined> {
  fetching ??= fetch(filmsPath)
    .then((response) => (response.ok ? (response.json() as Promise<Films>) : undefined))
    .catch(() => undefined);
  return fetching;
}
