import { watchReviews } from "../../domain/application/review/remind.server.ts";
import { watchConferenceDates } from "../../domain/conference/conference-dates.server.ts";
import type { ContentWatch } from "../../domain/content/content.server.ts";
import { watchDueMails } from "../../domain/guide/due-mails.server.ts";
import { watchIntroductions } from "../../domain/introduction/lapse.server.ts";
import { watchCheckIns } from "../../domain/kpi/missing-check-ins.server.ts";
import { watchReminders } from "../../domain/kpi/reminders.server.ts";
import { watchIssues } from "../../domain/newsletter/queue-issues.server.ts";
import { watchDigests } from "../../domain/notification/digest.server.ts";
import { watchLinkEnds } from "../../domain/deck/link-ends.server.ts";
import { watchPlanEnds } from "../../domain/notification/plan-ends.server.ts";
import { forgetLinks } from "../../domain/person/link.server.ts";
import { forgetSessions } from "../../domain/person/session.server.ts";
import { forgetSignUps } from "../../domain/person/sign-up.server.ts";
import { watchOpenHours } from "../../domain/meeting/hour-watch.server.ts";
import { readHosts } from "../../domain/meeting/hosts.server.ts";
import { watchMeetings } from "../../domain/meeting/reminder.server.ts";
import { watchNearSessions } from "../../domain/pitch-session/session-near.server.ts";
import { watchSessionDates } from "../../domain/pitch-session/session-dates.server.ts";
import { runRetention } from "../../domain/privacy/retention.server.ts";
import { type OwnData, watchErasures } from "../../domain/privacy/watch.server.ts";
import { watchTurns } from "../../domain/session-day/watch.server.ts";
import { watchWishes } from "../../domain/session-wish/watch.server.ts";
import { watchSessionRecords } from "../../domain/session-seat/watch.server.ts";
import { type Database, keepLogShort } from "../../platform/db/database.server.ts";
import { forgetTheFuture } from "../../platform/jobs/clock-set-back.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { forgetFullBuckets } from "../../platform/rate/bucket.server.ts";
import { watchDecks } from "./deck-drawing.server.ts";
import { watchDue } from "./due.server.ts";
import { watchReleases } from "./release.server.ts";

const upkeepEvery = 10 * 60_000;
const logEvery = 2_000;
const clockEvery = 2_000;

type Watcher = { stop: () => void | Promise<void> };

function every(milliseconds: number, work: () => unknown): Watcher {
  const timer = setInterval(work, milliseconds).unref();
  return { stop: () => clearInterval(timer) };
}

/** Calls back when the system clock, which the embedded database also uses, was set back. */
function whenSetBack(callBack: () => void) {
  const offset = () => Date.now() - performance.now();
  let last = offset();
  return every(clockEvery, () => {
    const now = offset();
    if (now < last - 1_000) callBack();
    last = now;
  });
}

/** Maintenance that PostgreSQL does by itself and the embedded database does not; deletes expired rate limits. */
async function keepUp({ db, engine }: Database, log: Log, ownData: OwnData) {
  await forgetFullBuckets(db);
  await forgetTheFuture(db);
  await forgetSessions(db);
  await forgetLinks(db);
  await forgetSignUps(db);
  await runRetention(db, log, ownData);
  if (engine.kind === "pglite") await engine.client.exec("vacuum analyze");
}

/** Starts the work that does not depend on requests. */
export function startWatchers(database: Database, log: Log, contentWatch: ContentWatch, ownData: OwnData): Watcher[] {
  const { db } = database;
  const warn = (text: string) => (error: unknown) => log.warn({ error }, text);
  return [
    watchDueMails(db, log),
    watchErasures(db, log, ownData),
    watchCheckIns(db, log),
    watchReminders(db, log),
    watchIntroductions(db, log),
    watchDue(db, contentWatch, log),
    watchDecks(db, log),
    watchLinkEnds(db, log),
    watchReleases(db, contentWatch, log),
    watchIssues(db, log),
    watchDigests(db, log),
    watchReviews(db, log),
    watchPlanEnds(db, log),
    watchConferenceDates(db, () => contentWatch.current().list("conference", "en"), log),
    watchMeetings(db, log),
    watchOpenHours(db, () => readHosts(db, contentWatch.current(), "en"), log),
    watchNearSessions(db, () => contentWatch.current().list("event", "en"), log),
    watchSessionDates(db, () => contentWatch.current().list("event", "en"), log),
    watchSessionRecords(db, log),
    watchWishes(db, log),
    watchTurns(db, log),
    every(upkeepEvery, () => keepUp(database, log, ownData).catch(warn("the upkeep of the database failed"))),
    every(logEvery, () => keepLogShort(database).catch(warn("a checkpoint could not be made"))),
    whenSetBack(() => void forgetTheFuture(db).catch(warn("jobs wait for a time that was"))),
  ];
}
