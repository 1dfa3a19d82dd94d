import type { Opening } from "../../../domain/deal/views.server.ts";

/** What a request says of who reads: headers show a look ahead and an objection. */
export function openingOf({ method, headers }: Request): Opening {
  const header = (name: string) => headers.get(name) ?? undefined;
  return {
    method,
    userAgent: header("user-agent"),
    language: header("accept-language"),
    purpose: header("sec-purpose") ?? header("purpose"),
    objects: header("sec-gpc") === "1" || header("dnt") === "1",
  };
}
