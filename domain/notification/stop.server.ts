import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import type { WholeMail } from "./notification.ts";
import { notificationChoice } from "./notification.table.ts";

export async function isStopped(db: Db, mail: WholeMail, id: string) {
  const { person: owner, kind, byMail } = notificationChoice;
  return (await db.$count(notificationChoice, and(eq(owner, id), eq(kind, mail), eq(byMail, false)))) > 0;
}

export async function stopOf(db: Db, mail: WholeMail, id: string) {
  const [owner] = await db.select({ email: person.email }).from(person).where(eq(person.id, id));
  return owner && { email: owner.email, stopped: await isStopped(db, mail, id) };
}

export async function setStopped(db: Db, kind: WholeMail, id: string, stopped: boolean, now = new Date()) {
  await db
    .insert(notificationChoice)
    .values({ person: id, kind, byMail: !stopped, chosenAt: now })
    .onConflictDoUpdate({
      target: [notificationChoice.person, notificationChoice.kind],
      set: { byMail: sql`excluded.by_mail`, chosenAt: now },
    });
}
