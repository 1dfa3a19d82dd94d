import type { Opening } from "../../domain/deal/views.server.ts";

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
