import type { Content } from "../../domain/content/content.server.ts";
import { numberOf } from "../../domain/content/fact-value.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { personByEmail } from "../../domain/person/person.server.ts";
import type { Db } from "../../platform/db/database.server.ts";

/**
 * Returns the time by which the accelerator's team promised to review an investor's account. Returns null once that
 * time has passed.
 */
export async function answerDueAt(db: Db, { viewer }: Actor, content: Content, now = new Date()) {
  const opened = (await personByEmail(db, viewer.email))?.createdAt;
  if (!opened) return null;
  const due = new Date(opened.getTime() + numberOf(content, "investors.answer") * 3_600_000);
  return due > now ? due : null;
}
