import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "./actor.ts";
import { deskKeysOff } from "./team-member.table.ts";

export async function hasDeskKeys(db: Db, actor: Actor) {
  const me = mustHave(actor, "desk");
  const off = await db.select().from(deskKeysOff).where(eq(deskKeysOff.personId, me));
  return off.length === 0;
}

export async function turnDeskKeys(db: Db, actor: Actor, on: boolean) {
  const me = mustHave(actor, "desk");
  const taken = await take(db, `desk-keys:${me}`, { capacity: 30, perSecond: 30 / 3_600 });
  if (!taken.allowed) return { status: "limited" as const, retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  if (on) await db.delete(deskKeysOff).where(eq(deskKeysOff.personId, me));
  else await db.insert(deskKeysOff).values({ personId: me }).onConflictDoNothing();
  return { status: "stored" as const };
}
