import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { seatOf, speaksFor } from "../person/startup-contact.server.ts";
import { introductionAnswer } from "./introduction.table.ts";

export type Speaker = { name: string; email: string };

export async function speaker(db: Db, id: string): Promise<Speaker | null> {
  const [found] = await db.select({ name: person.name, email: person.email }).from(person).where(eq(person.id, id));
  return found ?? null;
}

async function yesOf(db: Db, { id, founder }: Introduced) {
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
  return { by: answer.by, name: answer.name, email: answer.email };
}

type Introduced = { id: string; founder: string };

/**
 * Returns the person who said yes for a startup, with the address that their yes gave, which is all an investor learns
 * after a block too. Returns null when that person has left the startup.
 */
export async function speakerOf(db: Db, introduced: Introduced): Promise<Speaker | null> {
  const yes = await yesOf(db, introduced);
  return yes && { name: yes.name, email: yes.email };
}

/** Returns the address of the person who said yes for a startup, unless they no longer speak for it. */
export async function replyAddressOf(db: Db, introduced: Introduced) {
  const yes = await yesOf(db, introduced);
  return yes && (await speaksFor(db, introduced.founder, yes.by)) ? yes.email : null;
}
