import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { seatOf } from "../person/startup-contact.server.ts";
import { introductionAnswer } from "./introduction.table.ts";

export type Speaker = { name: string; email: string };

export async function speaker(db: Db, id: string): Promise<Speaker | null> {
  const [found] = await db.select({ name: person.name, email: person.email }).from(person).where(eq(person.id, id));
  return found ?? null;
}

/** Returns the person who said yes for a startup. Returns null when that person has left the startup. */
export async function speakerOf(db: Db, { id, founder }: { id: string; founder: string }): Promise<Speaker | null> {
  const [answer] = await db
    .select({ by: introductionAnswer.by })
    .from(introductionAnswer)
    .where(
      and(
        eq(introductionAnswer.introduction, id),
        eq(introductionAnswer.side, "startup"),
        eq(introductionAnswer.verdict, "yes"),
      ),
    );
  if (!answer?.by) return null;
  return (await seatOf(db, answer.by))?.id === founder ? speaker(db, answer.by) : null;
}
