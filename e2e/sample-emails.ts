import { formats } from "../platform/language/format.ts";
import { type Lang } from "../platform/language/language.ts";
import { hourOpenMail } from "../emails/hour-open.tsx";
import { meetingMail } from "../emails/meeting.tsx";
import { organisation } from "../platform/language/organisation.ts";
import { accessEnded } from "../emails/access-ended.tsx";
import { functionsChanged } from "../emails/functions-changed.tsx";
import { reviewsWaiting } from "../emails/reviews-waiting.tsx";
import { teamInvited } from "../emails/team-invited.tsx";
import { accountEmail, accountEmails } from "../emails/account.tsx";
import { accountBlocked } from "../emails/account-blocked.tsx";
import { applicationAccepted } from "../emails/application-accepted.tsx";
import { applicationCall } from "../emails/application-call.tsx";
import { applicationDeclined, applicationPlaceFreed, applicationWaitlisted } from "../emails/application-decision.tsx";
import { applicationInvitation } from "../emails/application-invitation.tsx";
import { applicationReceipt } from "../emails/application-receipt.tsx";
import { applicationResume } from "../emails/application-resume.tsx";
import { applicationRevision, applicationRevisionDecided } from "../emails/application-revision.tsx";
import { applicationPlaceGivenUp, applicationWithdrawn } from "../emails/application-withdrawn.tsx";
import { conferenceDate, conferenceReceipt } from "../emails/conference-receipt.tsx";
import { contactReceipt } from "../emails/contact-receipt.ts";
import { deckAgreementMail } from "../emails/deck-agreement.tsx";
import { startupGone } from "../emails/startup-gone.tsx";
import { deckClosedMail } from "../emails/deck-closed.tsx";
import { deckCodeMail } from "../emails/deck-code.tsx";
import { deckInvitationMail } from "../emails/deck-invitation.tsx";
import { deckReportAnsweredMail } from "../emails/deck-report-answered.tsx";
import { deckRequestReceipt } from "../emails/deck-request-receipt.ts";
import { guideDay } from "../emails/guide-day.tsx";
import { guideLink } from "../emails/guide-link.tsx";
import {
  introductionAsked,
  introductionMeeting,
  introductionProposed,
  introductionYes,
} from "../emails/introduction.tsx";
import { investorDecision } from "../emails/investor-decision.tsx";
import { investorReceipt } from "../emails/investor-receipt.ts";
import { joinReceipt } from "../emails/join-receipt.ts";
import type { EmailBranding } from "../emails/email-layout.tsx";
import { newsletterArticle } from "../emails/newsletter-article.tsx";
import { newsletterEmail } from "../emails/newsletter.tsx";
import { notifyMeReceipt } from "../emails/notify-me-receipt.ts";
import { operatorLead } from "../emails/operator-lead.tsx";
import { pitchApplicationReceipt } from "../emails/pitch-application-receipt.ts";
import { notificationDigest } from "../emails/notification-digest.tsx";
import { planDeclined, planEnded, planEnding, planGranted, trialBegun, trialEnded } from "../emails/plan.tsx";
import { accountUnused, privacyEmail } from "../emails/privacy.tsx";
import { publicationLookedAt } from "../emails/publication-looked-at.tsx";
import { quizResult } from "../emails/quiz-result.tsx";
import { answerReasons } from "../domain/pitch-session/pitch-answer.ts";
import { pitchAnswer } from "../emails/pitch-answer.tsx";
import { sessionDate } from "../emails/session-date.tsx";
import { followInvitationMail } from "../emails/follow-invitation.tsx";
import { fundInvitationMail } from "../emails/fund-invitation.tsx";
import { investorUpdateMail } from "../emails/investor-update.tsx";
import { sampleUpdate } from "./sample-update.ts";
import { seatEmail, seatEmails } from "../emails/seat.tsx";
import { sessionSeatEmail, sessionSeatEmails } from "../emails/session-seat.tsx";
import { sessionTurnEmail, sessionTurnEmails } from "../emails/session-turn.tsx";
import { seatInvitationMail } from "../emails/seat-invitation.tsx";
import { roleChanged } from "../emails/role-changed.tsx";
import { signInChange, signInChanges } from "../emails/sign-in-change.tsx";
import { simulatorProjection } from "../emails/simulator-projection.tsx";
import { studioAuditReceipt } from "../emails/studio-audit-receipt.ts";

