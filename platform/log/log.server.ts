import pino from "pino";

export type Log = pino.Logger;

/** A failed query's own message and stack hold what a visitor sent; its cause says what went wrong. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "something that is no error was thrown" };
  if (error.message.startsWith("Failed query"))
    return error.cause instanceof Error ? describeError(error.cause) : { message: "a query failed" };
  return {
    type: error.name,
    code: "code" in error ? error.code : undefined,
    message: error.message,
    stack: error.stack,
  };
}

/** One JSON line an event on standard error; fields that may hold personal data never reach it. */
export function createLog(
  level: string,
  out: pino.DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: ["email", "*.email", "payload", "*.payload", "cookie", "*.cookie", "authorization", "*.authorization"],
        remove: true,
      },
      serializers: { error: describeError },
    },
    out,
  );
}

/** A path without what in it is the key to somebody's page: the passes, tokens and receipts of mailed links. */
export const withoutKeys = (path: string) => path.replace(/[\w-]{22,}/g, "…");
