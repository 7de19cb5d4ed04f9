/**
 * Asking the server. There is an answer, a refusal with its code, or nobody to
 * ask; whoever asks says what then. The app works without any server, so being
 * alone is a state and no error.
 */
import { type Accessor, createSignal, onCleanup } from "solid-js";

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  /** `gone` when nobody answered. */
  | { readonly ok: false; readonly code: string };

/** `none`: this page comes from somewhere that plays no games with others. `gone`: nobody answers at the moment. */
export type Server = "unknown" | "here" | "gone" | "none";

const [server, setServer] = createSignal<Server>("unknown");

const againMs = 5_000;
/** Who says nothing for so long is gone. */
const longestMs = 30_000;

export async function ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  let answer: Response;
  try {
    answer = await fetch(path, { signal: AbortSignal.timeout(longestMs), ...init });
  } catch {
    if (server() !== "none") setServer("gone");
    return { ok: false, code: "gone" };
  }
  const body = (await answer.json().catch(() => undefined)) as T & { error?: { code?: string } };
  if (answer.ok) {
    if (server() === "gone") setServer("here");
    return { ok: true, value: body };
  }
  // A proxy whose server is away has no words of ours.
  return { ok: false, code: body?.error?.code ?? (answer.status < 500 ? "none" : "gone") };
}

/** A request that changes something. */
export function tellServer<T>(
  method: "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  if (body === undefined) return ask(path, { method });
  return ask(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

let isLooking = false;

async function lookForServer(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  const health = await ask<{ online?: boolean } | undefined>("/api/health");
  if (health.ok) setServer(health.value?.online ? "here" : "none");
  else setServer(health.code === "gone" ? "gone" : "none");
  isLooking = false;
}

/** Whether the server is there, for as long as somebody shows it; one that has gone is looked for again. */
export function useServer(): Accessor<Server> {
  const look = () => {
    const isOpen = server() === "unknown" || server() === "gone";
    if (isOpen && document.visibilityState === "visible") void lookForServer();
  };
  const looking = setInterval(look, againMs);
  addEventListener("online", look);
  onCleanup(() => {
    clearInterval(looking);
    removeEventListener("online", look);
  });
  look();
  return server;
}
