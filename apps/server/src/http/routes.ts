/**
 * Registers the routes of the protocol. What a request may hold, who may send it
 * and what an answer holds is checked by the protocol's own schemas; a field nobody
 * declared is never sent. A handler has only its work to do.
 */
import type { Readable } from "node:stream";
import { endpointOf, type RouteName } from "@masume/protocol";
import {
  errorBody,
  type RouteDefinition,
  type RouteInput,
  type RouteResponse,
  type RoutesTagged,
  routes,
} from "@masume/protocol/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Identity } from "../players/players.js";
import type { Authenticator } from "./authenticator.js";

type IdentityOf<Name extends RouteName> = {
  readonly none: { readonly player?: undefined; readonly session?: undefined };
  readonly optional: Partial<Identity>;
  readonly player: Identity;
}[(typeof routes)[Name]["auth"]];

export type HandlerInput<Name extends RouteName> = RouteInput<Name> &
  IdentityOf<Name> & {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  };

/** Without a response, whatever is returned is not sent; a long one may come as a stream of its text. */
type Handler<Name extends RouteName> = (
  input: HandlerInput<Name>,
) => Promise<RouteResponse<Name> extends undefined ? void : RouteResponse<Name> | Readable>;

type Handlers<Name extends RouteName> = { readonly [Key in Name]: Handler<Key> };

/** The handlers of all routes with a tag. */
export type HandlersTagged<Tag extends RouteDefinition["tag"]> = Handlers<RoutesTagged<Tag>>;

export function addRoutes<Name extends RouteName>(
  app: FastifyInstance,
  handlers: Handlers<Name>,
  authenticator?: Authenticator,
): void {
  for (const [name, handler] of Object.entries(handlers)) {
    addRoute(app, name as RouteName, handler as Handler<RouteName>, authenticator);
  }
}

const noContent = z.null().describe("done");

function addRoute(
  app: FastifyInstance,
  name: RouteName,
  handler: Handler<RouteName>,
  authenticator: Authenticator | undefined,
): void {
  const { tag, summary, auth, params, query, body, response, perMinute, ...rest }: RouteDefinition =
    routes[name];
  const status = rest.status ?? (response ? 200 : 204);
  const { method, path } = endpointOf(name);
  const authenticate = async (request: FastifyRequest, reply: FastifyReply): Promise<Partial<Identity>> => {
    if (auth === "none" || !authenticator) return {};
    return auth === "player" ? authenticator.require(request, reply) : authenticator.find(request, reply);
  };
  app.route({
    method,
    url: path,
    schema: {
      operationId: name,
      summary,
      tags: [tag],
      ...(auth === "none" ? { security: [] } : {}),
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { [status]: response ?? noContent, "4xx": errorBody },
    },
    config: perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const result = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        ...(await authenticate(request, reply)),
        request,
        reply,
      } as HandlerInput<RouteName>);
      reply.code(status).header("cache-control", "no-store");
      return response ? result : reply.send();
    },
  });
}
