/**
 * The HTTP API, typed: the name of an operation and what it takes give what it
 * answers, or why not. How a request gets to the server is the caller's: a
 * browser's `fetch`, or a test's server without a port.
 */
import { err, ok, type Result } from "@masume/kernel";
import { endpointOf, type RouteName } from "./endpoints.js";
import type { RouteRequest, RouteResponse } from "./schemas/route-types.js";
import type { HttpRefusal } from "./types.js";

export interface HttpInit {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** As much of `fetch` as is needed; it rejects when nobody answers. */
export type Fetch = (
  url: string,
  init: HttpInit,
) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;

export interface HttpError {
  /** `unreachable`: nobody answered. `no-api`: something answered that is not this API. */
  readonly code: HttpRefusal | "unreachable" | "no-api";
  readonly message: string;
  /** Undefined when nobody answered. */
  readonly status?: number;
}

export type HttpResult<Name extends RouteName> = Result<RouteResponse<Name>, HttpError>;

/** The input may be left out where nothing in it is required. */
type Arguments<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

interface AnyRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

export class HttpClient {
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  async request<Name extends RouteName>(
    name: Name,
    ...[input]: Arguments<RouteRequest<Name>>
  ): Promise<HttpResult<Name>> {
    const { params = {}, query = {}, body } = (input ?? {}) as AnyRequest;
    const { method, path } = endpointOf(name);
    const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
    const init =
      body === undefined
        ? { method }
        : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    let response: Awaited<ReturnType<Fetch>>;
    try {
      response = await this.#fetch(url + queryString(query), init);
    } catch (thrown) {
      return err({ code: "unreachable", message: String(thrown) });
    }
    const { status } = response;
    const json = await response.json().catch(() => undefined);
    if (response.ok) return ok(json as RouteResponse<Name>);
    const error = (json as { error?: { code: HttpRefusal; message: string } } | undefined)?.error;
    if (error) return err({ ...error, status });
    // A proxy whose server is away answers with a page of its own.
    return err({ code: status < 500 ? "no-api" : "unreachable", message: `status ${status}`, status });
  }
}

function queryString(query: NonNullable<AnyRequest["query"]>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return "";
  return `?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&")}`;
}
