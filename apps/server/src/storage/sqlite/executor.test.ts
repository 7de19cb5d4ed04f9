/** Statements and groups of them: what is written together, and what a failure leaves behind. */
import { beforeEach, expect, test } from "vitest";
import { type QueryOutcome, SqliteExecutor, type Statement } from "./executor.js";

let executor: SqliteExecutor;
const statement = (sql: string, ...parameters: unknown[]): Statement => ({ sql, parameters });
const query = (sql: string, ...parameters: unknown[]): QueryOutcome =>
  executor.handle({ kind: "query", groups: [[statement(sql, ...parameters)]] })[0]!;
const commit = (...groups: Statement[][]) => executor.handle({ kind: "commit", groups });
const rows = () =>
  query("select name from t order by name").rows?.map((row) => (row as { name: unknown }).name);

beforeEach(() => {
  executor = new SqliteExecutor(":memory:", ["foreign_keys = on"]);
  query("create table t (name text unique)");
});

test("a statement that reads gives rows, one that writes the number of them", () => {
  expect(query("insert into t values (?), (?)", "a", "b")).toEqual({ changes: 2 });
  expect(query("select name from t where name > ?", "a")).toEqual({ rows: [{ name: "b" }] });
  expect(query("pragma foreign_keys").rows).toMatchObject([{ foreign_keys: 1 }]);
});

test("nothing is a value like others, also when it is the only one", () => {
  expect(query("insert into t values (?)", null)).toEqual({ changes: 1 });
  expect(query("select count(*) as count from t where name is ?", null).rows).toMatchObject([{ count: 1 }]);
});

test("of a group the rest runs only if the first changed something; other groups do not mind", () => {
  query("insert into t values ('a')");
  const outcomes = commit(
    [statement("update t set name = 'x' where name = 'nobody'"), statement("insert into t values ('no')")],
    [statement("update t set name = 'b' where name = 'a'"), statement("insert into t values ('yes')")],
  );
  expect(outcomes.map(({ changes }) => changes)).toEqual([0, 1]);
  expect(rows()).toEqual(["b", "yes"]);
});

test("a group that fails undoes all, and the next transaction begins afresh", () => {
  const fails = () =>
    commit([statement("insert into t values ('a')")], [statement("insert into t values ('a')")]);
  expect(fails).toThrow("UNIQUE");
  expect(rows()).toEqual([]);
  commit([statement("insert into t values ('c')")]);
  expect(rows()).toEqual(["c"]);
});

test("a rollback ends the transaction that is open, and is nothing where none is", () => {
  query("begin immediate");
  query("insert into t values ('a')");
  executor.handle({ kind: "rollback", groups: [] });
  executor.handle({ kind: "rollback", groups: [] });
  expect(rows()).toEqual([]);
});

test("more different statements than are kept prepared", () => {
  for (let i = 0; i < 700; i++) expect(query(`select ${i} as n`).rows).toMatchObject([{ n: i }]);
  expect(query("select 0 as n").rows).toMatchObject([{ n: 0 }]);
});
