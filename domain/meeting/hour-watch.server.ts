import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { type Limited, mayTry } from "./booking.server.ts";
import { hourWatch } from "./host.table.ts";

/** Requests one e-mail when a host opens hours; a person can wait for at most 20 hosts. */
export async function watchHours(db: Db, actor: Actor, id: string): Promise<"watching" | "too-many" | Limited> {
  const limited = await mayTry(db, mustEdit(actor));
  if (limited) return limited;
  const who = actor.viewer.id;
  if ((await db.$count(hourWatch, eq(hourWatch.person, who))) >= 20) return "too-many";
  await db.insert(hourWatch).values({ host: id, person: who }).onConflictDoNothing();
  return "watching";
}

/** Whether the reader waits for an e-mail about a host's hours. */
export async function isWatching(db: Db, actor: Actor, id: string) {
  mustRead(actor);
  return (await db.$count(hourWatch, and(eq(hourWatch.host, id), eq(hourWatch.person, actor.viewer.id)))) > 0;
}
