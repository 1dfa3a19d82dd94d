import { and, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { dealView, dealViewing } from "../deal/deal.table.ts";
import { deckAgreement, deckAgreementAccepted } from "../deck/agreement.table.ts";
import { deckLink } from "../deck/link.table.ts";
import { deckReader, deckVisit } from "../deck/reading.table.ts";
import { deckReport } from "../deck/report.table.ts";
import { followInvitation } from "../follow/follow.table.ts";
import { fund, fundInvitation, fundSeat } from "../fund/fund.table.ts";
import { keptSince } from "../retention/rules.ts";

/**
 * Deletes unconfirmed and ended investor invitations after the retention period. A confirmed invitation to a startup's
 * updates is kept until it ends.
 */
export async function forgetInvestorInvitations(db: Db, now: Date) {
  const since = keptSince("investor_invitations", now);
  const { confirmedAt, createdAt, endedAt } = followInvitation;
  const follows = await db
    .delete(followInvitation)
    .where(or(and(isNull(confirmedAt), lt(createdAt, since)), lt(endedAt, since)))
    .returning({ id: followInvitation.id });
  const old = lt(fundInvitation.createdAt, since);
  const seats = await db.delete(fundInvitation).where(old).returning({ id: fundInvitation.id });
  // Also deletes funds without a current member, for example because the last member was erased.
  const live = db.select({ id: fundSeat.fund }).from(fundSeat).where(isNull(fundSeat.endedAt));
  const funds = await db
    .delete(fund)
    .where(not(inArray(fund.id, live)))
    .returning({ id: fund.id });
  return follows.length + seats.length + funds.length;
}

export async function forgetViews(db: Db, now: Date) {
  const since = keptSince("deal_views", now);
  await db.delete(dealViewing).where(lt(dealViewing.lastCountedAt, since));
  return (await db.delete(dealView).where(lt(dealView.at, since)).returning({ id: dealView.id })).length;
}

export async function forgetDeckVisits(db: Db, now: Date) {
  const old = lt(deckVisit.openedAt, keptSince("deck_visits", now));
  const gone = await db.delete(deckVisit).where(old).returning({ id: deckVisit.id });
  const ended = sql`least(${deckLink.cutAt}, ${deckLink.expiresAt})`;
  await db.delete(deckLink).where(lt(ended, keptSince("deck_visits", now).toISOString()));
  await db.delete(deckReport).where(lt(deckReport.at, keptSince("deck_visits", now)));
  await db.delete(deckReader).where(sql`id not in (select reader from deck_visit where reader is not null)`);
  return gone.length;
}

/** Also deletes old texts of agreements that no pitch deck link and no proof uses. */
export async function forgetAgreements(db: Db, now: Date) {
  const since = keptSince("deck_agreements", now);
  const gone = await db
    .delete(deckAgreementAccepted)
    .where(lt(deckAgreementAccepted.at, since))
    .returning({ agreement: deckAgreementAccepted.agreement });
  await db
    .delete(deckAgreement)
    .where(
      and(
        lt(deckAgreement.at, since),
        sql`id not in (select agreement from deck_link where agreement is not null)`,
        sql`id not in (select agreement from deck_agreement_accepted)`,
      ),
    );
  return gone.length;
}
