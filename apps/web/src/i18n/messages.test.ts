import { type Catalogue, catalogueErrors } from "@masume/kernel";
import { expect, test } from "vitest";
import { appMessages } from "./app-messages.js";

const parts = import.meta.glob<Readonly<Record<string, { readonly catalogue?: Catalogue }>>>(
  ["../**/messages.ts", "../**/*-messages.ts", "!./app-messages.ts"],
  { eager: true },
);

const catalogues: readonly (readonly [string, Catalogue])[] = [
  ["the app", appMessages],
  ...Object.entries(parts).flatMap(([path, part]) =>
    Object.values(part).flatMap(({ catalogue }) => (catalogue ? [[path, catalogue] as const] : [])),
  ),
];

test("every part that has texts is looked at", () => {
  expect(catalogues.length).toBe(Object.keys(parts).length + 1);
});

test.each(catalogues)("%s says the same in both languages", (_, catalogue) => {
  expect(catalogueErrors(catalogue)).toEqual([]);
});
