import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { answerEntry, introduce, isAgreed } from "./answer.server.ts";
import { isBlockedBy, lastOf, tellStartup } from "./ask.server.ts";
import { againAt, expiryOf, isProposal, type Side, stateOf } from "./introduction.ts";
import { introduction, introductionAnswer } from "./introduction.table.ts";

export type Wished = {
  session: string;
  startup: string;
  startupName: string;
  investor: string;
  at: Date;
  /** Who wished for the startup to meet the investor, and when; null without such a wish. */
  yes: { by: string; at: Date } | null;
};

/** A wish becomes an introduction if both sides wished it, else a request; "kept" means that nothing is sent. */
export async function introduceAtSession(tx: Db, wished: Wished, now: Date): Promise<"yes" | "asked" | "kept"> {
  const { startup, investor } = wished;
  const own = and(eq(introduction.founder, startup), eq(introduction.investor, investor));
  const [last] = await tx
    .select()
    .from(introduction)
    .where(own)
    .orderBy(desc(introduction.askedAt))
    .limit(1)
    .for("update");
  const isOpen = last !== undefined && stateOf(last, now) === "sent";
  const answers = last
    ? await tx.select().from(introductionAnswer).where(eq(introductionAnswer.introduction, last.id))
    : [];
  // A no overrides the same side's wish only if given after the wish.
  const declined = (of: Side, since: Date) =>
    answers.some(({ side, verdict, at }) => side === of && verdict === "no" && at >= since);
  if (declined("investor", wished.at)) return "kept";
  const isHidden = await isBlockedBy(tx, startup, investor);
  const yes = wished.yes && !declined("startup", wished.yes.at) && !isHidden ? wished.yes : null;
  const introduceBoth = async ({ id, by }: { id: string; by: string }, speaker: string) => {
    await writeAudit(tx, { actor: speaker, ...answerEntry(startup) });
    await tx.update(introduction).set({ session: wished.session }).where(eq(introduction.id, id));
    await introduce(tx, { id, founder: startup, investor, by }, now);
    return "yes" as const;
  };
  const proposal = isOpen && isProposal(last) ? last : null;
  if (proposal) await sayYes(tx, { id: proposal.id, side: "investor", by: investor }, now);
  if (!yes) {
    if (proposal && (await isAgreed(tx, proposal))) return introduceBoth(proposal, investor);
    if (isOpen) return "asked";
    const lastOfFund = await lastOf(tx, { startup, investor }, now);
    if (lastOfFund && stateOf(lastOfFund, now) === "sent") return "kept";
    const again = lastOfFund && againAt(lastOfFund, now);
    if (again && again > now) return "kept";
    const result = await ask(tx, wished, now);
    if (!result) return "kept";
    await tellStartup(tx, { id: result, startup, investor }, now);
    return "asked";
  }
  if (last?.ending === "yes") return "yes";
  if (last?.ending === "withdrawn" && last.closedAt && last.closedAt >= wished.at) return "kept";
  const id = isOpen ? last.id : await ask(tx, wished, now);
  if (!id) return "kept";
  await sayYes(tx, { id, side: "startup", by: yes.by }, now);
  return introduceBoth({ id, by: isOpen ? last.by : investor }, yes.by);
}

type Yes = { id: string; side: Side; by: string };

/** Writes no audit entry: an entry of a proposal that introduces nobody would tell that somebody said no. */
async function sayYes(tx: Db, { id, side, by }: Yes, now: Date) {
  await tx
    .insert(introductionAnswer)
    .values({ introduction: id, side, verdict: "yes", by, at: now })
    .onConflictDoUpdate({
      target: [introductionAnswer.introduction, introductionAnswer.side],
      set: { verdict: "yes", by, at: now },
    });
}

/** Returns undefined when an earlier request is not closed, even if expired. */
async function ask(tx: Db, { session, startup, startupName, investor }: Wished, now: Date) {
  const id = randomUUID();
  const [added] = await tx
    .insert(introduction)
    .values({
      ...{ id, founder: startup, investor, by: investor, startupName, message: "", session, askedAt: now },
      expiresAt: expiryOf(now),
    })
    .onConflictDoNothing()
    .returning({ id: introduction.id });
  if (!added) return undefined;
  await writeAudit(tx, {
    ...{ actor: investor, action: "introduction.ask", object: { kind: "startup", id: startup } },
    after: { session },
  });
  return added.id;
}
