import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { isBlocked } from "../person/state.server.ts";
import { fund, fundSeat } from "./fund.table.ts";

export async function fundSeatOf(db: Db, investor: string) {
  const [found] = await db
    .select({ fund: fundSeat.fund, lead: fundSeat.lead })
    .from(fundSeat)
    .where(and(eq(fundSeat.person, investor), isNull(fundSeat.endedAt)));
  return found;
}

/** Returns SQL for the id of the fund in which an investor currently has a seat; null without a seat. */
export const fundOf = (investor: string) =>
  sql<
    string | null
  >`(select ${fundSeat.fund} from ${fundSeat} where ${fundSeat.person} = ${investor} and ${fundSeat.endedAt} is null)`;

/** SQL for the name of a fund: its firm's, or else that of its lead or longest-standing member. */
export const fundName = sql<string>`coalesce(nullif(fund.name, ''), (
  select p.name from fund_seat s join person p on p.id = s.person
  where s.fund = fund.id and s.ended_at is null order by s.lead desc, s.since, s.id limit 1), '')`;

export async function ownFund(db: Db, actor: Actor) {
  const investor = mustBeApproved(actor);
  const [found] = await db
    .select({ id: fund.id, name: fundName, lead: fundSeat.lead })
    .from(fundSeat)
    .innerJoin(fund, eq(fund.id, fundSeat.fund))
    .where(and(eq(fundSeat.person, investor), isNull(fundSeat.endedAt)));
  return found ?? null;
}

export const lockSeatOf = (tx: Db, investor: string) => lock(tx, "fund-seat", investor);

export async function lockFund(tx: Db, id: string) {
  await tx.select({ id: fund.id }).from(fund).where(eq(fund.id, id)).for("no key update");
}

/** An SQL condition on `person`: the investor may act for a fund. */
export const canActForFund = and(eq(person.role, "investor"), eq(person.verdict, "yes"), sql`not ${isBlocked}`);

/** Returns who may invite and remove members: the lead, else the longest-standing member. */
export async function leaderOf(db: Db, id: string) {
  const [first] = await db
    .select({ person: fundSeat.person })
    .from(fundSeat)
    .innerJoin(person, eq(person.id, fundSeat.person))
    .where(and(eq(fundSeat.fund, id), isNull(fundSeat.endedAt), canActForFund))
    .orderBy(desc(fundSeat.lead), fundSeat.since, fundSeat.id)
    .limit(1);
  return first?.person;
}
