import { answerTerms } from "../../domain/application/facts.server.ts";
import { releaseDue } from "../../domain/application/release.server.ts";
import { remindOfCalls } from "../../domain/application/call-reminder.server.ts";
import { remindReviewers } from "../../domain/application/review/remind.server.ts";
import { queueConferenceDates } from "../../domain/conference/conference-dates.server.ts";
import type { ContentWatch } from "../../domain/content/content.server.ts";
import { publishDue } from "../../domain/content/publish-due.server.ts";
import { queueDueMails } from "../../domain/guide/due-mails.server.ts";
import { introduceAgreed } from "../../domain/introduction/answer.server.ts";
import { askOutcomes, lapseIntroductions } from "../../domain/introduction/lapse.server.ts";
import { openMissingCheckIns } from "../../domain/kpi/missing-check-ins.server.ts";
import { remindOfCheckIns } from "../../domain/kpi/reminders.server.ts";
import { queueIssues } from "../../domain/newsletter/queue-issues.server.ts";
import { queueDigests } from "../../domain/notification/digest.server.ts";
import { tellOfLinkEnds } from "../../domain/deck/link-ends.server.ts";
import { tellOfEnds } from "../../domain/notification/plan-ends.server.ts";
import { forgetLinks } from "../../domain/person/link.server.ts";
import { forgetSessions } from "../../domain/person/session.server.ts";
import { forgetSignUps } from "../../domain/person/sign-up.server.ts";
import { tellWatchers } from "../../domain/meeting/hour-watch.server.ts";
import { tieAcceptances } from "../../domain/meeting/programme.server.ts";
import { readHosts } from "../../domain/meeting/hosts.server.ts";
import { remindOfMeetings } from "../../domain/meeting/reminder.server.ts";
import { tiePlaces } from "../../domain/pitch-session/founder-of.server.ts";
import { tellOfNearSessions } from "../../domain/pitch-session/session-near.server.ts";
import { queueSessionDate } from "../../domain/pitch-session/session-dates.server.ts";
import { keepingPeople } from "../../domain/pitch-session/keep-session.server.ts";
import { publishDuePosts } from "../../domain/post/publish-due.server.ts";
import { runRetention } from "../../domain/privacy/retention.server.ts";
import { type OwnData, watchErasures } from "../../domain/privacy/watch.server.ts";
import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import { mailMoves } from "../../domain/session-day/move.server.ts";
import { notifyOfMoves } from "../../domain/session-day/notify-moves.server.ts";
import { remindFounders } from "../../domain/session-day/remind.server.ts";
import { tieToSession } from "../../domain/pitch-session/tie-to-session.server.ts";
import { answerCancelled } from "../../domain/pitch-session/answer-cancelled.server.ts";
import { newPlaceOfCall } from "../../domain/application/call-place.server.ts";
import { tellNewPlaces } from "../../domain/meeting/new-place.server.ts";
import { withdrawTurns } from "../../domain/session-day/withdraw.server.ts";
import { followRecords } from "../../domain/session-seat/follow-records.server.ts";
import { remindGuests } from "../../domain/session-seat/remind.server.ts";
import { sendWishes } from "../../domain/session-wish/send.server.ts";
import { tellOfWishes } from "../../domain/session-wish/tell-of-wishes.server.ts";
import { type Database, keepLogShort } from "../../platform/db/database.server.ts";
import { forgetTheFuture } from "../../platform/jobs/clock-set-back.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { forgetFullBuckets } from "../../platform/rate/bucket.server.ts";
import { watchDecks } from "./deck-drawing.server.ts";

const second = 1_000;
const upkeepEvery = 10 * 60_000;
const logEvery = 2_000;
const clockEvery = 2_000;

type Watcher = { stop: () => void | Promise<void> };

function every(milliseconds: number, work: () => unknown): Watcher {
  const timer = setInterval(work, milliseconds).unref();
  return { stop: () => clearInterval(timer) };
}

/** Calls `callBack` after the system clock was set back, which would delay postponed jobs in the embedded database. */
function whenSetBack(callBack: () => void) {
  const offset = () => Date.now() - performance.now();
  let last = offset();
  return every(clockEvery, () => {
    const now = offset();
    if (now < last - 1_000) callBack();
    last = now;
  });
}

