/**
 * The tables of `docs/protocol.md` and `docs/api.md`, made from the protocol's
 * schemas. They stand between `<!-- table: name -->` and `<!-- end -->`;
 * `npm run docs` writes them, and a test fails when they are out of date.
 */
import { endpointOf, type RouteName } from "@masume/protocol";
import {
  endReasons,
  httpRefusals,
  type RouteDefinition,
  requests,
  routes,
  socketRefusals,
} from "@masume/protocol/schemas";

export const documents: readonly string[] = ["docs/protocol.md", "docs/api.md"];

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

const code = (text: string): string => `\`${text}\``;

function routesTagged(tag: RouteDefinition["tag"]): string {
  const named = Object.entries<RouteDefinition>(routes).filter(([, route]) => route.tag === tag);
  const who = { none: "anybody", optional: "anybody", player: "player" } as const;
  return table(
    ["operation", "", "who", "per minute"],
    named.map(([name, { summary, auth, perMinute }]) => {
      const { method, path } = endpointOf(name as RouteName);
      return [code(`${method} ${path}`), summary, who[auth], String(perMinute ?? "")];
    }),
  );
}

const tables: Readonly<Record<string, () => string>> = {
  requests: () =>
    table(
      ["`type`", "fields", "what it does", "`done` has"],
      Object.entries(requests).map(([type, { fields, summary, done }]) => [
        code(type),
        Object.entries(fields)
          .map(([name, field]) => code(field.safeParse(undefined).success ? `${name}?` : name))
          .join(", "),
        summary,
        Object.keys(done).map(code).join(", "),
      ]),
    ),
  reasons: () =>
    table(
      ["`reason`", ""],
      Object.entries(endReasons).map(([name, meaning]) => [code(name), meaning]),
    ),
  "socket refusals": () =>
    table(
      ["`code`", "why"],
      Object.entries(socketRefusals).map(([name, why]) => [code(name), why]),
    ),
  "http refusals": () =>
    table(
      ["status", "`code`", "why"],
      Object.entries(httpRefusals).map(([name, [status, why]]) => [String(status), code(name), why]),
    ),
  players: () => routesTagged("players"),
  matches: () => routesTagged("matches"),
  leaderboards: () => routesTagged("leaderboards"),
  library: () => routesTagged("library"),
  records: () => routesTagged("records"),
  jobs: () => routesTagged("jobs"),
  server: () => routesTagged("server"),
};

/** The document with its tables as they should be. */
export function withTables(text: string): string {
  return text.replace(/(<!-- table: ([a-z ]+) -->\n)[\s\S]*?(<!-- end -->)/g, (_, start, name, end) => {
    const make = tables[name];
    if (!make) throw new Error(`there is no table "${name}"`);
    return `${start}${make()}\n${end}`;
  });
}
