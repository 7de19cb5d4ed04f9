/** `npm run docs`: brings the tables in the documents up to date. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { documents, withTables } from "./protocol-tables.js";
import { root, textOf } from "./source-files.js";

for (const path of documents) writeFileSync(join(root, path), withTables(textOf(path)));
