import { ownDates } from "../../../domain/calendar-feed/own-dates.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { readHosts } from "../../../domain/meeting/hosts.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";

type Visitor = { lang: Lang; /** Whether the address of the account is proven. */ isProven: boolean };

export async function ownEvents(db: Db, actor: Actor, content: Content, { lang, isProven }: Visitor) {
  const { id, email, role, functions } = actor.viewer;
  const reader = { id, email, role, functions: [...functions], lang, isProven, startup: mustRead(actor) };
  const dates = await ownDates(db, reader, content.list("event", lang));
  if (dates.length === 0) return [];
  const hosts = new Map((await readHosts(db, content, lang)).map((host) => [host.id, host.name]));
  const { organisation } = content.site;
  return dates.flatMap(({ day, ...date }) => {
    switch (date.kind) {
      case "meeting":
        return { what: "meeting" as const, day, about: hosts.get(date.host) || organisation };
      case "introduction":
        return { what: "meeting" as const, day, about: date.other || organisation };
      case "call":
        return { what: "call" as const, day, about: organisation };
      case "place":
        return { what: "pitch" as const, day };
      case "held-place":
        return { what: "session" as const, day };
      default:
        return [];
    }
  });
}