/**
 * Deletes expired records. Also vacuums the embedded database, because only a PostgreSQL server does that by itself.
 */
async function keepUp({ db, engine }: Database, log: Log, ownData: OwnData) {
  await forgetFullBuckets(db);
  await forgetTheFuture(db);
  await forgetSessions(db);
  await forgetLinks(db);
  await forgetSignUps(db);
  await runRetention(db, log, ownData);
  if (engine.kind === "pglite") await engine.client.exec("vacuum analyze");
}

export function startWatchers(database: Database, log: Log, contentWatch: ContentWatch, ownData: OwnData): Watcher[] {
  const { db } = database;
  const warn = (text: string) => (error: unknown) => log.warn({ error }, text);
  const look = (interval: number, work: (failed: (error: unknown) => void) => Promise<unknown>, failure: string) =>
    regularly(interval, () => work(warn(failure)), warn(failure));
  const content = () => contentWatch.current();
  const sessionsHeld = async () => withoutCancelled(db, content().list("event", "en"));
  return [
    look(20 * second, () => queueDueMails(db), "due mails of the guide could not be queued"),
    watchErasures(db, log, ownData),
    look(60 * second, () => openMissingCheckIns(db), "check-ins that are missing could not be looked for"),
    look(600 * second, () => remindOfCheckIns(db), "founders could not be reminded of their numbers"),
    look(
      60 * second,
      async (failed) => {
        await introduceAgreed(db, new Date(), failed);
        await lapseIntroductions(db, new Date(), failed);
        await askOutcomes(db, new Date(), failed);
      },
      "introductions could not be made or closed on time",
    ),
    look(
      2 * second,
      async () => {
        const published = (await publishDue(db, keepingPeople)) + (await publishDuePosts(db));
        if (published > 0) await contentWatch.refresh();
      },
      "what was due could not be published",
    ),
    watchDecks(db, log),
    look(600 * second, () => tellOfLinkEnds(db), "the end of a deck's link could not be told"),
    look(second, () => releaseDue(db, answerTerms(content()), log), "answers to applications could not be released"),
    look(5 * second, () => tieAcceptances(db), "acceptances could not be tied to their startups"),
    look(5 * second, () => tiePlaces(db), "places could not be tied to their startups"),
    look(5 * second, () => queueIssues(db), "e-mails of the newsletter could not be queued"),
    look(60 * second, () => queueDigests(db), "the day's notifications could not be mailed"),
    look(60 * second, () => remindReviewers(db), "the team could not be told of its reviews"),
    look(60 * second, () => tellOfEnds(db), "the end of a plan could not be told"),
    look(
      20 * second,
      () => queueConferenceDates(db, content().list("conference", "en")),
      "the date of a conference could not be told",
    ),
    look(60 * second, () => tellNewPlaces(db, newPlaceOfCall(db)), "people could not be told of a meeting's new place"),
    look(600 * second, () => remindOfMeetings(db), "people could not be reminded of their meetings"),
    look(
      60 * second,
      () => tellWatchers(db, () => readHosts(db, content(), "en")),
      "people could not be told of open hours",
    ),
    look(600 * second, () => remindOfCalls(db), "applicants could not be reminded of their calls"),
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
    look(5 * second, () => followRecords(db), "guests could not be told that their session has changed"),
    look(
      30 * second,
      async (failed) => {
        await tellOfWishes(db);
        await sendWishes(db, new Date(), failed);
      },
      "wishes of a session could not be sent",
    ),
    look(
      20 * second,
      async () => tieToSession(db, await sessionsHeld()),
      "applications could not be tied to the session that accepts them",
    ),
    look(20 * second, () => answerCancelled(db), "applicants could not be told that their session is cancelled"),
    look(
      5 * second,
      async () => {
        await withdrawTurns(db);
        await mailMoves(db);
        await notifyOfMoves(db);
        await remindFounders(db);
        await remindGuests(db);
      },
      "people could not be told of their session",
    ),
    every(upkeepEvery, () => keepUp(database, log, ownData).catch(warn("the upkeep of the database failed"))),
    every(logEvery, () => keepLogShort(database).catch(warn("a checkpoint could not be made"))),
    whenSetBack(() => void forgetTheFuture(db).catch(warn("jobs wait for a time that was"))),
  ];
}
