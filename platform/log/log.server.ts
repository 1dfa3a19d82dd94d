import pino from "pino";

export type Log = pino.Logger;

/** For a failed query only the cause is logged, because the message contains the data that a visitor sent. */
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

/**
 * Creates a log that writes one JSON line per event to standard error, without fields that may contain personal data.
 */
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

/** Removes access tokens from a path, because links in e-mails give access to personal pages and must not be logged. */
export const withoutKeys = (path: string) => path.replace(/[\w-]{22,}/g, "…");
