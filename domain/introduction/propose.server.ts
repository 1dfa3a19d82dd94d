import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { mustHave } from "../audit/access.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { matchOf } from "../match/match.ts";
import { notify, notifyStartup } from "../notification/notify.server.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import type { Actor } from "../person/actor.ts";
import { beingErased } from "../person/erasure.server.ts";
import { person } from "../person/person.table.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { isBlocked } from "../person/state.server.ts";
import { opensTo } from "../plan-grant/opens-to.server.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { type Limited, takeChange } from "./change.server.ts";
import { withoutContactDetails } from "./contact-details.ts";
import { daysAfter, expiryOf, introductionLimits } from "./introduction.ts";
import { introductionProposedEmail } from "./introduction.emails.server.ts";
import { introduction, introductionBlock } from "./introduction.table.ts";
import { lockSides } from "./lock-sides.server.ts";

/** `compared`: how many startups and investors are searched; `offered`: how many matches the team sees at most. */
const compared = 200;
const offered = 20;

type Pair = { startup: string; investor: string };
export type Proposed = { status: "stored" | "gone" } | Limited;
export type MatchOffered = Pair & {
  name: string;
  investorName: string;
  firm: string;
  points: number;
};

/** Returns SQL for the time of the latest activity among the people that `whose` selects. */
const lastSeen = (whose: ReturnType<typeof sql>) =>
  sql<Date | null>`(select max(s.seen_at) from login_session s where s.stage = 'open' and s.person_id in ${whose})`;

async function startupsToPropose(db: Db, now: Date, only?: string) {
  const published = publishedNow(db, now);
  const seen = lastSeen(sql`(select t.person from startup_seat t where t.startup = ${published.founder})`);
  const rows = await db
    .select({
      id: published.founder,
      name: published.name,
      stage: founderProfile.current_stage,
      sector: founderProfile.sector,
      funding: founderProfile.funding_amount_needed,
      shown: published.shown,
      customers: published.customers,
      deepTech: published.deepTech,
    })
    .from(published)
    .innerJoin(founderProfile, eq(founderProfile.user_id, published.founder))
    .where(
      and(
        only === undefined ? undefined : eq(published.founder, only),
        sql`${published.founder} in ${opensTo("proposals", parisDay(now))}`,
        sql`${seen} >= ${activeSince(now)}`,
      ),
    )
    .orderBy(desc(seen))
    .limit(compared);
  return rows.map(({ funding, shown, ...row }) => ({ ...row, sought: shown.includes("funding") ? funding : "" }));
}

const activeSince = (now: Date) =>
  sql`${daysAfter(now, -introductionLimits.proposedActiveDays).toISOString()}::timestamptz`;

function investorsToPropose(db: Db, now: Date, only?: string) {
  const seen = lastSeen(sql`(select ${person.id})`);
  const week = daysAfter(now, -7).toISOString();
  return db
    .select({ id: person.id, name: person.name, firm: firmSeen, wishes: investorProfile })
    .from(person)
    .innerJoin(investorProfile, eq(investorProfile.user_id, person.id))
    .where(
      and(
        only === undefined ? undefined : eq(person.id, only),
        eq(person.role, "investor"),
        eq(person.verdict, "yes"),
        sql`not ${isBlocked}`,
        sql`${person.id} not in (${beingErased})`,
        sql`${seen} >= ${activeSince(now)}`,
        sql`(select count(*) from introduction i where i.investor = ${person.id} and i.by <> i.investor
          and i.asked_at > ${week}::timestamptz) < ${introductionLimits.proposedAWeek}`,
      ),
    )
    .orderBy(desc(seen))
    .limit(compared);
}

