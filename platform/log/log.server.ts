import pino from "pino";

export type Log = pino.Logger;

/** A failed query's message and stack contain what a visitor sent; its cause explains the error without them. */
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

/** Logs one JSON line per event to standard error; fields that may contain personal data are removed. */
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

/** Removes access tokens and receipts from a path, because mailed links give access to personal pages. */
export const withoutKeys = (path: string) => path.replace(/[\w-]{22,}/g, "…");
