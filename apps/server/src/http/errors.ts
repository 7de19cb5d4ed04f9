/**
 * Every error of the API has the same form: `{"error":{"code","message"}}`. What
 * goes wrong inside is logged, and told to nobody else.
 */
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { HttpProblem } from "./http-error.js";
import { problemBehind, StorageProblem } from "../storage/storage-error.js";

export function sendError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).header("cache-control", "no-store").send({ error: { code, message } });
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpProblem, request, reply) => {
    const status = error.statusCode ?? 500;
    const problem = problemBehind(error, "storage");
    if (problem instanceof StorageProblem) {
      request.log.error({ fault: problem.fault, err: error }, "storage failed");
      return sendError(reply, 503, "storage", "the server cannot store anything at the moment");
    }
    if (status >= 500) {
      request.log.error({ err: error }, "request failed");
      return sendError(reply, status, "internal", "something went wrong on the server");
    }
    if (error instanceof HttpProblem && error.retryAfter !== undefined)
      reply.header("retry-after", error.retryAfter);
    return sendError(reply, status, codeName(error.code), error.message);
  });
}

/** What is wrong before any route is found: an address that cannot be read, or a part of it too long. */
export function answerFrameworkError(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  sendError(reply, error.statusCode ?? 400, codeName(error.code), "this address cannot be read");
}

/** `FST_ERR_CTP_BODY_TOO_LARGE` is `body-too-large` to the outside; our own codes are as they should be. */
function codeName(code: string | undefined): string {
  if (code === undefined) return "bad-request";
  if (!code.startsWith("FST_")) return code;
  return code
    .replace(/^FST_ERR_(CTP_)?/, "")
    .toLowerCase()
    .replaceAll("_", "-");
}
