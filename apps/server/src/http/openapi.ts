/** Checking by the routes' schemas, and `/api/openapi.json` generated from them; `/api/docs` to try the API. */
import { readFileSync } from "node:fs";
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";

export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: "3.0.3",
      info: {
        title: "Masume",
        version,
        description: "Players, games between them, leaderboards, and puzzles to save, publish and generate.",
        license: { name: "MIT" },
      },
      components: {
        securitySchemes: {
          cookie: { type: "apiKey", in: "cookie", name: "masume" },
          bearer: { type: "http", scheme: "bearer" },
        },
      },
      security: [{ cookie: [] }, { bearer: [] }],
    },
    hideUntagged: true,
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } }),
  });
}

/** After every route has been added. */
export function addApiPages(app: FastifyInstance): void {
  const page = (name: string, type: string) => {
    const text = readFileSync(new URL(`../../pages/${name}`, import.meta.url), "utf8");
    return { text, type };
  };
  const pages = {
    "/api/docs": page("docs.html", "text/html; charset=utf-8"),
    "/api/docs/docs.css": page("docs.css", "text/css; charset=utf-8"),
    "/api/docs/docs.js": page("docs.js", "text/javascript; charset=utf-8"),
  };
  for (const [url, { text, type }] of Object.entries(pages)) {
    app.get(url, async (_request, reply) => reply.type(type).header("cache-control", "no-cache").send(text));
  }
  app.get("/api/openapi.json", async (_request, reply) => {
    reply.header("cache-control", "no-cache");
    return app.swagger();
  });
}
