import { eq } from "drizzle-orm";
import type { SignInChange } from "../../emails/sign-in-change.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { person } from "./person.table.ts";
import { signInChangeEmail } from "./person.emails.server.ts";

/** No rate limit applies, because a stranger who used up the limit could prevent the e-mail. */
export async function tellPerson(tx: Db, personId: string, change: SignInChange) {
  const [own] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(eq(person.id, personId));
  if (own)
    await sendEmail(tx, signInChangeEmail(change).with({ lang: own.lang }), { key: own.email, subject: personId });
}
