import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { startupSeat } from "../person/startup.table.ts";
import { opensTo } from "../plan-grant/opens-to.server.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { type Limited, mayMeet, mayTry } from "./booking.server.ts";
import type { HostKind } from "./host.ts";
import { hourWatch } from "./host.table.ts";
import type { Host } from "./hosts.server.ts";
import { hourOpenEmail } from "./meeting.emails.server.ts";
import { inProgramme } from "./programme.server.ts";
import { nextTimes, timesOf } from "./times.server.ts";

const mostWatched = 20;

type Watched = Pick<Host, "id" | "kind" | "available">;

/** Registers a person for an e-mail when the host gets a free time; "open" if one is already free. */
export async function watchHours(
  db: Db,
  actor: Actor,
  host: Watched,
  now = new Date(),
): Promise<"watching" | "open" | "many-watched" | "programme" | Limited> {
  const founder = mustEdit(actor);
  const limited = await mayTry(db, founder);
  if (limited) return limited;
  if (!(await mayMeet(db, founder, host.kind))) return "programme";
  const who = actor.viewer.id;
  if ((await timesOf(db, { ...host, guest: founder }, now)).offers.length > 0) return "open";
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    if ((await tx.$count(hourWatch, eq(hourWatch.person, who))) >= mostWatched) return "many-watched";
    await tx.insert(hourWatch).values({ host: host.id, person: who }).onConflictDoNothing();
    return "watching";
  });
}

export async function isWatching(db: Db, actor: Actor, id: string) {
  mustRead(actor);
  return (await db.$count(hourWatch, and(eq(hourWatch.host, id), eq(hourWatch.person, actor.viewer.id)))) > 0;
}

/** Maximum e-mails about one host per run. The next run sends the remaining e-mails. */
const batch = 500;

export async function tellWatchers(db: Db, readHosts: () => Promise<readonly Watched[]>, now = new Date()) {
  const watched = await db.selectDistinct({ id: hourWatch.host }).from(hourWatch);
  if (watched.length === 0) return 0;
  const ids = new Set(watched.map(({ id }) => id));
  const hosts = (await readHosts()).filter(({ id, available }) => available && ids.has(id));
  let mailed = 0;
  const open = await nextTimes(db, hosts, now);
  for (const each of hosts) if (open.has(each.id)) mailed += await db.transaction((tx) => tellOf(tx, each, now));
  return mailed;
}

/** SQL condition on `startupSeat`: the startup may book a host of this kind, as mayMeet checks for one startup. */
const mayMeetNow = (kind: HostKind, now: Date) =>
  kind === "expert"
    ? inProgramme(sql`${startupSeat.startup}`)
    : sql`${startupSeat.startup} in ${opensTo("mentors", parisDay(now))}`;

async function tellOf(tx: Db, { id: host, kind }: Watched, now: Date) {
  const first = tx
    .select({ person: hourWatch.person })
    .from(hourWatch)
    .where(eq(hourWatch.host, host))
    .orderBy(asc(hourWatch.since), asc(hourWatch.person))
    .limit(batch);
  // If two servers run this code at the same time, only the server that deletes a row sends the e-mail.
  const waited = await tx
    .delete(hourWatch)
    .where(and(eq(hourWatch.host, host), inArray(hourWatch.person, first)))
    .returning({ person: hourWatch.person });
  if (waited.length === 0) return 0;
  const ids = waited.map((each) => each.person);
  // Who has left the startup, or whose startup may no longer meet the host, gets no e-mail.
  const readers = await tx
    .select({ email: person.email, lang: person.lang })
    .from(person)
    .innerJoin(startupSeat, eq(startupSeat.person, person.id))
    .where(and(inArray(person.id, ids), mayMeetNow(kind, now)));
  const jobs = readers.map(({ email, lang }) => emailJob(hourOpenEmail.with({ lang, host }), { key: email }));
  if (jobs.length > 0) await enqueue(tx, jobs);
  return jobs.length;
}
