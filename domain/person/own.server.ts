import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { person } from "./person.table.ts";

/** What a person's account says of them. */
export async function ownAccount(db: Db, personId: string) {
  const { email, role, lang, requestedPlan } = person;
  const [own] = await db.select({ email, role, lang, requestedPlan }).from(person).where(eq(person.id, personId));
  if (!own) throw new Error("A person who is signed in is gone");
  return own;
}

/** The language that a person is written to in, and reads the site in where they have not chosen another one. */
export async function changeLanguage(db: Db, personId: string, lang: Lang) {
  await db
    .update(person)
    .set({ lang, updatedAt: sql`now()` })
    .where(eq(person.id, personId));
}
