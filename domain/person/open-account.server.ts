import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { PaidPlan } from "../plan/plan.ts";
import type { AcceptedText } from "./account.ts";
import { credential, signUp } from "./account.table.ts";
import { personConsent } from "./person-consent.table.ts";
import { accountType } from "./account-type.ts";
import { createPerson } from "./person.server.ts";
import { type Browser, openSession } from "./session.server.ts";
import { accountWelcomeEmail } from "./person.emails.server.ts";

export type NewAccount = {
  email: string;
  firstName: string;
  lastName: string;
  role: "founder" | "investor";
  lang: Lang;
  requestedPlan: PaidPlan | null;
  hash: string;
  accepted: AcceptedText[];
  acceptedAt: Date;
  /** The startup's invitation from which the person signed up. */
  invitation?: string | null;
  browser: Browser;
};

export async function openAccount(tx: Db, account: NewAccount) {
  const { email, firstName, lastName, role, lang, requestedPlan, hash, accepted, acceptedAt, browser } = account;
  const personId = await createPerson(tx, { email, firstName, lastName, role, lang, requestedPlan });
  if (!personId) return undefined;
  await tx.insert(credential).values({ personId, hash });
  // Sign-ups stored by an earlier version contain texts without a language, which get the person's language here.
  await tx
    .insert(personConsent)
    .values(accepted.map((text) => ({ id: randomUUID(), personId, lang, ...text, givenAt: acceptedAt })));
  await tx.delete(signUp).where(eq(signUp.email, email));
  await writeAudit(tx, {
    actor: personId,
    action: "person.sign-up",
    object: { kind: "person", id: personId },
    after: { role, requestedPlan },
    address: browser.address,
  });
  const invited = role === "founder" && Boolean(account.invitation);
  const welcome = accountWelcomeEmail.with({ lang, firstName, type: accountType(role), ...(invited && { invited }) });
  await confirmAddress(tx, email, "account");
  await sendEmail(tx, welcome, { key: email, subject: personId });
  const token = await openSession(tx, personId, "open", browser);
  const object = { kind: "person" as const, id: personId };
  await writeAudit(tx, { actor: personId, action: "sign-in", object, address: browser.address });
  return { personId, token, role };
}
