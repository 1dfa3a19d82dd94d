import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueueLetter } from "../delivery/letter.server.ts";
import type { SignInChange } from "../delivery/lead-deliveries.ts";
import { person } from "./person.table.ts";

/** Tells a person by mail what has changed in how their account is opened: no stranger's forms may hold that back. */
export async function tellPerson(tx: Db, personId: string, letter: SignInChange) {
  const [own] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(eq(person.id, personId));
  if (own) await enqueueLetter(tx, { letter, lang: own.lang }, { key: own.email, subject: personId });
}
