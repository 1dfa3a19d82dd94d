import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { seatOf } from "../person/startup-contact.server.ts";
import { introductionAnswer } from "./introduction.table.ts";

/** A person whose address the other side sees after a yes. */
export type Speaker = { name: string; email: string };

/** An account as the other side sees it after a yes. */
export async function speaker(db: Db, id: string): Promise<Speaker | null> {
  const [found] = await db.select({ name: person.name, email: person.email }).from(person).where(eq(person.id, id));
  return found ?? null;
}

/** The person who said yes for a startup; null if they have left it. */
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