export const sender: EmailBranding = {
  get organisation() {
    return organisation();
  },
  postalAddress: "34970 Lattes",
  contactEmail: "hello@lab.example",
  senderEmail: "no-reply@lab.example",
  homeUrl: "https://lab.example/",
  signInUrl: "https://lab.example/auth/login",
  programUrl: "https://lab.example/program",
  guideUrl: "https://lab.example/guide",
  blogUrl: "https://lab.example/blog",
  privacyUrl: "https://lab.example/privacy",
};
export const projection = { monthly: 12_000, low: 36_000, central: 48_000, high: 60_000 };
const actionUrl = `https://lab.example/newsletter/confirm/${"a".repeat(65)}`;
const dayOf = (day: number, lang: Lang) => ({
  day,
  title: lang === "fr" ? "Écris le problème" : "Write the problem",
  aim: lang === "fr" ? "Tu as une phrase." : "You have a sentence.",
  minutes: 30,
  read: "https://lab.example/guide/link/1",
});
const profile = { title: "A / B", description: "C.", objective: "D.", steps: ["E.", "F.", "G."], scale: "H." };
export const statusUrl = "https://lab.example/application/status/a";
const call = { startsAt: "2026-12-01T09:00:00.000Z" };
const next = {
  lastDay: "2027-01-15",
  startsOn: "2027-03-01",
  opensOn: "2026-12-16",
  formUrl: "https://lab.example/application",
};
export const accepted = {
  name: "Zoé d’Arc",
  startsOn: "2027-02-01",
  line: "B.",
  duration: "18",
  statusUrl,
  accountUrl: "https://lab.example/application/status/a/account",
  contactUrl: "https://lab.example/about#contact",
};

const meeting = {
  ...{ host: "Lou", startup: "Halage", guest: "Noé", zone: "America/New_York", place: "A", topic: "B" },
  isClosed: false,
  startsAt: new Date("2026-12-08T15:00:00Z"),
};

