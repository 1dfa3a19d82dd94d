import { holdSession } from "../person/session.server.ts";
import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { closeFeed } from "../person/close-feed.server.ts";
import { person, personBlock } from "../person/person.table.ts";
import { startupSeat } from "../person/startup.table.ts";
import { teamMember } from "../person/team-member.table.ts";
import { roles } from "../person/viewer.ts";
import { calendarFeed } from "../person/calendar-feed.table.ts";

const tokenBytes = 32;
const digestOf = (token: string) => createHash("sha256").update(token).digest("hex");

const changes = { capacity: 30, perSecond: 30 / 3_600 };

async function mayChange(db: Db, who: string) {
  const taken = await take(db, `calendar-feed:${who}`, changes);
  return taken.allowed ? undefined : { status: "limited" as const, retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}

/** The token is shown only once, because only its digest is stored. */
export async function openFeed(db: Db, actor: Actor, now = new Date()) {
  const who = mustBe(actor, ...roles);
  const limited = await mayChange(db, who);
  if (limited) return limited;
  const token = randomBytes(tokenBytes).toString("base64url");
  const row = { digest: digestOf(token), openedAt: now };
  await db.transaction(async (tx) => {
    await holdSession(tx, actor.viewer);
    await tx
      .insert(calendarFeed)
      .values({ person: who, ...row })
      .onConflictDoUpdate({ target: calendarFeed.person, set: row });
  });
  return { status: "opened" as const, token };
}

/** Also deletes the setting that switches off calendar files, so new e-mails have calendar files again. */
export async function revokeFeed(db: Db, actor: Actor) {
  const who = mustBe(actor, ...roles);
  return (await closeFeed(db, who)) ? ("revoked" as const) : ("none" as const);
}

/**
 * Stores whether e-mails about new appointments have calendar files attached. A calendar feed makes these files
 * redundant.
 */
export async function chooseFiles(db: Db, actor: Actor, attach: boolean, now = new Date()) {
  const who = mustBe(actor, ...roles);
  const limited = await mayChange(db, who);
  if (limited) return limited;
  const stored = await db
    .update(calendarFeed)
    .set({ noFilesSince: attach ? null : now })
    .where(eq(calendarFeed.person, who))
    .returning({ who: calendarFeed.person });
  return { status: stored.length > 0 ? ("stored" as const) : ("none" as const) };
}

export async function ownFeed(db: Db, actor: Actor) {
  const who = mustBe(actor, ...roles);
  const [found] = await db
    .select({ openedAt: calendarFeed.openedAt, noFilesSince: calendarFeed.noFilesSince })
    .from(calendarFeed)
    .where(eq(calendarFeed.person, who));
  return found;
}

export async function attachesFile(db: Db, email: string, madeAt: Date) {
  const [found] = await db
    .select({ since: calendarFeed.noFilesSince })
    .from(calendarFeed)
    .innerJoin(person, eq(person.id, calendarFeed.person))
    .where(and(eq(person.email, email), isNotNull(calendarFeed.noFilesSince)));
  // An appointment that was sent as a calendar file can only be updated by another calendar file.
  return !found?.since || madeAt < found.since;
}

/** Returns a calendar feed's owner, or undefined if the token or the owner's access has ended. */
export async function readerOfFeed(db: Db, token: string) {
  const [found] = await db
    .select({
      ...{ id: person.id, lang: person.lang, role: person.role, email: person.email, isProven: person.emailVerified },
      ...{ startup: startupSeat.startup, functions: teamMember.functions },
    })
    .from(calendarFeed)
    .innerJoin(person, eq(person.id, calendarFeed.person))
    .leftJoin(personBlock, and(eq(personBlock.personId, person.id), isNull(personBlock.liftedAt)))
    .leftJoin(startupSeat, eq(startupSeat.person, person.id))
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(and(eq(calendarFeed.digest, digestOf(token)), isNull(personBlock.id)));
  if (!found || (found.role === "founder" && !found.startup) || (found.role === "team" && !found.functions))
    return undefined;
  return { ...found, functions: found.functions ?? [] };
}

export type FeedReader = NonNullable<Awaited<ReturnType<typeof readerOfFeed>>>;
