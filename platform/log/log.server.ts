import pino from "pino";

export type Log = pino.Logger;

/** One JSON line an event on standard error; fields that may hold personal data never reach it. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: ["email", "*.email", "payload", "*.payload", "cookie", "*.cookie", "authorization", "*.authorization"],
        remove: true,
      },
      serializers: { error: pino.stdSerializers.err },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
