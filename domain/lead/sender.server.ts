import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { pageOfNth, readNumbered } from "../../platform/db/numbered-page.server.ts";
import { recordAccess } from "../audit/record-access.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import { lead, leadConsent, leadStatusChange } from "./lead.table.ts";
import { leadNotes } from "./note.server.ts";

/** Returns all leads of this lead's sender, by default the page with this lead; undefined without the lead. */
export async function readSender(db: Db, actor: Actor, id: string, page?: number) {
  mustHave(actor, "contacts");
  const [opened] = await db
    .select({ email: lead.email })
    .from(lead)
    .where(and(eq(lead.id, id), isOpenTo(actor, lead.id)));
  if (!opened) return undefined;
  const sentBy = and(eq(lead.email, opened.email), isOpenTo(actor, lead.id));
  const notOlder = sql`(${lead.createdAt}, ${lead.id}) >= (select asked.created_at, asked.id from ${lead} asked where asked.id = ${id})`;
  const own = pageOfNth(await db.$count(lead, and(sentBy, notOlder)));
  const { rows: sent, ...pages } = await readNumbered(page ?? own, await db.$count(lead, sentBy), ({ limit, offset }) =>
    db
      .select({
        id: lead.id,
        form: lead.form,
        lang: lead.lang,
        payload: lead.payload,
        source: lead.source,
        spam: lead.spam,
        notified: lead.notified,
        status: lead.status,
        createdAt: lead.createdAt,
      })
      .from(lead)
      .where(sentBy)
      .orderBy(desc(lead.createdAt), desc(lead.id))
      .limit(limit)
      .offset(offset),
  );
  const ids = sent.map((each) => each.id);
  const consents = await db
    .select()
    .from(leadConsent)
    .where(inArray(leadConsent.leadId, ids))
    .orderBy(asc(leadConsent.at));
  const changes = await db
    .select({
      leadId: leadStatusChange.leadId,
      status: leadStatusChange.status,
      changedAt: leadStatusChange.changedAt,
      author: nameOf,
    })
    .from(leadStatusChange)
    .leftJoin(person, eq(person.id, leadStatusChange.author))
    .where(inArray(leadStatusChange.leadId, ids))
    .orderBy(asc(leadStatusChange.changedAt));
  const [account] = await db
    .select({ id: person.id, role: person.role })
    .from(person)
    .where(and(eq(person.email, opened.email), sql`${person.emailVerified}`));
  await recordAccess(db, actor, { kind: "lead", id });
  const of = <Row extends { leadId: string }>(rows: Row[], leadId: string) =>
    rows.filter((row) => row.leadId === leadId);
  return {
    email: opened.email,
    account: account ?? null,
    pages,
    notes: await leadNotes(db, actor, db.select({ id: lead.id }).from(lead).where(sentBy)),
    leads: sent.map((each) => ({ ...each, consents: of(consents, each.id), changes: of(changes, each.id) })),
  };
}

export type Sender = NonNullable<Awaited<ReturnType<typeof readSender>>>;

export async function newestLeadOf(db: Db, actor: Actor, email: string) {
  mustHave(actor, "contacts");
  const [found] = await db
    .select({ id: lead.id })
    .from(lead)
    .where(and(eq(lead.email, email), isOpenTo(actor, lead.id)))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(1);
  return found?.id;
}
