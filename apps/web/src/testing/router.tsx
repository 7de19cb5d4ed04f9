/** What components take from `@solidjs/router`, for a page without a browser: an address, and where it leads. */
import { batch, createSignal, type JSX, splitProps } from "solid-js";

const [address, setAddress] = createSignal(new URL("https://masume.example/"));

/** Where the page is. */
export function here(): string {
  const { pathname, search, hash } = address();
  return `${pathname}${search}${hash}`;
}

const [entry, setEntry] = createSignal<unknown>(null);

/** To an address, with what the browser's history is to know of it besides. */
export function goTo(path: string, { state = null }: { readonly state?: unknown } = {}): void {
  batch(() => {
    setEntry(state);
    setAddress(new URL(path, "https://masume.example/"));
  });
}

export function A(
  props: JSX.AnchorHTMLAttributes<HTMLAnchorElement> & { readonly end?: boolean },
): JSX.Element {
  const [, rest] = splitProps(props, ["end"]);
  return <a {...rest} />;
}

export const useNavigate = (): typeof goTo => goTo;

/** It goes along with the address, as the router's own does. */
export const useLocation = (): URL =>
  new Proxy(address(), {
    get: (_, name) => (name === "state" ? entry() : Reflect.get(address(), name, address())),
  });

const [params, setParams] = createSignal<Query>({});

/** What the route names: `nameRoute({ game: "stroke", code: "s3-0-8" })`. */
export function nameRoute(parts: Query): void {
  setParams(parts);
}

export const useParams = (): Query => new Proxy({}, { get: (_, name) => params()[String(name)] });

export const useIsRouting = (): (() => boolean) => () => false;

export const useBeforeLeave = (): void => {};

type Query = Readonly<Record<string, string | undefined>>;

export function useSearchParams(): readonly [Query, (changed: Query) => void] {
  const query = new Proxy({}, { get: (_, name) => address().searchParams.get(String(name)) ?? undefined });
  const change = (changed: Query): void => {
    const next = new URL(address());
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined || value === "") next.searchParams.delete(name);
      else next.searchParams.set(name, value);
    }
    setAddress(next);
  };
  return [query, change];
}
