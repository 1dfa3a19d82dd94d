import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { dealNote, dealStage } from "../deal-stage/deal-stage.table.ts";
import { canActForFund, fundSeatOf, leaderOf, lockFund, lockSeatOf, ownFund } from "../fund/fund.server.ts";
import { fund, fundSeat } from "../fund/fund.table.ts";
import { invitationsOf } from "../fund/invitation.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";

export async function readFundTeam(db: Db, actor: Actor, now = new Date()) {
  const investor = mustBeApproved(actor);
  const own = await ownFund(db, actor);
  if (!own) return null;
  const people = await db
    .select({ person: fundSeat.person, name: nameOf, since: fundSeat.since, acts: sql<boolean>`(${canActForFund})` })
    .from(fundSeat)
    .innerJoin(person, eq(person.id, fundSeat.person))
    .where(and(eq(fundSeat.fund, own.id), isNull(fundSeat.endedAt)))
    .orderBy(fundSeat.since, fundSeat.id);
  const leader = await leaderOf(db, own.id);
  const isLead = leader === investor;
  return {
    name: own.name,
    isLead,
    people: people.map(({ acts, ...each }) => ({
      ...each,
      leads: each.person === leader,
      isMe: each.person === investor,
      /** Only the lead, who can free the seat, is told of a colleague without access. */
      lacksAccess: isLead && !acts,
    })),
    invitations: isLead ? await invitationsOf(db, own.id, now) : [],
  };
}

/** Ends an investor's seat; notes and deal stages stay with the investor, and an empty fund is deleted. */
async function endSeat(tx: Db, id: string, investor: string, now: Date) {
  await tx
    .update(dealNote)
    .set({ fund: null })
    .where(and(eq(dealNote.fund, id), eq(dealNote.investor, investor)));
  await tx.execute(sql`insert into ${dealStage} (id, investor, startup, stage, tags, by, at)
    select gen_random_uuid(), ${investor}, startup, stage, tags, by, at from ${dealStage} own
    where own.fund = ${id}::uuid and own.by = ${investor}
    on conflict (investor, startup) do update set stage = excluded.stage, tags = excluded.tags, at = excluded.at`);
  const live = and(eq(fundSeat.fund, id), isNull(fundSeat.endedAt));
  await tx
    .update(fundSeat)
    .set({ endedAt: now })
    .where(and(live, eq(fundSeat.person, investor)));
  if ((await tx.$count(fundSeat, live)) === 0) await tx.delete(fund).where(eq(fund.id, id));
}

async function endOwnSeat(tx: Db, investor: string, now: Date) {
  await lockSeatOf(tx, investor);
  const seat = await fundSeatOf(tx, investor);
  if (!seat) return false;
  await lockFund(tx, seat.fund);
  await endSeat(tx, seat.fund, investor, now);
  return true;
}

export async function leaveFund(db: Db, actor: Actor, now = new Date()) {
  const investor = mustBeApproved(actor);
  return db.transaction(async (tx) => {
    if (!(await endOwnSeat(tx, investor, now))) return false;
    await audit(tx, actor, { action: "fund.leave", object: { kind: "person", id: investor } });
    return true;
  });
}

/** Runs a change of a person; if they are no investor after it, their seat ends in the same transaction. */
export async function endingFundSeat<Changed>(tx: Db, id: string, change: () => Promise<Changed>, now: Date) {
  // Taken before the change locks the person, in the same order as in `leaveFund`, to avoid deadlocks.
  await lockSeatOf(tx, id);
  const changed = await change();
  const isInvestor = and(eq(person.id, id), eq(person.role, "investor"));
  if ((await tx.$count(person, isInvestor)) === 0) await endOwnSeat(tx, id, now);
  return changed;
}

export async function removeColleague(db: Db, actor: Actor, colleague: string, now = new Date()) {
  const investor = mustBeApproved(actor);
  return db.transaction(async (tx) => {
    await lockSeatOf(tx, colleague);
    const seat = await fundSeatOf(tx, investor);
    if (!seat || colleague === investor) return false;
    await lockFund(tx, seat.fund);
    if ((await leaderOf(tx, seat.fund)) !== investor) return false;
    if ((await fundSeatOf(tx, colleague))?.fund !== seat.fund) return false;
    await endSeat(tx, seat.fund, colleague, now);
    await audit(tx, actor, { action: "fund.remove", object: { kind: "person", id: colleague } });
    return true;
  });
}
