import { and, desc, eq, gt, isNull, min, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { maySit, mustRead } from "../startup/access.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { afterYes } from "./after-yes.server.ts";
import { withoutContactDetails } from "./contact-details.ts";
import { isProposal, type Side, stateOf } from "./introduction.ts";
import { introduction, introductionAnswer } from "./introduction.table.ts";
import { replyAddressOf, speaker, speakerOf } from "./people.server.ts";

/** Accepted requests stay visible to the startup even if the investor is later blocked or no longer approved. */
const isShown = or(isShownToStartup, eq(introduction.ending, "yes"));

const answerOf = (side: Side) =>
  and(eq(introductionAnswer.introduction, introduction.id), eq(introductionAnswer.side, side));

const isWaiting = (now: Date) =>
  and(
    isShownToStartup,
    isNull(introduction.closedAt),
    gt(introduction.expiresAt, now),
    isNull(introductionAnswer.verdict),
  );

const requests = (db: Db, where: SQL | undefined) =>
  db
    .select({
      row: introduction,
      answer: introductionAnswer.verdict,
      answeredAt: introductionAnswer.at,
      name: person.name,
      lang: person.lang,
      firm: firmSeen,
      stages: investorProfile.investment_stages,
      ticketMin: investorProfile.ticket_size_min,
      ticketMax: investorProfile.ticket_size_max,
      sectors: investorProfile.preferred_sectors,
      focus: investorProfile.investment_focus,
      seesTimes: isShownToStartup,
      /** The first day of the month: by the moment, an investor whom a proposal doesn't name could be recognised. */
      approvedIn: sql<string | null>`(
        select to_char(max(d.decided_at) at time zone 'Europe/Paris', 'YYYY-MM-01')
        from investor_decision d where d.person_id = ${introduction.investor} and d.verdict = 'yes')`,
    })
    .from(introduction)
    .innerJoin(person, eq(person.id, introduction.investor))
    .leftJoin(investorProfile, eq(investorProfile.user_id, introduction.investor))
    .leftJoin(introductionAnswer, answerOf("startup"))
    .where(where);

type Found = Awaited<ReturnType<typeof requests>>[number];

/** "agreed": the startup has said yes to a proposal, but the investor has not. */
const openStates = { none: "waiting", no: "no", yes: "agreed" } as const;

/** Returns a request as the startup sees it, without names that contain contact details. */
async function asReceived(db: Db, { row, answer, name, firm, seesTimes, approvedIn, ...wishes }: Found, now: Date) {
  const state = stateOf(row, now);
  const isYes = state === "yes";
  const proposed = isProposal(row);
  const isNamed = isYes || !proposed;
  return {
    ...{ id: row.id, message: row.message, askedAt: row.askedAt, expiresAt: row.expiresAt, proposed },
    state: state === "sent" ? openStates[answer ?? "none"] : state,
    /** Whether the startup said no; the investor never sees this. */
    isRefused: answer === "no",
    closedAt: state === "lapsed" ? row.expiresAt : row.closedAt,
    /** Empty for a proposal until both sides say yes, because the investor has not agreed to be named. */
    name: isNamed ? withoutContactDetails(name) : "",
    firm: isNamed ? withoutContactDetails(firm ?? "") : "",
    ...wishes,
    /** Null for an investor who is shut out, whatever the cause. */
    approvedIn: seesTimes ? approvedIn : null,
    isShutOut: !seesTimes,
    investor: isYes ? await speaker(db, row.investor) : null,
    speaker: isYes ? await speakerOf(db, row) : null,
    /** Whether the investor meets whoever proposes new times, because the person who said yes no longer speaks for the startup. */
    takesOver: isYes && (await replyAddressOf(db, row)) === null,
    ...(await afterYes(db, row, "startup", now)),
  };
}

export type ReceivedIntroduction = Awaited<ReturnType<typeof asReceived>>;

export async function receivedIntroductions(db: Db, actor: Actor, page = 1, now = new Date()) {
  const startup = mustRead(actor);
  const own = and(eq(introduction.founder, startup), isShown);
  const open = await requests(db, and(own, isWaiting(now))).orderBy(introduction.expiresAt);
  const others = and(own, sql`not coalesce(${isWaiting(now)}, false)`);
  const [counted] = await db
    .select({ found: sql`count(*)`.mapWith(Number) })
    .from(introduction)
    .leftJoin(introductionAnswer, answerOf("startup"))
    .where(others);
  const past = await readNumbered(page, counted?.found ?? 0, ({ limit, offset }) =>
    requests(db, others).orderBy(desc(introduction.askedAt), desc(introduction.id)).limit(limit).offset(offset),
  );
  const all = async (found: Found[]) => {
    const rows = [];
    for (const each of found) rows.push(await asReceived(db, each, now));
    return rows;
  };
  return { waiting: await all(open), past: { ...past, rows: await all(past.rows) } };
}

/** The requests that the founder may answer: a reader of the startup has none. */
export async function waitingRequests(db: Db, actor: Actor, now = new Date()) {
  const startup = mustRead(actor);
  if (!maySit(actor, "editor")) return { count: 0, hasProposal: false, until: null };
  const [counted] = await db
    .select({
      found: sql`count(*)`.mapWith(Number),
      hasProposal: sql<boolean | null>`bool_or(${introduction.by} <> ${introduction.investor})`,
      until: min(introduction.expiresAt),
    })
    .from(introduction)
    .leftJoin(introductionAnswer, answerOf("startup"))
    .where(and(eq(introduction.founder, startup), isWaiting(now)));
  return {
    count: counted?.found ?? 0,
    hasProposal: counted?.hasProposal ?? false,
    until: counted?.until ?? null,
  };
}
