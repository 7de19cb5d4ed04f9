/**
 * Routes described by zod: what a request may hold and what an answer holds is
 * said once, checked by the server and written into the OpenAPI document. An
 * answer passes through its schema too, so a field nobody declared is never sent.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { HttpProblem } from "./http-error.js";

type Anything = z.ZodType | undefined;
type Read<T extends Anything> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T extends Anything> = T extends z.ZodType ? z.output<T> : unknown;

export interface RouteDescription<
  Params extends Anything,
  Query extends Anything,
  Body extends Anything,
  Answer extends Anything,
> {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly url: string;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly tag: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer?: Answer;
  /** 200, or 204 without an answer, unless said otherwise. */
  readonly status?: number;
  /** So many requests a minute from one address and of one player, where that is fewer than usual. */
  readonly perMinute?: number;
}

export interface Asked<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function route<
  Params extends Anything = undefined,
  Query extends Anything = undefined,
  Body extends Anything = undefined,
  Answer extends Anything = undefined,
>(
  app: FastifyInstance,
  described: RouteDescription<Params, Query, Body, Answer>,
  handle: (asked: Asked<Read<Params>, Read<Query>, Read<Body>>) => Promise<Given<Answer>>,
): void {
  const { method, url, params, query, body, answer, perMinute } = described;
  const status = described.status ?? (answer ? 200 : 204);
  app.route({
    method,
    url,
    schema: openApiOf(described, status),
    // zod checks; the JSON Schema above is for the document alone.
    validatorCompiler: () => () => true,
    serializerCompiler: () => (value) => JSON.stringify(value),
    config: perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const given = await handle({
        params: read(params, request.params, "address") as Read<Params>,
        query: read(query, request.query, "query") as Read<Query>,
        body: read(body, request.body, "body") as Read<Body>,
        request,
        reply,
      });
      reply.code(status).header("cache-control", "no-store");
      return answer ? answer.parse(given) : reply.send();
    },
  });
}

function read(schema: Anything, given: unknown, where: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const place = [where, ...path.map(String)].join(".");
  throw new HttpProblem(400, "invalid", `${place}: ${message}`);
}

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-7", unrepresentable: "any" });
  return rest;
}

function openApiOf(
  { summary, tag, params, query, body, answer }: RouteDescription<Anything, Anything, Anything, Anything>,
  status: number,
): Record<string, unknown> {
  return {
    summary,
    tags: [tag],
    ...(params ? { params: jsonSchema(params, "input") } : {}),
    ...(query ? { querystring: jsonSchema(query, "input") } : {}),
    ...(body ? { body: jsonSchema(body, "input") } : {}),
    response: {
      [status]: answer ? jsonSchema(answer, "output") : { type: "null", description: "done" },
      "4xx": jsonSchema(errorSchema, "output"),
    },
  };
}
