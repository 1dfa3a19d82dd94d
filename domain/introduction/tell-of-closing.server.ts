import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { approvedName } from "../deck/own-reading.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { beingErased } from "../person/erasure.server.ts";
import { person } from "../person/person.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { startupGoneEmail } from "./introduction.emails.server.ts";
import { introduction } from "./introduction.table.ts";

/** SQL condition: the investor follows the startup, or keeps a note, a stage or a live introduction about it. */
const keepsSomethingOf = (startup: string) => {
  const theirs = sql`(kept.startup = ${startup} and (kept.investor = person.id
    or kept.fund in (select s.fund from fund_seat s where s.person = person.id and s.ended_at is null)))`;
  return sql`(
    exists (select 1 from follow f where f.startup = ${startup} and f.investor = person.id and f.ended_at is null)
    or exists (select 1 from introduction i where i.founder = ${startup} and i.investor = person.id
      and (i.closed_at is null or i.ending = 'yes'))
    or exists (select 1 from deal_note kept where ${theirs})
    or exists (select 1 from deal_stage kept where ${theirs}))`;
};

/** Tells the investors of a startup that is about to be deleted; must run before the deletion, in its transaction. */
export async function tellOfClosing(tx: Db, startup: string) {
  const readers = await tx
    .select({ email: person.email, lang: person.lang })
    .from(person)
    .where(
      sql`person.role = 'investor' and person.verdict = 'yes' and not ${isBlocked}
        and person.id not in (${beingErased}) and ${keepsSomethingOf(startup)}`,
    );
  if (readers.length === 0) return;
  const [asked] = await tx
    .select({ name: introduction.startupName })
    .from(introduction)
    .where(eq(introduction.founder, startup))
    .orderBy(desc(introduction.askedAt))
    .limit(1);
  const name = mailedName((await approvedName(tx, startup)) ?? asked?.name ?? "");
  await enqueue(
    tx,
    readers.map(({ email, lang }) => emailJob(startupGoneEmail.with({ lang, startup: name }), { key: email })),
  );
}
