import { answerTerms } from "../../domain/application/facts.server.ts";
import { releaseDue } from "../../domain/application/release.server.ts";
import { watchReviews } from "../../domain/application/review/remind.server.ts";
import { queueConferenceDates } from "../../domain/conference/conference-dates.server.ts";
import type { ContentWatch } from "../../domain/content/content.server.ts";
import { queueDueMails } from "../../domain/guide/due-mails.server.ts";
import { watchIntroductions } from "../../domain/introduction/lapse.server.ts";
import { openMissingCheckIns } from "../../domain/kpi/missing-check-ins.server.ts";
import { remindOfCheckIns } from "../../domain/kpi/reminders.server.ts";
import { queueIssues } from "../../domain/newsletter/queue-issues.server.ts";
import { queueDigests } from "../../domain/notification/digest.server.ts";
import { watchLinkEnds } from "../../domain/deck/link-ends.server.ts";
import { tellOfEnds } from "../../domain/notification/plan-ends.server.ts";
import { forgetLinks } from "../../domain/person/link.server.ts";
import { forgetSessions } from "../../domain/person/session.server.ts";
import { forgetSignUps } from "../../domain/person/sign-up.server.ts";
import { watchOpenHours } from "../../domain/meeting/hour-watch.server.ts";
import { readHosts } from "../../domain/meeting/hosts.server.ts";
import { watchMeetings } from "../../domain/meeting/reminder.server.ts";
import { tellOfNearSessions } from "../../domain/pitch-session/session-near.server.ts";
import { queueSessionDate } from "../../domain/pitch-session/session-dates.server.ts";
import { runRetention } from "../../domain/privacy/retention.server.ts";
import { type OwnData, watchErasures } from "../../domain/privacy/watch.server.ts";
import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import { watchTurns } from "../../domain/session-day/watch.server.ts";
import { watchWishes } from "../../domain/session-wish/watch.server.ts";
import { watchSessionRecords } from "../../domain/session-seat/watch.server.ts";
import { type Database, keepLogShort } from "../../platform/db/database.server.ts";
import { forgetTheFuture } from "../../platform/jobs/clock-set-back.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { forgetFullBuckets } from "../../platform/rate/bucket.server.ts";
import { watchDecks } from "./deck-drawing.server.ts";
import { watchDue } from "./due.server.ts";

const second = 1_000;
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
  const look = (interval: number, work: () => Promise<unknown>, failure: string) =>
    regularly(interval, work, warn(failure));
  const sessionsHeld = async () => withoutCancelled(db, contentWatch.current().list("event", "en"));
  return [
    look(20 * second, () => queueDueMails(db), "due mails of the guide could not be queued"),
    watchErasures(db, log, ownData),
    look(60 * second, () => openMissingCheckIns(db), "check-ins that are missing could not be looked for"),
    look(600 * second, () => remindOfCheckIns(db), "founders could not be reminded of their numbers"),
    watchIntroductions(db, log),
    watchDue(db, contentWatch, log),
    watchDecks(db, log),
    watchLinkEnds(db, log),
    look(
      second,
      () => releaseDue(db, answerTerms(contentWatch.current()), log),
      "answers to applications could not be released",
    ),
    look(5 * second, () => queueIssues(db), "e-mails of the newsletter could not be queued"),
    look(60 * second, () => queueDigests(db), "the day's notifications could not be mailed"),
    watchReviews(db, log),
    look(60 * second, () => tellOfEnds(db), "the end of a plan could not be told"),
    look(
      20 * second,
      () => queueConferenceDates(db, contentWatch.current().list("conference", "en")),
      "the date of a conference could not be told",
    ),
    watchMeetings(db, log),
    watchOpenHours(db, () => readHosts(db, contentWatch.current(), "en"), log),
    look(
      600 * second,
      async () => tellOfNearSessions(db, await sessionsHeld()),
      "founders could not be told that their session is near",
    ),
    look(
      20 * second,
      async () => queueSessionDate(db, await sessionsHeld()),
      "the date of a session could not be told",
    ),
    watchSessionRecords(db, log),
    watchWishes(db, log),
    watchTurns(db, log),
    every(upkeepEvery, () => keepUp(database, log, ownData).catch(warn("the upkeep of the database failed"))),
    every(logEvery, () => keepLogShort(database).catch(warn("a checkpoint could not be made"))),
    whenSetBack(() => void forgetTheFuture(db).catch(warn("jobs wait for a time that was"))),
  ];
}
