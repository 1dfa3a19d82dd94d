import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { emailJob, sendEmail } from "../delivery/send-email.server.ts";
import { notifyStartup, settle } from "../notification/notify.server.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { person } from "../person/person.table.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { deckClosedEmail, deckReportAnsweredEmail } from "./deck.emails.server.ts";
import { deckLink } from "./link.table.ts";
import { deckReport } from "./report.table.ts";

export async function mailAnswers(tx: Db, founder: string, answered: readonly { id: string; email: string | null }[]) {
  const reportOf = new Map(answered.flatMap(({ id, email }) => (email === null ? [] : [[email, id] as const])));
  const emails = [...reportOf.keys()];
  if (emails.length === 0) return;
  const byLink = await tx
    .select({ email: deckLink.toEmail, lang: deckLink.lang })
    .from(deckLink)
    .where(and(eq(deckLink.founder, founder), inArray(deckLink.toEmail, emails)));
  const byAccount = await tx
    .select({ email: person.email, lang: person.lang })
    .from(person)
    .where(inArray(person.email, emails));
  const langOf = new Map([...byLink, ...byAccount].map(({ email, lang }) => [email, lang]));
  await enqueue(
    tx,
    [...reportOf].flatMap(([email, report]) => {
      const lang = langOf.get(email);
      return lang ? [emailJob(deckReportAnsweredEmail.with({ lang, report }), { key: email, subject: report })] : [];
    }),
  );
}

export async function tellOfClosure(tx: Db, founder: string, line: string, now: Date) {
  const contact = await contactOf(tx, founder);
  if (!contact) return;
  const event = `closed:${now.toISOString()}`;
  await notifyStartup(tx, founder, { kind: "deck", event, data: { state: "closed" }, mailedTo: contact.id }, now);
  await sendEmail(tx, deckClosedEmail.with({ lang: contact.lang, line }), { key: contact.email });
}

export async function tellOfReopening(tx: Db, founder: string, now: Date) {
  await settle(tx, founder, { kind: "deck", name: "state", values: ["closed"] }, now);
  const event = `reopened:${now.toISOString()}`;
  await notifyStartup(tx, founder, { kind: "deck", event, data: { state: "reopened" } }, now);
}

export async function reportInMail(db: Db, id: string) {
  const [found] = await db
    .select({ startup: founderProfile.startup_name, answer: deckReport.answer })
    .from(deckReport)
    .leftJoin(founderProfile, eq(founderProfile.user_id, deckReport.founder))
    .where(eq(deckReport.id, id));
  return found?.answer ? { startup: mailedName(found.startup ?? ""), answer: found.answer } : null;
}
