/** The server's HTTP side: is it there, who am I, which games are there? Without a server the app simply has none. */
import { createResource, type Resource } from "solid-js";
import type { MatchSummary, Named } from "./messages.js";

async function json<T>(path: string, init?: RequestInit): Promise<T | undefined> {
  try {
    const answer = await fetch(path, init);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined; // no network, or no server
  }
}

function posted(method: "POST" | "PATCH", body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function isOnline(): Promise<boolean> {
  return (await json<{ online?: boolean }>("/api/health"))?.online ?? false;
}

/** Whether there is a server to play on; undefined while that is not known. */
export function useServer(): Resource<boolean> {
  const [online] = createResource(isOnline);
  return online;
}

export function whoAmI(): Promise<Named | undefined> {
  return json("/api/me");
}

/** The first name makes the player, a later one renames them. */
export async function callMe(name: string): Promise<Named | undefined> {
  return (await whoAmI())
    ? json("/api/me", posted("PATCH", { name }))
    : json("/api/players", posted("POST", { name }));
}

export async function liveGames(): Promise<readonly MatchSummary[]> {
  return (await json<{ matches: readonly MatchSummary[] }>("/api/matches"))?.matches ?? [];
}

export async function myGames(): Promise<readonly MatchSummary[]> {
  return (await json<{ matches: readonly MatchSummary[] }>("/api/me/matches?limit=12"))?.matches ?? [];
}
