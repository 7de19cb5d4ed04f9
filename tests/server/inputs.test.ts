/**
 * Every operation of the API, called in every wrong way: the parameters, queries,
 * bodies and headers are drawn from the operation's own schema and then spoilt.
 * Whatever comes, the server answers in the form it always does, never with a
 * failure of its own; nothing that was typed becomes part of a statement; and no
 * answer holds a secret.
 *
 * `MASUME_RUNS` asks for more than the few of a usual test run, `MASUME_SEED` for others.
 */
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { useServer } from "./use-server.js";

const numRuns = Number(process.env.MASUME_RUNS ?? 12);
const seed = Number(process.env.MASUME_SEED ?? 1);

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Operation {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | undefined;
}

/** What attackers would type, and what others type by accident. */
const hostile = fc.constantFrom<unknown>(
  "",
  "'; drop table players; --",
  "' or '1'='1",
  '"); delete from moves; --',
  "%' escape '",
  "$1",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e",
  "../../etc/passwd",
  "%2e%2e%2f",
  "{{7*7}}",
  "<script>",
  "__proto__",
  "constructor",
  "x".repeat(300),
  "９".repeat(16),
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [[[[]]]],
  {},
  { $ne: null },
  { toString: "x" },
);

const text = fc.oneof(
  hostile,
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("stroke", "s3-0-8", "0000000000000000", "1.0000000000000000", "2026-01-01"),
);

/** Something of that shape, more or less. */
function like(schema: Schema): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf } = schema;
  const given = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (given && given.length > 0)
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...given) }, hostile);
  if (anyOf) return fc.oneof(...anyOf.map(like));
  if (properties) {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, like(one)]));
    const whole = fc.record(fields, { requiredKeys: [] });
    const withMore = fc
      .tuple(whole, fc.dictionary(fc.string(), hostile, { maxKeys: 2 }))
      .map(([a, b]) => ({ ...a, ...b }));
    return fc.oneof({ weight: 4, arbitrary: fc.record(fields) }, whole, withMore, hostile);
  }
  if (type === "object")
    return fc.oneof(fc.dictionary(fc.string({ maxLength: 12 }), text, { maxKeys: 4 }), hostile);
  if (type === "array") return fc.oneof(fc.array(like(items ?? {}), { maxLength: 4 }), hostile);
  if (type === "integer" || type === "number") {
    const { minimum = 0, maximum = 100 } = schema;
    return fc.oneof(fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }), hostile);
  }
  return text;
}

const errorForm = /^\{"error":\{"code":"[a-z-]+","message":".*"\}\}$/;

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value)) ?? "";

/** As it stands in a URL, also where it is no proper text. */
const inUrl = (value: unknown): string => encodeURIComponent(Buffer.from(asText(value)).toString());

function requestTo({ path, parameters, body }: Operation) {
  const values = fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, like(schema)])), {
    requiredKeys: parameters.filter((one) => one.in === "path").map(({ name }) => name),
  });
  const headers = fc.record(
    {
      "content-type": fc.constantFrom(
        "application/json",
        "text/plain",
        "multipart/form-data",
        "application/xml",
      ),
      cookie: fc.constantFrom("masume=", "masume=a.b", "masume=' or 1=1.x", "a=b; masume=%00"),
      authorization: fc.constantFrom("Bearer x.y", "Basic eDp5", "Bearer "),
      "accept-encoding": fc.constantFrom("x", "br"),
      "x-forwarded-for": fc.constantFrom("::1", "' or 1", "1, 2, 3"),
    },
    { requiredKeys: [] },
  );
  return fc.record({
    url: values.map((given) => {
      let url = path;
      const query: string[] = [];
      for (const [name, value] of Object.entries(given)) {
        const word = inUrl(value);
        if (url.includes(`{${name}}`)) url = url.replace(`{${name}}`, () => word);
        else query.push(`${name}=${word}`);
      }
      return query.length > 0 ? `${url}?${query.join("&")}` : url;
    }),
    payload: body
      ? fc.oneof(
          { weight: 5, arbitrary: like(body).map((value) => JSON.stringify(value) ?? "") },
          fc.constantFrom("{", "[", "nul", '{"a":1,"a":2}', '{"__proto__":{"name":"x"}}', "\u0000", "ÿ"),
        )
      : fc.constantFrom(undefined, "", "{}"),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant<Record<string, string>>({}) }, headers),
  });
}

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind, { perMinute: 1e9, trustProxy: 1 });

  test("no input makes any operation fail", async () => {
    const { app, storage } = server;
    const { paths } = (await app.inject("/api/openapi.json")).json();
    const operations: Operation[] = Object.entries<Record<string, Record<string, never>>>(paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
          method: method.toUpperCase() as Operation["method"],
          path,
          parameters: parameters ?? [],
          body: (requestBody as { content: Record<string, { schema: Schema }> } | undefined)?.content[
            "application/json"
          ]?.schema,
        })),
    );
    expect(operations.length).toBeGreaterThan(25);
    const bystander = await Client.named(app, "Bystander");
    let addresses = 0;
    /** Limits of single routes count by address: everybody comes from another one. */
    const address = () => ({ "x-forwarded-for": `10.0.${(addresses >> 8) & 255}.${addresses++ & 255}` });
    const newClient = async () => {
      const client = new Client(app);
      await client.send("POST", "/api/players", { name: "Fuzz" }, address());
      return client;
    };
    let client = await newClient();
    const failures: string[] = [];
    for (const operation of operations) {
      const { method, path } = operation;
      for (const { url, payload, headers } of fc.sample(requestTo(operation), { numRuns, seed })) {
        const {
          statusCode,
          body,
          headers: sent,
        } = await app.inject({
          method,
          url,
          headers: {
            ...address(),
            cookie: client.cookie,
            "content-type": "application/json",
            ...headers,
          },
          ...(payload === undefined ? {} : { payload }),
        });
        const isRight = statusCode < 400 || (statusCode < 500 && errorForm.test(body));
        const others = body + JSON.stringify({ ...sent, "set-cookie": "" });
        const leaks = [client, bystander].some(({ cookie }) => others.includes(cookie.split(".")[1]!));
        if (!isRight || leaks)
          failures.push(
            `${method} ${url} ${payload} ${JSON.stringify(headers)}: ${statusCode} ${body.slice(0, 200)}`,
          );
        const isGone = (path === "/api/me" && method === "DELETE") || path === "/api/me/sign-out";
        if (isGone) client = await newClient();
      }
    }
    expect(failures).toEqual([]);
    expect(await bystander.call("getMe")).toEqual({ id: bystander.id, name: "Bystander" });
    const { rows } = await sql<{ count: number }>`select count(*) as count from players`.execute(
      storage.database.db,
    );
    expect(Number(rows[0]!.count)).toBeGreaterThan(1);
  });
});
