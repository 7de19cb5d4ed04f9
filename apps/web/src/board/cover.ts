/** What lies over the lower part of the board for a while: the board keeps what matters above it. */
import { type Accessor, type Context, createContext, useContext } from "solid-js";

const Cover: Context<Accessor<HTMLElement | undefined>> = createContext<Accessor<HTMLElement | undefined>>(
  () => undefined,
);

export const CoverProvider: Context<Accessor<HTMLElement | undefined>>["Provider"] = Cover.Provider;

export function useCover(): Accessor<HTMLElement | undefined> {
  return useContext(Cover);
}
