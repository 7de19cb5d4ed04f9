/** What the server answers, and under which headers. */

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createServer } from "@masume/server";
import { afterAll, describe, expect, test } from "vitest";
import { createAppFolder, indexPage, script } from "./app-folder.js";

const app = await createServer({ version: "1.2.3", logLevel: "silent", appFolder: createAppFolder() });
afterAll(() => app.close());

const navigation = { accept: "text/html,application/xhtml+xml", "sec-fetch-mode": "navigate" };

function metaOf(page: string, property: string): string | undefined {
  return new RegExp(`property="${property}" content="([^"]*)"`).exec(page)?.[1];
}

describe("the web app", () => {
  test("its page is always revalidated", async () => {
    const answer = await app.inject("/");
    expect(answer.body).toBe(indexPage.replace("/social.png", "http://localhost:80/social.png"));
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    const again = await app.inject({ url: "/", headers: { "if-none-match": String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test("its assets are cached for ever, and compressed", async () => {
    const plain = await app.inject("/assets/index-3f2a.js");
    expect(plain.body).toBe(script);
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.headers["content-type"]).toMatch(/javascript/);
    const small = await app.inject({
      url: "/assets/index-3f2a.js",
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(small.headers["content-encoding"]).toBe("br");
    expect(small.headers["content-type"]).toMatch(/javascript/);
    expect(small.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
  });

  test("a place's page names its files, and no other place's", async () => {
    const named = async (url: string) => {
      const { body } = await app.inject({ url, headers: navigation });
      return [...body.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)">/g)].map(
        ([, file]) => file,
      );
    };
    expect(await named("/stroke")).toEqual(["/assets/a.js", "/assets/a.css"]);
    expect(await named("/stroke/learn")).toEqual(["/assets/a.js", "/assets/a.css"]);
    expect(await named("/stroke/play/s3-0-8?stage=easy-1")).toEqual(["/assets/b.js"]);
    expect(await named("/embed/stroke/s3-0-8")).toEqual(["/assets/b.js"]);
    expect(await named("/slither")).toEqual([]);
    expect(await named("/")).toEqual([]);
  });

  test.each([
    "/slither/play/%E0%A4%A?x=%zz",
    "/%",
    "/slither/play/%25E0%25A4%25A",
    "/slither/play/%2F",
    "/embed/stroke/%zz",
    "//evil.example/%zz",
  ])("%s, however it was cut off, gets the app, which says what is there", async (url) => {
    const { statusCode, headers } = await app.inject({ url, headers: navigation });
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  });

  test("of the API nothing is there", async () => {
    for (const url of ["/api/players/%zz", "/api/%", "/api/matches/%2F", "/api/boards/%25"])
      expect(((await app.inject(url)).json() as { error: { code: string } }).error.code, url).toMatch(
        /^(not-found|invalid)$/,
      );
  });

  test("the page is compressed for those who accept it", async () => {
    const sent = (encodings: string) =>
      app.inject({ url: "/stroke", headers: { ...navigation, "accept-encoding": encodings } });
    const plain = await sent("identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    const small = await sent("gzip, deflate, br");
    expect(small.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const old = await sent("gzip;q=0.5, br;q=0");
    expect(old.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(old.rawPayload).toString()).toBe(plain.body);
  });

  test("the service worker is never stale", async () => {
    expect((await app.inject("/sw.js")).headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    ["/stroke", "一筆書き Stroke — Masume マス目"],
    ["/slither/play/5x5-a?stage=1", "スリザーリンク Slither — Masume マス目"],
    ["/embed/sono/4.1", "園 Sono — Masume マス目"],
    ["/nowhere/at/all", "Masume マス目"],
    ["/constructor", "Masume マス目"],
  ])("a navigation to %s gets the page, under the name of its game", async (url, title) => {
    const answer = await app.inject({ url, headers: { ...navigation, host: "masume.example:8080" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(metaOf(answer.body, "og:title")).toBe(title);
    expect(metaOf(answer.body, "og:image")).toBe("http://masume.example:8080/social.png");
    expect(answer.body.length).toBeGreaterThanOrEqual(indexPage.length);
  });

  test.each(['"><script>alert(1)</script>', "a/b", "evil@masume.example", "a b", "[::1"])(
    "a host that is none, %j, does not get into the page",
    async (host) => {
      const { body } = await app.inject({ url: "/", headers: { host } });
      expect(metaOf(body, "og:image")).toBe("/social.png");
      expect(body).not.toContain("<script>");
    },
  );

  test("behind a proxy, the page carries the address that people see", async () => {
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const direct = await app.inject({ url: "/", headers });
    expect(metaOf(direct.body, "og:image")).toBe("http://localhost:80/social.png");
    const behind = await createServer({
      version: "1.2.3",
      logLevel: "silent",
      appFolder: createAppFolder(),
      trustProxy: 1,
      origin: "https://masume.example",
    });
    behind.post("/change", async () => "changed");
    const { body } = await behind.inject({ url: "/", headers });
    expect(metaOf(body, "og:image")).toBe("https://masume.example/social.png");
    const change = (origin: string) =>
      behind.inject({ url: "/change", method: "POST", headers: { ...headers, origin } });
    expect((await change("https://evil.example")).statusCode).toBe(403);
    expect((await change("https://masume.example")).statusCode).toBe(200);
    await behind.close();
    // Nor is it believed where no origin is configured, though the proxy is.
    const guessing = await createServer({
      version: "1.2.3",
      logLevel: "silent",
      appFolder: createAppFolder(),
      trustProxy: 1,
    });
    const guessed = await guessing.inject({ url: "/", headers });
    expect(metaOf(guessed.body, "og:image")).toBe("https://localhost:80/social.png");
    await guessing.close();
  });

  test.each([
    ["a script that is gone", "/assets/index-0000.js", { accept: "*/*", "sec-fetch-mode": "no-cors" }],
    ["a program's request", "/stroke", { accept: "application/json" }],
    ["an unknown API", "/api/nothing", navigation],
    ["a hidden file", "/.secret", { accept: "*/*" }],
    ["a way out of the folder", "/..%2f..%2fpackage.json", { accept: "*/*" }],
  ])("%s is a 404 in JSON", async (_name, url, headers) => {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
  });
});

describe("the API", () => {
  test("health", async () => {
    const answer = await app.inject("/api/health");
    expect(answer.json()).toEqual({
      status: "ok",
      version: "1.2.3",
      uptime: expect.any(Number),
      online: false,
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("the details of an internal error are not sent", async () => {
    const faulty = await createServer({ version: "1.2.3", logLevel: "silent", appFolder: createAppFolder() });
    faulty.get("/api/faulty", async () => {
      throw new Error("the password is swordfish");
    });
    const answer = await faulty.inject("/api/faulty");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: { code: "internal", message: expect.any(String) } });
    expect(answer.body).not.toContain("swordfish");
    await faulty.close();
  });

  test("a body that is too large, or broken", async () => {
    const posting = await createServer({
      version: "1.2.3",
      logLevel: "silent",
      appFolder: createAppFolder(),
    });
    posting.post("/api/posted", async () => "never");
    const post = (body: string) =>
      posting.inject({
        method: "POST",
        url: "/api/posted",
        headers: { "content-type": "application/json" },
        body,
      });
    const large = await post("x".repeat(2 * 1024 * 1024));
    expect(large.statusCode).toBe(413);
    expect(large.json().error.code).toBe("body-too-large");
    const broken = await post("{");
    expect(broken.statusCode).toBe(400);
    expect(broken.json().error.code).toBe("invalid-json-body");
    await posting.close();
  });
});

test.each(["/", "/api/health", "/assets/index-3f2a.js", "/nothing"])(
  "security headers on %s",
  async (url) => {
    const { headers } = await app.inject(url);
    const policy = String(headers["content-security-policy"]).split(";").sort();
    expect(policy).toEqual(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ].sort(),
    );
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
  },
);

test("only a board meant for other sites may stand in their frames", async () => {
  const { headers } = await app.inject("/embed/stroke/s3-0-8");
  expect(headers["content-security-policy"]).toContain("frame-ancestors *");
  expect(headers).not.toHaveProperty("x-frame-options");
});
