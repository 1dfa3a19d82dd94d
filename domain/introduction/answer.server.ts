import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit, writeAudit } from "../audit/audit.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { notify, notifyStartup } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { hiddenStartups, isHidden } from "../publication/published-now.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { type Limited, takeChange } from "./change.server.ts";
import { mayPropose, type Slot, writeSlots } from "./meeting.server.ts";
import { isProposal, type Side, stateOf, type Verdict } from "./introduction.ts";
import { introductionYesEmail } from "./introduction.emails.server.ts";
import { lockSides } from "./lock-sides.server.ts";
import { introduction, introductionAnswer } from "./introduction.table.ts";

export type Answered =
  /**
   * `awaits`: the other side's yes is still missing; `slots`: the proposed meeting times are not allowed; `held`: the
   * startup is hidden from investors.
   */
  { status: "stored"; awaits?: true } | { status: "closed" | "gone" | "slots" | "held" } | Limited;

export const doneBy = (answered: Answered, verdict: Verdict) => ("awaits" in answered ? "agreed" : verdict);

/** Stores the startup's first answer; a no stays secret, and the request expires as if unanswered. */
export async function answerIntroduction(
  db: Db,
  actor: Actor,
  { id: sent, verdict, slots = [] }: { id: string; verdict: Verdict; slots?: readonly Slot[] },
  now = new Date(),
): Promise<Answered> {
  const startup = mustEdit(actor);
  const limited = await takeChange(db, actor.viewer.id);
  if (limited) return limited;
  if (verdict === "yes" && slots.length > 0 && !mayPropose(slots, now)) return { status: "slots" };
  return db.transaction(async (tx): Promise<Answered> => {
    const its = and(sql`${introduction.id}::text = ${sent}`, eq(introduction.founder, startup), isShownToStartup);
    const [sides] = await tx.select({ investor: introduction.investor }).from(introduction).where(its);
    if (!sides) return { status: "gone" };
    await lockSides(tx, { startup, investor: sides.investor });
    await mustStillEdit(tx, actor);
    if (verdict === "yes" && (await isHidden(tx, startup))) return { status: "held" };
    const [found] = await tx.select().from(introduction).where(its).for("update");
    if (!found) return { status: "gone" };
    return keepAnswer(tx, actor, { row: found, side: "startup", verdict, slots }, now);
  });
}

/**
 * Stores an investor's first answer to a proposal by the accelerator. Returns "gone" when the investor has no such
 * proposal.
 */
export async function answerProposal(
  db: Db,
  actor: Actor,
  { id: proposed, verdict }: { id: string; verdict: Verdict },
  now = new Date(),
): Promise<Answered> {
  const investor = mustBeApproved(actor);
  const limited = await takeChange(db, investor);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<Answered> => {
    const its = and(
      sql`${introduction.id}::text = ${proposed}`,
      eq(introduction.investor, investor),
      ne(introduction.by, investor),
    );
    const [found] = await tx.select({ startup: introduction.founder }).from(introduction).where(its);
    if (!found) return { status: "gone" };
    await lockSides(tx, { startup: found.startup, investor });
    const [row] = await tx.select().from(introduction).where(its).for("update");
    return row ? keepAnswer(tx, actor, { row, side: "investor", verdict, slots: [] }, now) : { status: "gone" };
  });
}

type Row = typeof introduction.$inferSelect;
type Given = { row: Row; side: Side; verdict: Verdict; slots: readonly Slot[] };

/** The entry is without the verdict, because the desk reads the audit log and an answer is private. */
export const answerEntry = (startup: string) =>
  ({ action: "introduction.answer", object: { kind: "startup", id: startup } }) as const;

/** Stores one side's answer to a locked introduction, and introduces the two sides once every required yes is given. */
async function keepAnswer(tx: Db, actor: Actor, { row, side, verdict, slots }: Given, now: Date): Promise<Answered> {
  if (stateOf(row, now) !== "sent") return { status: "closed" };
  const [answer] = await tx
    .insert(introductionAnswer)
    .values({ introduction: row.id, side, verdict, by: actor.viewer.id, at: now })
    .onConflictDoNothing()
    .returning({ side: introductionAnswer.side });
  if (!answer) return { status: "closed" };
  if (!isProposal(row)) await audit(tx, actor, answerEntry(row.founder));
  if (verdict === "yes" && slots.length > 0) await writeSlots(tx, row.id, slots);
  if (verdict === "no") return { status: "stored" };
  if (!(await isAgreed(tx, row))) return { status: "stored", awaits: true };
  // Two entries without an introduction would tell that somebody said no, so a proposal has one, of the last yes.
  if (isProposal(row)) await audit(tx, actor, answerEntry(row.founder));
  await introduce(tx, row, now);
  return { status: "stored" };
}

