import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { startupLogo } from "../startup/startup-logo.table.ts";

async function mayBeShown(db: Db, { viewer }: Actor, startup: string, now: Date) {
  if (viewer.role === "admin" || viewer.startup?.id === startup) return true;
  if (viewer.role !== "investor" || !viewer.approved) return false;
  const published = publishedNow(db, now);
  const found = await db.select({ id: published.id }).from(published).where(eq(published.founder, startup));
  return found.length > 0;
}

export async function logoFor(db: Db, actor: Actor, startup: string, now = new Date()) {
  if (!(await mayBeShown(db, actor, startup, now))) return null;
  const [found] = await db.select().from(startupLogo).where(eq(startupLogo.startup, startup));
  return found ? { version: found.version, bytes: Buffer.from(found.picture, "base64") } : null;
}