/** Every e-mail in each of its variants, with invented data; `typed` changes what people typed. */
export const sampleEmails = (lang: Lang, typed = (text: string) => text) =>
  Promise.all([
    simulatorProjection(lang, sender, projection, formats[lang].duration(18, "month")),
    contactReceipt(lang, sender),
    ...[null, new Date("2026-12-02T17:30:00Z")].map((answerBy) =>
      applicationReceipt(lang, sender, { address: statusUrl, changeableUntil: "2026-12-15", answerBy }),
    ),
    applicationRevision(lang, sender, "https://lab.example/application/revisions/a"),
    ...[null, next].map((each) => applicationRevisionDecided(lang, sender, each)),
    ...[undefined, call].map((cancelled) =>
      applicationInvitation(lang, sender, statusUrl, { times: [call.startsAt], where: "A", minutes: 30, cancelled }),
    ),
    applicationInvitation(lang, sender, statusUrl, {
      ...{ times: Array.from({ length: 9 }, () => call.startsAt), where: "A", minutes: 30 },
    }),
    ...(["set", "moved", "place", "reminder"] as const).map((what) =>
      applicationCall(lang, sender, statusUrl, { time: new Date(call.startsAt), where: "A", what }),
    ),
    ...[sender, { ...sender, contactEmail: "" }].map((own) => applicationAccepted(lang, own, accepted)),
    applicationAccepted(lang, sender, { ...accepted, cancelled: call }),
    ...[undefined, call].map((cancelled) =>
      applicationWaitlisted(lang, sender, { address: statusUrl, line: "B.", startsOn: "2027-02-01", cancelled }),
    ),
    ...[undefined, call].map((cancelled) =>
      applicationDeclined(lang, sender, { address: statusUrl, line: "B.", next, cancelled }),
    ),
    applicationPlaceFreed(lang, sender, { address: statusUrl, line: "B.", startsOn: "2027-02-01", next }),
    ...[undefined, call].map((cancelled) => applicationWithdrawn(lang, sender, statusUrl, { cancelled })),
    applicationPlaceFreed(lang, sender, { address: null, line: "B.", startsOn: "2027-02-01", next }),
    applicationPlaceGivenUp(lang, sender),
    ...(["place", "decision"] as const).map((after) => applicationWithdrawn(lang, sender, statusUrl, { after })),
    applicationResume(lang, sender, "https://lab.example/application/resume/a"),
    ...[null, { name: typed("A"), when: "7 May" }].map((known) => notifyMeReceipt(lang, sender, known)),
    ...["B", null].map((more) =>
      sessionDate(lang, sender, {
        name: typed("A"),
        when: "1 May",
        hours: more,
        place: more,
        closesOn: more,
        closed: false,
        page: "https://lab.example/pitch-session",
      }),
    ),
    pitchApplicationReceipt(lang, sender, null),
    ...[false, true].map((isAfter) =>
      pitchApplicationReceipt(lang, sender, { name: typed("A"), when: "1 May", isAfter }),
    ),
    ...[...answerReasons, "cancelled" as const].map((reason) =>
      pitchAnswer(lang, sender, {
        ...{
          startup: typed("Marmelade"),
          session: typed("Pitch Session"),
          reason,
          line: reason === "full" || reason === "cancelled" ? "B." : "",
          hadPlace: reason === "full",
        },
        page: "https://lab.example/pitch-session",
      }),
    ),
    investorReceipt(lang, sender),
    investorDecision(lang, sender, { approved: true }),
    investorDecision(lang, sender, { line: lang === "fr" ? "Pas cette année." : "Not this year." }),
    accessEnded(lang, sender),
    functionsChanged(lang, sender, ["reviewer", "expert"]),
    reviewsWaiting(lang, sender, { open: 3, late: 1, dueAt: new Date("2026-12-05T12:00:00Z"), recalled: 2 }),
    reviewsWaiting(lang, sender, { open: 0, late: 0, dueAt: null, recalled: 1 }),
    teamInvited(lang, sender, {
      url: "https://lab.example/join-team/a",
      functions: ["manager", "reviewer", "expert"],
      until: new Date("2026-12-05T12:00:00Z"),
    }),
    accountBlocked(lang, sender, { line: "" }),
    accountBlocked(lang, sender, { line: lang === "fr" ? "Messages répétés." : "Repeated messages." }),
    ...signInChanges.map((which) => signInChange(which, lang, sender)),
    ...(["founder", "investor", "admin"] as const).map((role) => roleChanged(lang, sender, role)),
    planGranted(lang, sender, { plan: "elite", startsOn: "2026-12-01", endsOn: "2027-01-01" }),
    planGranted(lang, sender, { plan: "visible", startsOn: "2026-12-02", endsOn: null, replaces: "elite" }),
    planDeclined(lang, sender, { plan: "visible", line: lang === "fr" ? "Pas cette année." : "Not this year." }),
    planEnded(lang, sender, { plan: "elite", on: "2026-12-01" }),
    planEnded(lang, sender, { plan: "elite", on: "2026-12-01", startsOn: "2026-12-22" }),
    ...[true, false].flatMap((over) =>
      (["free", "visible"] as const).map((next) =>
        planEnding(lang, sender, { plan: "elite", endsOn: "2026-12-01", over, next }),
      ),
    ),
    trialBegun(lang, sender, { endsOn: "2026-12-15" }),
    trialEnded(lang, sender, { on: "2026-12-09", plan: "free", later: { plan: "visible", startsOn: "2026-12-30" } }),
    ...accountEmails.map((which) => accountEmail(which, lang, sender, { url: sender.signInUrl, name: typed("Zoé") })),
    ...(["privacy-link", "privacy-export", "privacy-erasure", "privacy-erased"] as const).map((which) =>
      privacyEmail(which, lang, sender, {
        address: sender.homeUrl,
        on: "2026-12-11",
        link: "24 h",
        proofs: "A",
        log: "B",
      }),
    ),
    ...(["privacy-export", "privacy-erasure", "privacy-erased"] as const).map((which) =>
      privacyEmail(which, lang, sender, {
        address: sender.homeUrl,
        on: "2026-12-11",
        byHand: true,
        link: "24 h",
        proofs: "A",
        log: "B",
      }),
    ),
    accountUnused(lang, sender, sender.signInUrl, "2027-01-04"),
    notificationDigest(lang, sender, [lang === "fr" ? "Une nouvelle" : "Some news"]),
    ...(["yes", "no"] as const).map((verdict) =>
      publicationLookedAt(lang, sender, {
        ...{ verdict, first: verdict, shown: "yes", line: verdict === "no" ? "B." : "", hours: 48 },
      }),
    ),
    publicationLookedAt(lang, sender, { verdict: "no", first: "no", shown: "closed", line: "B.", hours: 48 }),
    ...(["closed", "plan", "held"] as const).map((shown) =>
      publicationLookedAt(lang, sender, { verdict: "yes", first: "no", shown, line: "", hours: 48 }),
    ),
    ...[typed("Halage"), ""].map((startup) =>
      seatInvitationMail(lang, sender, { startup, role: startup ? "editor" : "reader", url: actionUrl }),
    ),
    ...[typed("Halage"), ""].map((startup) => followInvitationMail(lang, sender, { startup, url: actionUrl })),
    deckClosedMail(lang, sender, { line: "A.\nB." }),
    ...[typed("Halage"), ""].flatMap((startup) => [
      deckInvitationMail(lang, sender, { startup, expiresAt: new Date("2026-12-31T23:00:00Z"), url: actionUrl }),
      deckCodeMail(lang, sender, { startup, code: "042137" }),
      ...(["closed", "set-aside"] as const).map((answer) => deckReportAnsweredMail(lang, sender, { startup, answer })),
      ...(["reader", "startup"] as const).map((side) =>
        deckAgreementMail(side, lang, sender, {
          ...{
            name: startup && typed("Ana"),
            startup,
            email: "ana@fund.example",
            at: new Date("2026-12-01T10:00:00Z"),
          },
          ...{ text: "A.\n\nB.", textLang: lang, sha256: "ab12" },
        }),
      ),
    ]),
    fundInvitationMail(lang, sender, actionUrl),
    investorUpdateMail(lang, sender, { ...sampleUpdate, startup: typed("Halage") }),
    investorUpdateMail(lang, sender, {
      ...{ ...sampleUpdate, startup: "", stuck: "", corrects: true, via: "follow", deckUrl: null },
      figures: { ...sampleUpdate.figures, cash: null, runway: null },
    }),
    ...seatEmails.map((which) =>
      seatEmail(which, lang, sender, {
        startup: typed("Halage"),
        person: typed("Noé"),
        role: which === "role" ? "owner" : "editor",
      }),
    ),
    ...(["booked", "moved", "place", "cancelled", "readdressed"] as const).flatMap((what) =>
      ([null, actionUrl] as const).map((to) =>
        meetingMail(lang, sender, {
          ...meeting,
          ...{ host: typed("Lou"), startup: typed("Halage"), guest: typed("Noé"), topic: typed("B") },
          isCall: false,
          isLate: true,
          hasFile: true,
          what,
          reader: to ? "guest" : "host",
          url: to,
        }).then(({ mail }) => mail),
      ),
    ),
    ...(["booked", "cancelled"] as const).map((what) =>
      meetingMail(lang, sender, {
        ...meeting,
        ...{ host: typed("Lou"), startup: typed("Halage"), guest: typed("Noé"), topic: typed("B") },
        isCall: true,
        isLate: false,
        hasFile: true,
        what,
        reader: "host",
        url: null,
      }).then(({ mail }) => mail),
    ),
    ...(["guest", "host"] as const).map((reader) =>
      meetingMail(lang, sender, {
        ...meeting,
        ...{ host: typed("Lou"), startup: typed("Halage"), guest: typed("Noé"), topic: typed("B") },
        isCall: false,
        isLate: true,
        hasFile: false,
        what: "reminder",
        reader,
        url: actionUrl,
      }).then(({ mail }) => mail),
    ),
    meetingMail(lang, sender, {
      ...meeting,
      ...{ host: typed("Lou"), startup: typed("Halage"), guest: typed("Noé"), topic: typed("B") },
      isCall: false,
      isLate: true,
      hasFile: true,
      what: "again",
      reader: "guest",
      url: actionUrl,
    }).then(({ mail }) => mail),
    hourOpenMail(lang, sender, { name: typed("Lou"), url: actionUrl }),
    seatEmail("left", lang, sender, { startup: "", person: "", role: "reader" }),
    ...[typed("Halage"), ""].flatMap((name) => [
      startupGone(lang, sender, { startup: name }),
      introductionAsked(lang, sender, { startup: name, url: actionUrl, expiresAt: new Date("2026-12-10T10:00:00Z") }),
      ...(["startup", "investor"] as const).flatMap((side) => [
        introductionProposed(side, lang, sender, {
          startup: name,
          url: actionUrl,
          expiresAt: new Date("2026-12-10T10:00:00Z"),
        }),
        ...[false, true].map((proposed) =>
          introductionYes(side, lang, sender, {
            ...{ startup: name, url: actionUrl, proposed, hasTimes: proposed },
            other: { name: name && typed("Noé"), email: "noe@quai.example" },
          }),
        ),
      ]),
      ...[false, true].map((isCancelled) =>
        introductionMeeting("startup", lang, sender, {
          ...{
            name,
            url: actionUrl,
            proposed: false,
            startsAt: new Date("2026-12-01T09:00:00Z"),
            minutes: 45,
            isCancelled,
          },
        }),
      ),
    ]),
    ...[...sessionSeatEmails.map((which) => [which, which !== "waiting"] as const), ["left", false] as const].map(
      ([which, hadSeat]) =>
        sessionSeatEmail(which, lang, sender, {
          state: which === "waiting" ? "waiting" : "seated",
          ...{ session: typed("Pitch Session"), when: lang === "fr" ? "18 mars 2027" : "18 March 2027", hours: null },
          ...{ place: "Lattes", position: 3, hadSeat, reason: which === "cancelled" ? "B." : "" },
          file: !hadSeat
            ? null
            : which === "unset" || which === "left" || which === "cancelled"
              ? ("CANCEL" as const)
              : ("REQUEST" as const),
          ...{ page: sender.homeUrl, leave: actionUrl },
        }),
    ),
    ...sessionTurnEmails.flatMap((which) =>
      (which === "withdrawn" ? (["place", "session", "untold"] as const) : [null]).map((lost) =>
        sessionTurnEmail(which, lang, sender, {
          ...{
            session: typed("Pitch Session"),
            place: "Lattes",
            day: lang === "fr" ? "18 mars 2027" : "18 March 2027",
          },
          ...{ startsAt: lost === "untold" ? null : new Date("2027-03-18T17:24:00Z"), pitch: 5, questions: 5 },
          beginsAt: which === "place" ? null : new Date("2027-03-18T17:00:00Z"),
          ...{ page: which === "week" ? null : actionUrl, isConfirmed: which !== "first" },
          ...{ lost: lost === "untold" ? "session" : lost, reason: lost ? "B." : "" },
          isUnset: which === "unset",
        }),
      ),
    ),
    joinReceipt(lang, sender),
    quizResult(lang, sender, { score: 12, max: 19, ...profile, title: typed(profile.title) }),
    guideDay(lang, sender, { ...dayOf(1, lang), title: typed("A") }),
    guideDay(lang, sender, dayOf(30, lang)),
    guideLink(lang, sender, "https://lab.example/guide/link"),
    conferenceReceipt(lang, sender, { name: typed("A"), when: null, place: null, calendar: null }),
    conferenceDate(lang, sender, { name: typed("A"), when: "B", place: "C", calendar: "https://lab.example/ics" }),
    conferenceReceipt(lang, sender, { name: typed("A"), when: "B", place: "C", calendar: "https://lab.example/ics" }),
    ...(["confirm", "welcome", "known"] as const).map((which) => newsletterEmail(which, lang, sender, actionUrl)),
    newsletterArticle(lang, sender, {
      title: typed(lang === "fr" ? "Lever en 2027" : "Raising in 2027"),
      excerpt: lang === "fr" ? "Ce que demandent les fonds." : "What funds ask for.",
      minutes: 4,
      read: "https://lab.example/blog/raising",
    }),
    studioAuditReceipt(lang, sender),
    deckRequestReceipt(lang, sender),
    operatorLead(lang, sender, { form: "studio-audit", fields: [["Idea", "Étang"]], again: true, desk: null }),
    operatorLead(lang, sender, {
      form: "contact",
      fields: [
        ["Name", typed("Zoé")],
        ["Message", "one\n\ntwo"],
      ],
      desk: "https://lab.example/admin/leads/a",
    }),
    operatorLead(lang, sender, { form: "pitch-application", fields: [["Startup", "Étang"]], desk: null }),
  ]);
