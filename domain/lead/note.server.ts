import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, type SQLWrapper, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { paragraphs } from "../../platform/http/fields.server.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { mustHave } from "../audit/access.ts";
import { isClosedTo, isOpenTo, unscoredBy } from "../audit/closed.server.ts";
import { lead, leadNote } from "./lead.table.ts";

export const noteForm = z.object({ text: paragraphs(4_000, "noteTooLong").pipe(z.string().min(1, "noteRequired")) });

/**
 * Adds a note by a member of the accelerator's team to a lead; the same text within ten minutes is stored only once.
 * Returns false if the lead no longer exists.
 */
export async function writeNote(db: Db, actor: Actor, leadId: string, text: string) {
  mustHave(actor, "contacts");
  const author = actor.viewer.id;
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ id: lead.id }).from(lead).where(eq(lead.id, leadId)).for("no key update");
    if (!found || (await isClosedTo(tx, actor, leadId))) return false;
    const same = and(eq(leadNote.leadId, leadId), eq(leadNote.author, author), eq(leadNote.text, text));
    const [twice] = await tx
      .select({ id: leadNote.id })
      .from(leadNote)
      .where(and(same, gt(leadNote.writtenAt, sql`now() - interval '10 minutes'`)))
      .limit(1);
    if (twice) return true;
    const id = randomUUID();
    await tx.insert(leadNote).values({ id, leadId, author, text });
    await audit(tx, actor, { action: "lead.note", object: { kind: "lead", id: leadId }, after: { note: id } });
    return true;
  });
}

/**
 * Returns the notes on these leads, newest first. Colleagues' notes on an application are left out until the actor has
 * reviewed the application.
 */
export async function leadNotes(db: Db, actor: Actor, leads: string[] | SQLWrapper) {
  mustHave(actor, "contacts");
  return db
    .select({
      id: leadNote.id,
      text: leadNote.text,
      writtenAt: leadNote.writtenAt,
      author: nameOf,
    })
    .from(leadNote)
    .leftJoin(person, eq(person.id, leadNote.author))
    .where(
      and(
        inArray(leadNote.leadId, leads),
        isOpenTo(actor, leadNote.leadId),
        sql`(${leadNote.leadId} not in ${unscoredBy(actor)} or ${leadNote.author} = ${actor.viewer.id})`,
      ),
    )
    .orderBy(desc(leadNote.writtenAt));
}
