/** The types of what goes in and out of each operation, inferred from the table of routes. */
import type { z } from "zod";
import type { RouteName } from "../endpoints.js";
import type { RouteDefinition, routes } from "./routes.js";

type Routes = typeof routes;
type Part<Name extends RouteName, Key extends string> =
  Routes[Name] extends Readonly<Record<Key, infer Schema extends z.ZodType>> ? Schema : undefined;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets, checked and with defaults filled in. */
export interface RouteInput<Name extends RouteName> {
  readonly params: Output<Part<Name, "params">>;
  readonly query: Output<Part<Name, "query">>;
  readonly body: Output<Part<Name, "body">>;
}

export type RouteResponse<Name extends RouteName> = Output<Part<Name, "response">>;

export type RoutesTagged<Tag extends RouteDefinition["tag"]> = {
  [Name in RouteName]: Routes[Name]["tag"] extends Tag ? Name : never;
}[RouteName];

type Field<Key extends string, Schema> = Schema extends z.ZodType
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly [K in Key]?: z.input<Schema> }
    : { readonly [K in Key]: z.input<Schema> }
  : unknown;

/** What a client sends. */
export type RouteRequest<Name extends RouteName> = Field<"params", Part<Name, "params">> &
  Field<"query", Part<Name, "query">> &
  Field<"body", Part<Name, "body">>;
