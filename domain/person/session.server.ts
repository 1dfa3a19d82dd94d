import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { digestOf, newToken } from "../../platform/auth/secrets.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { SessionStage } from "./account.ts";
import { loginSession } from "./account.table.ts";
import { hasEnded } from "./ended.server.ts";
import { spoilLinks } from "./link.server.ts";
import { holdPerson } from "./person.server.ts";
import { person, personBlock } from "./person.table.ts";
import type { Seat } from "./seat.ts";
import { startupSeat } from "./startup.table.ts";
import { teamMember } from "./team-member.table.ts";
import type { TeamFunction } from "../team/rights.ts";
import type { Role, Viewer } from "./viewer.ts";

/** The person of a session. `viewer` gives no rights until the stage is "open". */
export type SignedIn = { viewer: Viewer; stage: SessionStage; lang: Lang };

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;
/**
 * `idle` is the maximum number of seconds between two requests of a session; `whole` is the maximum number of seconds
 * since the sign-in.
 */
const limits: Record<Role, { idle: number; whole: number }> = {
  founder: { idle: 7 * days, whole: 30 * days },
  investor: { idle: 7 * days, whole: 30 * days },
  team: { idle: 30 * minutes, whole: 12 * hours },
  admin: { idle: 30 * minutes, whole: 12 * hours },
};
/** Maximum seconds between the password and the second factor. */
const secondFactorWindow = 15 * minutes;
const seenEvery = 30;
/** Sessions last used more than this many seconds in the future are invalid, because the clock was set back. */
const clockSlack = 2 * hours;

export const cookieLifetime = (role: Role) => limits[role].whole;

const limitOf = (kind: "idle" | "whole") => sql`interval '1 second' * case
  when ${loginSession.stage} <> 'open' then ${secondFactorWindow}::int
  when ${person.role} in ('team', 'admin') then ${limits.admin[kind]}::int
  else ${limits.founder[kind]}::int end`;

const isAlive = sql<boolean>`(${loginSession.role} = ${person.role}
  and ${loginSession.seenAt} > now() - ${limitOf("idle")}
  and ${loginSession.createdAt} > now() - ${limitOf("whole")}
  and ${loginSession.seenAt} < now() + ${clockSlack}::int * interval '1 second'
  and not exists (select 1 from ${personBlock} where ${personBlock.personId} = ${person.id} and ${personBlock.liftedAt} is null)
  and not ${hasEnded})`;

/** SQL condition: the investor may see the deal flow. True for other roles. */
const isApproved = sql<boolean>`(${person.role} <> 'investor' or ${person.verdict} is not distinct from 'yes')`;

export type Browser = { address: string; device: string; token?: string | undefined };

/**
 * Maximum signed-in sessions per person. Sessions awaiting the second factor have a separate maximum, so they cannot
 * end signed-in ones.
 */
const most = 20;

/** Returns the token. Ends the browser's earlier session and, above the maximum, the oldest sessions. */
export async function openSession(db: Db, personId: string, stage: SessionStage, { address, device, token }: Browser) {
  const fresh = { id: randomUUID(), token: newToken() };
  // The lock makes concurrent calls run one after another, so that the maximum number of sessions is not exceeded.
  const { role } = await holdPerson(db, personId);
  if (token) await endSession(db, token);
  if (stage === "open")
    await db
      .update(person)
      .set({ lastSignInAt: sql`now()` })
      .where(eq(person.id, personId));
  const { id } = fresh;
  const digest = digestOf(fresh.token);
  await db.insert(loginSession).values({ id, personId, digest, role, stage, address, device: device.slice(0, 300) });
  const others = db
    .select({ id: loginSession.id })
    .from(loginSession)
    .where(
      and(
        eq(loginSession.personId, personId),
        ne(loginSession.id, id),
        sql`(${loginSession.stage} = 'open') = ${stage === "open"}`,
      ),
    )
    .orderBy(desc(loginSession.createdAt), desc(loginSession.id))
    .offset(most - 1);
  await db.delete(loginSession).where(inArray(loginSession.id, others));
  return fresh.token;
}

