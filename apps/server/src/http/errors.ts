/**
 * Every error of the API has the same form: `{"error":{"code","message"}}`. The
 * details of an internal error are logged, and never sent.
 */
import type { HttpRefusal } from "@masume/protocol";
import { httpRefusals } from "@masume/protocol/schemas";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { networkOf } from "../platform/network.js";
import { RateLimiter } from "../platform/rate-limiter.js";
import { isMissingReference, StorageError, storageErrorFrom } from "../storage/storage-error.js";
import { HttpError, tooManyRequests } from "./http-error.js";

export function sendError(
  reply: FastifyReply,
  code: HttpRefusal,
  message: string,
  status: number = httpRefusals[code][0],
): FastifyReply {
  return reply.code(status).header("cache-control", "no-store").send({ error: { code, message } });
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const { instancePath, message } = error.validation[0]!;
      const path = instancePath.split("/").filter((part) => part !== "");
      const place = [parts[error.validationContext ?? "body"], ...path].join(".");
      return sendError(reply, "invalid", `${place}: ${message}`);
    }
    // Whoever sent it went away in the middle, and nobody is left to answer.
    if (request.raw.errored === error)
      return sendError(reply, "bad-request", "the request was not sent to its end");
    if (isMissingReference(error)) return sendError(reply, "not-found", "what this belongs to was deleted");
    const storageError = storageErrorFrom(error, "storage");
    if (storageError instanceof StorageError) {
      request.log.error({ reason: storageError.reason, err: error }, "storage failed");
      return sendError(reply, "storage", httpRefusals.storage[1]);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500 && !(error instanceof HttpError)) {
      request.log.error({ err: error }, "request failed");
      return sendError(reply, "internal", "internal error", status);
    }
    if (error instanceof HttpError) return sendHttpError(reply, error);
    return sendError(reply, codeOf(error), error.message, status);
  });
}

function sendHttpError(reply: FastifyReply, { code, message, retryAfter }: HttpError): FastifyReply {
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return sendError(reply, code, message);
}

/** As clients know the parts of a request. */
const parts: Readonly<Record<string, string>> = { params: "path", querystring: "query", body: "body" };

/**
 * What is wrong before any route is found: a URL that cannot be read, or a part of it too long. No route's limit
 * counts these, so they have one of their own.
 */
export function frameworkErrorHandler(perMinute: number) {
  const limiter = new RateLimiter({ perSecond: perMinute / 60, burst: perMinute });
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const bucket = limiter.bucket(networkOf(request.ip));
    if (bucket.take()) sendError(reply, codeOf(error), "this URL cannot be read", error.statusCode ?? 400);
    else sendHttpError(reply, tooManyRequests(bucket.secondsToNext));
  };
}

/** Fastify's `FST_ERR_CTP_BODY_TOO_LARGE` is our `body-too-large`. */
function codeOf(error: FastifyError): HttpRefusal {
  const code = (error.code ?? "")
    .replace(/^FST_ERR_(CTP_)?/, "")
    .toLowerCase()
    .replaceAll("_", "-");
  return isHttpRefusal(code) ? code : "bad-request";
}

function isHttpRefusal(code: string): code is HttpRefusal {
  return Object.hasOwn(httpRefusals, code);
}
