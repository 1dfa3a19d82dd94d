import type { Opening } from "../../../domain/deal/views.server.ts";

/** What a request says of who reads: a look ahead and an objection are told by headers. */
export function openingOf({ method, headers }: Request): Opening {
  const said = (name: string) => headers.get(name) ?? undefined;
  return {
    method,
    userAgent: said("user-agent"),
    language: said("accept-language"),
    purpose: said("sec-purpose") ?? said("purpose"),
    objects: said("sec-gpc") === "1" || said("dnt") === "1",
  };
}
