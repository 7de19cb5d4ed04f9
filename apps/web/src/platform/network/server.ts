/**
 * The server: its API, and whether it is there. The app works without any server,
 * so being alone is a state and no error.
 */
import { HttpClient, type HttpError } from "@masume/protocol";
import { type Accessor, createSignal, onCleanup } from "solid-js";

/**
 * `none`: this page comes from a place without online play. `unreachable`: nobody
 * answers at the moment.
 */
export type ServerStatus = "unknown" | "available" | "unreachable" | "none";

const [status, setStatus] = createSignal<ServerStatus>("unknown");

const retryMs = 5_000;
const timeoutMs = 30_000;

let onUnknownPlayer = (): void => {};

/** What is to be done when the server does not know, or no longer knows, who asks. */
export function whenPlayerUnknown(callback: () => void): void {
  onUnknownPlayer = callback;
}

export const api: HttpClient = new HttpClient(async (url, init) => {
  try {
    // What is short and to be done is sent even if the page is left at once: a sign-out.
    const keepalive = init.method !== "GET" && init.body === undefined;
    const response = await fetch(url, { ...init, keepalive, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 401) onUnknownPlayer();
    if (response.ok && status() === "unreachable") setStatus("available");
    return response;
  } catch (thrown) {
    if (status() !== "none") setStatus("unreachable");
    throw thrown;
  }
});

/** Somebody without this API answered. A server that is busy, or about to stop, only says so and is asked again. */
function isElsewhere({ code }: HttpError): boolean {
  return code === "no-api" || code === "not-found";
}

let isChecking = false;

async function checkHealth(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  const health = await api.request("getHealth");
  if (health.ok) setStatus(health.value?.online ? "available" : "none");
  else setStatus(isElsewhere(health.error) ? "none" : "unreachable");
  isChecking = false;
}

/** Whether the server is there, while somebody shows it; one that is unreachable is tried again. */
export function useServer(): Accessor<ServerStatus> {
  const check = () => {
    const isUncertain = status() === "unknown" || status() === "unreachable";
    if (isUncertain && document.visibilityState === "visible") void checkHealth();
  };
  const checking = setInterval(check, retryMs);
  addEventListener("online", check);
  onCleanup(() => {
    clearInterval(checking);
    removeEventListener("online", check);
  });
  check();
  return status;
}