/** SQL condition: both sides said yes, and whoever said it for the startup is still a founder of it and not blocked. */
const bothAgreed = and(
  isShownToStartup,
  sql`${introduction.founder} not in ${hiddenStartups}`,
  sql`exists (select 1 from introduction_answer a join startup_seat s on s.person = a.by
    join person p on p.id = a.by and p.role = 'founder'
    where a.introduction = introduction.id and a.side = 'startup' and a.verdict = 'yes'
      and s.startup = introduction.founder
      and not exists (select 1 from person_block b where b.person_id = a.by and b.lifted_at is null))`,
  sql`exists (select 1 from introduction_answer a
    where a.introduction = introduction.id and a.side = 'investor' and a.verdict = 'yes')`,
);

export async function isAgreed(tx: Db, row: Row) {
  return !isProposal(row) || (await tx.$count(introduction, and(eq(introduction.id, row.id), bothAgreed))) > 0;
}

/**
 * Deletes the yes of whoever has left a startup to proposals that are still open, so that the startup is asked again. The
 * caller must have locked the startup.
 */
export async function takeBackYesOf(tx: Db, { startup, speaker }: { startup: string; speaker: string }) {
  const { side, verdict, by, introduction: of } = introductionAnswer;
  const open = tx
    .select({ id: introduction.id })
    .from(introduction)
    .where(and(eq(introduction.founder, startup), isNull(introduction.closedAt)));
  const theirs = and(eq(side, "startup"), eq(verdict, "yes"), eq(by, speaker));
  await tx.delete(introductionAnswer).where(and(theirs, inArray(of, open)));
}

/** Introduces the sides of proposals whose second yes came while one side was hidden from the other. */
export async function introduceAgreed(db: Db, now: Date, failed: (error: unknown) => void) {
  const isOpen = and(isNull(introduction.closedAt), ne(introduction.by, introduction.investor));
  const agreed = await db.select().from(introduction).where(and(isOpen, bothAgreed));
  for (const { id, founder: startup, investor } of agreed)
    await db
      .transaction(async (tx) => {
        await lockSides(tx, { startup, investor });
        const [row] = await tx.select().from(introduction).where(eq(introduction.id, id)).for("update");
        if (!row || stateOf(row, now) !== "sent" || !(await isAgreed(tx, row))) return;
        await writeAudit(tx, { actor: null, ...answerEntry(startup) });
        await introduce(tx, row, now);
      })
      .catch(failed);
}

/** Marks an introduction as accepted, and e-mails each side the other's e-mail address. */
export async function introduce(tx: Db, row: Pick<Row, "id" | "founder" | "investor" | "by">, now: Date) {
  const { id, founder, investor } = row;
  await tx.update(introduction).set({ closedAt: now, ending: "yes" }).where(eq(introduction.id, id));
  const [answer] = await tx
    .update(introductionAnswer)
    .set({ email: sql`(select p.email from person p where p.id = introduction_answer.by)` })
    .where(and(eq(introductionAnswer.introduction, id), eq(introductionAnswer.side, "startup")))
    .returning({ by: introductionAnswer.by });
  for (const [side, to] of [
    ["investor", investor],
    ["startup", answer?.by ?? ""],
  ] as const) {
    const [reader] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(eq(person.id, to));
    if (!reader) continue;
    const email = introductionYesEmail.with({ lang: reader.lang, introduction: id, side });
    await enqueue(tx, [emailJob(email, { key: reader.email })]);
  }
  const notice = { event: `yes:${id}`, data: { state: isProposal(row) ? "agreed" : "yes" } };
  await notify(tx, investor, { kind: "introduction", ...notice, mailed: true }, now);
  if (isProposal(row))
    await notifyStartup(
      tx,
      founder,
      { kind: "introduction-request", ...notice, mailedTo: answer?.by ?? undefined },
      now,
    );
}
