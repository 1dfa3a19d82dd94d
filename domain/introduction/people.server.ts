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

/**
 * Returns the person who said yes for a startup, with the address that their yes gave, which is all an investor learns
 * after a block too. Returns null when that person has left the startup.
 */
export async function speakerOf(db: Db, { id, founder }: { id: string; founder: string }): Promise<Speaker | null> {
  const [answer] = await db
    .select({ by: person.id, name: person.name, email: introductionAnswer.email })
    .from(introductionAnswer)
    .innerJoin(person, eq(person.id, introductionAnswer.by))
    .where(
      and(
        eq(introductionAnswer.introduction, id),
        eq(introductionAnswer.side, "startup"),
        eq(introductionAnswer.verdict, "yes"),
      ),
    );
  if (!answer?.email || (await seatOf(db, answer.by))?.id !== founder) return null;
  return { name: answer.name, email: answer.email };
}
