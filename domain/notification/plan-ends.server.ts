import { and, between, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { person } from "../person/person.table.ts";
import { planEndingEmail } from "../plan-grant/plan-grant.emails.server.ts";
import { planOf } from "../plan-grant/current-plan.server.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { startup } from "../person/startup.table.ts";
import { notifyStartup } from "./notify.server.ts";

const daysBefore = 7;
/** An end more than this many days ago, for example after an outage, is not e-mailed. */
const daysAfter = 3;

/** Notifies founders before and after a plan ends, unless the same or a higher plan follows. */
export async function tellOfEnds(db: Db, now = new Date()) {
  const today = parisDay(now);
  const ending = await db
    .select({
      id: planGrant.id,
      startup: planGrant.startup,
      plan: planGrant.plan,
      endsOn: planGrant.endsOn,
      contact: person.id,
      email: person.email,
      lang: person.lang,
    })
    .from(planGrant)
    .innerJoin(startup, eq(startup.id, planGrant.startup))
    .innerJoin(person, eq(person.id, startup.contact))
    .where(
      and(
        isNull(planGrant.endedOn),
        between(planGrant.endsOn, daysLater(today, -daysAfter), daysLater(today, daysBefore)),
      ),
    );
  let notified = 0;
  for (const each of ending) if (await tell(db, each, today, now)) notified += 1;
  return notified;
}

type Ending = {
  id: string;
  startup: string;
  plan: "visible" | "elite";
  endsOn: string | null;
  contact: string;
  email: string;
  lang: "en" | "fr";
};

const tell = (db: Db, { id, startup: owner, plan, endsOn, contact, email, lang }: Ending, today: string, now: Date) =>
  db.transaction(async (tx) => {
    if (endsOn === null) return false;
    const { plan: next } = await planOf(tx, owner, new Date(`${daysLater(endsOn, 1)}T12:00:00Z`));
    if (next === plan || next === "elite") return false;
    const over = endsOn < today;
    const state = over ? "ended" : "ends";
    const told = await notifyStartup(
      tx,
      owner,
      { kind: "plan", event: `${state}:${id}`, data: { state, plan, until: endsOn, next }, mailedTo: contact },
      now,
    );
    // A colleague who joined later is told on the site, which is no news for the contact.
    if (told.includes(contact))
      await sendEmail(tx, planEndingEmail.with({ lang, plan, endsOn, over, next }), { key: email });
    return told.length > 0;
  });
