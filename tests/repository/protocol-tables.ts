/**
 * The tables of `docs/protocol.md` and `docs/api.md`, made from the protocol's
 * schemas. They stand between `<!-- table: name -->` and `<!-- end -->`;
 * `npm run docs` writes them, and a test fails when they are out of date.
 */
import {
  type ClockClass,
  clockClasses,
  clockClassOf,
  endpointOf,
  parseTimeControl,
  type RouteName,
} from "@masume/protocol";
import {
  endReasons,
  httpRefusals,
  type RouteDefinition,
  requests,
  routes,
  serverMessage,
  socketRefusals,
} from "@masume/protocol/schemas";

export const documents: readonly string[] = ["docs/protocol.md", "docs/api.md"];

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

const code = (text: string): string => `\`${text}\``;

interface Field {
  readonly description?: string | undefined;
  safeParse(value: unknown): { readonly success: boolean };
}

/** With a question mark where it may be absent. */
const fieldName = (name: string, field: Field): string =>
  code(field.safeParse(undefined).success ? `${name}?` : name);

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

const clockClassMeanings: Readonly<Record<ClockClass, string>> = {
  blitz: "forty turns would take a player less than eight minutes",
  rapid: "eight minutes or more",
  correspondence: "an hour or more per turn",
};
const exampleClocks = ["fischer:180+2", "fischer:300+5", "move:60", "move:86400"];

const tables: Readonly<Record<string, () => string>> = {
  requests: () =>
    table(
      ["`type`", "fields", "what it does", "`done` has"],
      Object.entries(requests).map(([type, { fields, summary, done }]) => [
        code(type),
        Object.entries(fields)
          .map(([name, field]) => fieldName(name, field))
          .join(", "),
        summary,
        Object.keys(done).map(code).join(", "),
      ]),
    ),
  events: () =>
    table(
      ["`type`", "field", ""],
      serverMessage.options.flatMap(({ shape: { type, ...fields }, description }) => [
        [code(type.value), "", description ?? ""],
        ...Object.entries<Field>(fields).map(([name, field]) => [
          "",
          fieldName(name, field),
          field.description ?? "",
        ]),
      ]),
    ),
  "clock classes": () =>
    table(
      ["class", "clock", "for example"],
      clockClasses.map((name) => [
        code(name),
        clockClassMeanings[name],
        exampleClocks
          .filter((clock) => clockClassOf(parseTimeControl(clock)!) === name)
          .map(code)
          .join(", "),
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
