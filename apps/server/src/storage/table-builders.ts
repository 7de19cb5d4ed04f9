/** Tables and indexes as migrations make them. A column must have a value unless it is optional. */
import type { ColumnBuilderCallback, CreateTableBuilder, Kysely } from "kysely";

// A migration knows only the tables of its own time, and a backup copies whatever columns there are.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyTables = Kysely<any>;

type ColumnType = "text" | "integer" | "bigint" | "double precision";

interface Column {
  readonly type: ColumnType;
  readonly isOptional?: boolean;
  readonly build?: ColumnBuilderCallback;
}

export function optional(type: ColumnType, build: ColumnBuilderCallback = (column) => column): Column {
  return { type, isOptional: true, build };
}

/** The id of a row of that table: when that is deleted, so is this one. */
export function belongsTo(table: string): Column {
  return { type: "text", build: (column) => column.references(`${table}.id`).onDelete("cascade") };
}

/** A table with its primary key. */
export function createTable(
  db: AnyTables,
  name: string,
  key: readonly string[],
  columns: Readonly<Record<string, ColumnType | Column>>,
): CreateTableBuilder<string, string> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, definition] of Object.entries(columns)) {
    const { type, isOptional, build }: Column =
      typeof definition === "string" ? { type: definition } : definition;
    table = table.addColumn(column, type, (builder) => {
      const built = build?.(builder) ?? builder;
      if (key.length === 1 && key[0] === column) return built.primaryKey();
      return isOptional ? built : built.notNull();
    });
  }
  return key.length === 1 ? table : table.addPrimaryKeyConstraint(`${name}_key`, [...key]);
}

export async function createIndex(
  db: AnyTables,
  name: string,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns])
    .execute();
}

export async function addColumn(
  db: AnyTables,
  table: string,
  name: string,
  type: ColumnType,
  initial: string | number,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, type, (column) => column.notNull().defaultTo(initial))
    .execute();
}