const sessionByDigest = (db: Db) =>
  db
    .select({
      sessionId: loginSession.id,
      stage: loginSession.stage,
      id: person.id,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      role: person.role,
      lang: person.lang,
      functions: sql<TeamFunction[]>`coalesce(to_json(${teamMember.functions}), '[]'::json)`,
      approved: isApproved,
      startup: sql<Seat | null>`case when ${person.role} = 'founder' and ${startupSeat.startup} is not null
        then json_build_object('id', ${startupSeat.startup}, 'role', ${startupSeat.role}) end`,
      alive: isAlive,
      stale: sql<boolean>`${loginSession.seenAt} < now() - ${seenEvery}::int * interval '1 second'`,
    })
    .from(loginSession)
    .innerJoin(person, eq(person.id, loginSession.personId))
    .leftJoin(startupSeat, eq(startupSeat.person, person.id))
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(eq(loginSession.digest, sql.placeholder("digest")))
    .prepare("session_by_digest");
const prepared = new WeakMap<Db, ReturnType<typeof sessionByDigest>>();

/** Returns the person and the stage of the session with this token, or undefined for an ended session. */
export async function readSession(db: Db, token: string): Promise<SignedIn | undefined> {
  // A prepared statement, because every request of a signed-in person runs this query, and planning takes longer than
  // running.
  const ask = prepared.get(db) ?? sessionByDigest(db);
  prepared.set(db, ask);
  const [found] = await ask.execute({ digest: digestOf(token) });
  if (!found) return undefined;
  const { stage, lang, alive, stale, ...viewer } = found;
  const its = eq(loginSession.id, viewer.sessionId);
  if (!alive) {
    // Otherwise the session would become valid again when the clock, a block or the role is changed back.
    await db.delete(loginSession).where(its);
    return undefined;
  }
  if (stale)
    await db
      .update(loginSession)
      .set({ seenAt: sql`now()` })
      .where(its);
  return { viewer, stage, lang };
}

/**
 * Checks whether a session is still valid. Unlike `readSession`, does not count as activity that prolongs the session.
 */
export async function isSessionOpen(db: Db, id: string) {
  const [found] = await db
    .select({ alive: isAlive })
    .from(loginSession)
    .innerJoin(person, eq(person.id, loginSession.personId))
    .where(eq(loginSession.id, id));
  return found?.alive ?? false;
}

/**
 * Locks the person and throws NotAllowed if the session has ended. For changes of how a person signs in, so that one
 * that an intruder sent just before the owner ended their session is not carried out after it.
 */
export async function holdSession(tx: Db, { id, sessionId }: Pick<Viewer, "id" | "sessionId">) {
  const own = await holdPerson(tx, id);
  if (!(await isSessionOpen(tx, sessionId))) throw new NotAllowed("the session has ended");
  return own;
}

export async function sessionBegan(db: Db, id: string) {
  const [found] = await db
    .select({ createdAt: loginSession.createdAt })
    .from(loginSession)
    .where(eq(loginSession.id, id));
  return found?.createdAt;
}

export async function endSession(db: Db, token: string) {
  await db.delete(loginSession).where(eq(loginSession.digest, digestOf(token)));
}

/**
 * Ends a person's sessions except `but`, and voids the links mailed to them, among which an intruder may have asked for
 * a change of address. Returns the number of ended sessions.
 */
export async function endSessions(db: Db, personId: string, { but }: { but?: string | undefined } = {}) {
  const ended = await db
    .delete(loginSession)
    .where(and(eq(loginSession.personId, personId), but === undefined ? undefined : ne(loginSession.id, but)))
    .returning({ id: loginSession.id });
  await spoilLinks(db, personId);
  return ended.length;
}

export async function endOneSession(db: Db, personId: string, id: string) {
  const ended = await db
    .delete(loginSession)
    .where(and(eq(loginSession.personId, personId), sql`${loginSession.id}::text = ${id}`))
    .returning({ id: loginSession.id });
  return ended.length > 0;
}

const isOpenOf = (personId: string) =>
  and(eq(loginSession.personId, personId), eq(loginSession.stage, "open"), isAlive);

export async function isSignedInOn(db: Db, personId: string, address: string) {
  const open = db
    .select({ id: loginSession.id })
    .from(loginSession)
    .innerJoin(person, eq(person.id, loginSession.personId))
    .where(and(isOpenOf(personId), eq(loginSession.address, address)))
    .limit(1);
  return (await open).length > 0;
}

export function sessionsOf(db: Db, personId: string) {
  const { id, createdAt, seenAt, address, device } = loginSession;
  return db
    .select({ id, createdAt, seenAt, address, device })
    .from(loginSession)
    .innerJoin(person, eq(person.id, loginSession.personId))
    .where(isOpenOf(personId))
    .orderBy(desc(seenAt));
}

export async function forgetSessions(db: Db) {
  await db
    .delete(loginSession)
    .where(lt(loginSession.seenAt, sql`now() - ${limits.founder.idle}::int * interval '1 second'`));
}
