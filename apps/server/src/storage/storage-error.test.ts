/** Every code that drivers and systems give, and what whoever runs the server is told. */
import { describe, expect, test } from "vitest";
import { isMissingReference, StorageError, storageErrorFrom } from "./storage-error.js";

describe("by code", () => {
  test.each([
    ["SQLITE_FULL", "disk-full"],
    ["SQLITE_READONLY_DBMOVED", "read-only"],
    ["SQLITE_CANTOPEN", "read-only"],
    ["SQLITE_NOTADB", "damaged"],
    ["SQLITE_CORRUPT_VTAB", "damaged"],
    ["SQLITE_IOERR_WRITE", "disk-failed"],
    ["SQLITE_BUSY", "in-use"],
    ["ENOSPC", "disk-full"],
    ["EDQUOT", "disk-full"],
    ["EROFS", "read-only"],
    ["EACCES", "read-only"],
    ["EPERM", "read-only"],
    ["ENOTDIR", "read-only"],
    ["ECONNREFUSED", "unreachable"],
    ["ECONNRESET", "unreachable"],
    ["ENOTFOUND", "unreachable"],
    ["EAI_AGAIN", "unreachable"],
    ["ETIMEDOUT", "unreachable"],
    ["EHOSTUNREACH", "unreachable"],
    ["ENOENT", "unreachable"],
    ["57P01", "unreachable"],
    ["28P01", "refused"],
    ["3D000", "no-database"],
    ["53100", "disk-full"],
    ["25006", "read-only"],
    ["42501", "refused"],
    ["53300", "unreachable"],
  ])("%s: %s", (code, reason) => {
    const thrown = Object.assign(new Error("as the driver says"), { code });
    const error = storageErrorFrom(thrown, "there");
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({ reason, location: "there", message: `there: ${reason}`, cause: thrown });
    // Of several addresses that were tried, the first tells.
    expect(storageErrorFrom(new AggregateError([thrown, new Error("other")]), "there")).toMatchObject({
      reason,
    });
  });
});

test.each([
  ["Connection terminated unexpectedly", "unreachable"],
  ["timeout exceeded when trying to connect", "unreachable"],
  ["Client was closed and is not queryable", "unreachable"],
  ["Unable to open connection to local database /x/masume.db: 14", "read-only"],
  ["attempt to write a readonly database", "read-only"],
  ["database or disk is full", "disk-full"],
])("by message: %s: %s", (message, reason) => {
  expect(storageErrorFrom(new Error(message), "there")).toMatchObject({ reason });
});

test.each([new Error("a bug"), Object.assign(new Error("x"), { code: "23505" }), undefined, "text"])(
  "%s stays what it is",
  (thrown) => {
    expect(storageErrorFrom(thrown, "there")).toBe(thrown);
  },
);

test("one that has its reason keeps it", () => {
  const error = new StorageError("newer", "here");
  expect(storageErrorFrom(error, "there")).toBe(error);
});

test("what a row refers to is gone, as either database says it", () => {
  const postgres = Object.assign(new Error("violates foreign key constraint"), { code: "23503" });
  expect(isMissingReference(postgres)).toBe(true);
  expect(isMissingReference(new Error("FOREIGN KEY constraint failed"))).toBe(true);
  expect(isMissingReference(Object.assign(new Error("UNIQUE constraint failed"), { code: "23505" }))).toBe(
    false,
  );
  expect(isMissingReference(undefined)).toBe(false);
});
