/**
 * A server of the test's own, in place of `platform/network/server.ts`:
 *
 *   vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);
 */
import { type Accessor, createSignal } from "solid-js";

type ServerStatus = "unknown" | "available" | "unreachable" | "none";

interface Request {
  readonly route: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What it says to a request of a route: a value, or what is made of the request; a code where it refuses. */
export const answers: Record<string, unknown> = {};

/** What it was asked, in order. */
export const requests: Request[] = [];

/** A refusal. */
export function refused(code: string): { readonly refusal: string } {
  return { refusal: code };
}

const [status, setStatus] = createSignal<ServerStatus>("available");
export const setServer: (status: ServerStatus) => void = (now) => void setStatus(now);

async function request(route: string, given: Omit<Request, "route"> = {}): Promise<unknown> {
  const asked: Request = { route, ...given };
  requests.push(asked);
  const known = answers[route];
  const answer = await (typeof known === "function" ? known(asked) : known);
  if (answer === undefined && !(route in answers)) return { ok: false, error: { code: "unreachable" } };
  if (typeof answer === "object" && answer !== null && "refusal" in answer) {
    if (answer.refusal === "no-player") onUnknownPlayer();
    return { ok: false, error: { code: answer.refusal } };
  }
  return { ok: true, value: answer };
}

let onUnknownPlayer = (): void => {};

export const serverModule: {
  readonly api: object;
  whenPlayerUnknown(callback: () => void): void;
  useServer(): Accessor<ServerStatus>;
} = {
  api: { request },
  whenPlayerUnknown(callback) {
    onUnknownPlayer = callback;
  },
  useServer: () => status,
};

/** Nothing has been asked, and nothing is answered, by a server that is there. */
export function forgetServer(): void {
  requests.length = 0;
  for (const route of Object.keys(answers)) delete answers[route];
  setStatus("available");
}

/** Everything that has been answered so far is on the page. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
