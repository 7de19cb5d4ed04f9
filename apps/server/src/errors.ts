/**
 * Every error of the API has the same form: `{"error":{"code","message"}}`. What
 * goes wrong inside is logged, and told to nobody else.
 */
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";

export function sendError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).header("cache-control", "no-store").send({ error: { code, message } });
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, "request failed");
      return sendError(reply, status, "internal", "something went wrong on the server");
    }
    return sendError(reply, status, codeName(error.code), error.message);
  });
}

/** `FST_ERR_CTP_BODY_TOO_LARGE` is `body-too-large` to the outside. */
function codeName(code: string | undefined): string {
  if (code === undefined) return "bad-request";
  return code
    .replace(/^FST_ERR_(CTP_)?/, "")
    .toLowerCase()
    .replaceAll("_", "-");
}
