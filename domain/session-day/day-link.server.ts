import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { digestOf, newToken } from "../../platform/auth/secrets.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { take, takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { holderNow } from "../person/team.server.ts";
import { lockSeats } from "../session-seat/plan.server.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { isClosed } from "../session-seat/took-place.server.ts";
import { may } from "../team/rights.ts";
import { type Mark, plannedSession, storeMark } from "./presence.server.ts";
import { dayWindow } from "./presence.ts";
import { sessionLink } from "./session-day.table.ts";

const mostLinks = 10;

type LinkMade = { status: "stored"; token: string } | { status: "gone" | "cancelled" | "closed" | "many" };

/** Creates a link for a helper at a session. Its token is shown only once and is not stored. */
export async function makeDayLink(db: Db, actor: Actor, session: string, now = new Date()): Promise<LinkMade> {
  mustHave(actor, "sessions");
  const plan = await plannedSession(db, session, now);
  if (!plan) return { status: "gone" };
  if (plan.cancelledAt) return { status: "cancelled" };
  if (await isClosed(db, session)) return { status: "closed" };
  return db.transaction(async (tx): Promise<LinkMade> => {
    await lockSeats(tx, session);
    const live = and(eq(sessionLink.session, session), isNull(sessionLink.revokedAt));
    if ((await tx.$count(sessionLink, live)) >= mostLinks) return { status: "many" };
    const token = newToken();
    await tx
      .insert(sessionLink)
      .values({ id: randomUUID(), session, digest: digestOf(token), madeAt: now, madeBy: actor.viewer.id });
    await audit(tx, actor, { action: "session.link", object: { kind: "content.event", id: session } });
    return { status: "stored", token };
  });
}

async function mayMake(db: Db, madeBy: string | null) {
  const maker = await holderNow(db, madeBy);
  return maker !== undefined && may({ viewer: maker }, "sessions");
}

/** `opens` is false if the link's creator has lost the right to create links. */
export async function dayLinks(db: Db, actor: Actor, session: string) {
  mustHave(actor, "sessions");
  const links = await db
    .select({ id: sessionLink.id, madeAt: sessionLink.madeAt, madeBy: sessionLink.madeBy })
    .from(sessionLink)
    .where(and(eq(sessionLink.session, session), isNull(sessionLink.revokedAt)))
    .orderBy(asc(sessionLink.madeAt), asc(sessionLink.id));
  const shown = [];
  for (const { id, madeAt, madeBy } of links) shown.push({ id, madeAt, opens: await mayMake(db, madeBy) });
  return shown;
}

export async function revokeDayLink(
  db: Db,
  actor: Actor,
  { session, link }: { session: string; link: string },
  now = new Date(),
) {
  mustHave(actor, "sessions");
  return db.transaction(async (tx): Promise<"stored" | "gone"> => {
    const [revoked] = await tx
      .update(sessionLink)
      .set({ revokedAt: now })
      .where(
        and(eq(sessionLink.session, session), sql`${sessionLink.id}::text = ${link}`, isNull(sessionLink.revokedAt)),
      )
      .returning({ id: sessionLink.id });
    if (!revoked) return "gone";
    await audit(tx, actor, { action: "session.link-revoked", object: { kind: "content.event", id: session } });
    return "stored";
  });
}

/**
 * Limits attempts with invalid links only; valid links always open, because all helpers at a venue share one network.
 */
const misses = { capacity: 30, perSecond: 30 / 600 };

type OpenedLink =
  | { status: "open"; link: string; session: string }
  | { status: "gone" }
  | { status: "limited"; retryAfter: number };

/** Opening an invalid link counts towards a limit of failed attempts per network. */
export async function openDayLink(
  db: Db,
  { token, address }: { token: string; address: string },
  now = new Date(),
): Promise<OpenedLink> {
  const [found] = await db
    .select({ link: sessionLink.id, madeBy: sessionLink.madeBy, plan: sessionPlan })
    .from(sessionLink)
    .innerJoin(sessionPlan, eq(sessionPlan.session, sessionLink.session))
    .where(
      and(eq(sessionLink.digest, digestOf(token)), isNull(sessionLink.revokedAt), isNull(sessionPlan.cancelledAt)),
    );
  if (found && (await mayMake(db, found.madeBy))) {
    const { from, until } = dayWindow(found.plan);
    if (now >= from && now < until) return { status: "open", link: found.link, session: found.plan.session };
  }
  const missed = await takeAll(db, onNetworks("day-link", address, misses));
  return missed.allowed
    ? { status: "gone" }
    : { status: "limited", retryAfter: Math.ceil(missed.retryAfterMs / 1_000) };
}

/** Enough check-ins for every guest of an evening, but too few for a flood. */
const taps = { capacity: 600, perSecond: 2 };

export async function markByLink(db: Db, opened: { link: string; session: string }, mark: Mark, now = new Date()) {
  const taken = await take(db, `day-link-taps:${opened.link}`, taps);
  if (!taken.allowed) return { status: "limited" as const, retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  return { status: await storeMark(db, { session: opened.session, by: opened.link }, mark, now) };
}