async function pairsLeftOut(db: Db, now: Date, { startups, investors }: { startups: string[]; investors: string[] }) {
  const since = daysAfter(now, -introductionLimits.againDays);
  const { founder, investor, closedAt, expiresAt } = introduction;
  const recent = await db
    .select({ startup: founder, investor })
    .from(introduction)
    .where(
      and(
        inArray(founder, startups),
        inArray(investor, investors),
        or(gt(closedAt, since), and(sql`${closedAt} is null`, gt(expiresAt, since))),
      ),
    );
  const blocked = await db
    .select({ startup: introductionBlock.founder, investor: introductionBlock.investor })
    .from(introductionBlock)
    .where(and(inArray(introductionBlock.founder, startups), inArray(introductionBlock.investor, investors)));
  return new Set([...recent, ...blocked].map(keyOf));
}

const keyOf = ({ startup, investor }: Pair) => `${startup} ${investor}`;

async function matchesAmong(db: Db, now: Date, only?: Pair): Promise<MatchOffered[]> {
  const startups = await startupsToPropose(db, now, only?.startup);
  const investors = await investorsToPropose(db, now, only?.investor);
  if (startups.length === 0 || investors.length === 0) return [];
  const ids = { startups: startups.map(({ id }) => id), investors: investors.map(({ id }) => id) };
  const leftOut = await pairsLeftOut(db, now, ids);
  return investors
    .flatMap(({ id: investor, name: investorName, firm, wishes }) =>
      startups.map(({ id: startup, name, ...known }) => {
        const { points } = matchOf(wishes, known);
        return { startup, investor, name, investorName, firm, points: points ?? 0 };
      }),
    )
    .filter((pair) => pair.points >= introductionLimits.proposedPoints && !leftOut.has(keyOf(pair)));
}

export async function matchesToPropose(db: Db, actor: Actor, now = new Date()) {
  mustHave(actor, "startups");
  const matches = await matchesAmong(db, now);
  return matches
    .toSorted((one, other) => other.points - one.points)
    .slice(0, offered)
    .map(({ name, investorName, firm, ...pair }) => ({
      ...pair,
      name: withoutContactDetails(name),
      investorName: withoutContactDetails(investorName),
      firm: withoutContactDetails(firm),
    }));
}

/** Returns "gone" when startup and investor no longer match or must not be proposed to each other. */
export async function proposeIntroduction(db: Db, actor: Actor, pair: Pair, now = new Date()): Promise<Proposed> {
  const by = mustHave(actor, "startups");
  const limited = await takeChange(db, by);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<Proposed> => {
    await lockSides(tx, pair);
    await lock(tx, "proposals", pair.investor);
    const [match] = await matchesAmong(tx, now, pair);
    if (!match) return { status: "gone" };
    const id = randomUUID();
    const { startup, investor } = pair;
    const added = await tx
      .insert(introduction)
      .values({
        ...{ id, founder: startup, investor, by, startupName: match.name, message: "", askedAt: now },
        expiresAt: expiryOf(now),
      })
      .onConflictDoNothing()
      .returning({ id: introduction.id });
    if (added.length === 0) return { status: "gone" };
    await tellBoth(tx, { id, ...pair }, now);
    await audit(tx, actor, { action: "introduction.propose", object: { kind: "startup", id: startup } });
    return { status: "stored" };
  });
}

async function tellBoth(tx: Db, { id, startup, investor }: Pair & { id: string }, now: Date) {
  const contact = await contactOf(tx, startup);
  const [found] = await tx
    .select({ id: person.id, email: person.email, lang: person.lang })
    .from(person)
    .where(eq(person.id, investor));
  for (const [side, reader] of [
    ["startup", contact],
    ["investor", found],
  ] as const) {
    if (!reader) continue;
    const email = introductionProposedEmail[side].with({ lang: reader.lang, introduction: id, person: reader.id });
    await enqueue(tx, [emailJob(email, { key: reader.email })]);
  }
  const notice = { event: `proposed:${id}`, data: { state: "proposed", until: expiryOf(now).toISOString() } };
  await notify(tx, investor, { kind: "introduction", ...notice, mailed: true }, now);
  await notifyStartup(tx, startup, { kind: "introduction-request", ...notice, mailedTo: contact?.id }, now);
}
