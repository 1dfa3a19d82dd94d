import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { byDate, type DateSort, type Order, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { mustHave } from "../audit/access.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { withoutContactDetails } from "./contact-details.ts";
import { daysAfter, type DeskState, introductionLimits } from "./introduction.ts";
import { introduction } from "./introduction.table.ts";

const order: Order = {
  by: [
    { key: introduction.askedAt, kind: "time" },
    { key: introduction.id, kind: "uuid" },
  ],
  newestFirst: true,
};

/**
 * A declined or hidden request counts as settled, because the team need not remind the startup. The answers to a
 * proposal are told to nobody, so a declined one counts as waiting.
 */
function stateAt(now: Date) {
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  return sql<DeskState>`case
    when introduction.ending is not null then introduction.ending
    when introduction.expires_at <= ${at(now)} then 'lapsed'
    when not ${isShownToStartup} or introduction.by = introduction.investor and exists (
      select 1 from introduction_answer a where a.introduction = introduction.id and a.verdict = 'no') then 'settled'
    when introduction.expires_at <= ${at(daysAfter(now, introductionLimits.dueDays))} then 'due'
    else 'waiting' end`;
}

export async function listIntroductions(
  db: Db,
  actor: Actor,
  { state, sort }: { state: DeskState | ""; sort?: DateSort },
  place: Place = {},
  now = new Date(),
) {
  mustHave(actor, "startups");
  const current = stateAt(now);
  const page = await readPage(byDate(order, sort), place, ({ where, orderBy, limit }) =>
    db
      .select({
        id: introduction.id,
        founder: introduction.founder,
        startup: introduction.startupName,
        investor: person.name,
        firm: firmSeen,
        proposed: sql<boolean>`introduction.by <> introduction.investor`,
        askedAt: introduction.askedAt,
        expiresAt: introduction.expiresAt,
        closedAt: introduction.closedAt,
        state: current,
        place: placeIn(order),
      })
      .from(introduction)
      .innerJoin(person, eq(person.id, introduction.investor))
      .leftJoin(investorProfile, eq(investorProfile.user_id, introduction.investor))
      .where(sql`${where ?? sql`true`} and ${state === "" ? sql`true` : sql`${current} = ${state}`}`)
      .orderBy(...orderBy)
      .limit(limit),
  );
  const rows = page.rows.map(({ investor, firm, startup, ...row }) => ({
    ...row,
    startup: withoutContactDetails(startup),
    investor: withoutContactDetails(investor),
    firm: withoutContactDetails(firm ?? ""),
  }));
  return { ...page, rows };
}
