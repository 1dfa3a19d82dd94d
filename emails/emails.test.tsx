import { afterEach, describe, expect, test } from "vitest";
import { formats } from "../platform/language/format.ts";
import { type Lang, languages } from "../platform/language/language.ts";
import { organisation, setOrganisation } from "../platform/language/organisation.ts";
import { accountEmail, accountEmails, printableName } from "./account.tsx";
import { accountBlocked } from "./account-blocked.tsx";
import { applicationAccepted } from "./application-accepted.tsx";
import { applicationCallSet } from "./application-call-set.tsx";
import { applicationDeclined, applicationPlaceFreed, applicationWaitlisted } from "./application-decision.tsx";
import { applicationInvitation } from "./application-invitation.tsx";
import { applicationReceipt } from "./application-receipt.tsx";
import { applicationResume } from "./application-resume.tsx";
import { applicationRevision } from "./application-revision.tsx";
import { applicationWithdrawn } from "./application-withdrawn.tsx";
import { conferenceDate, conferenceReceipt } from "./conference-receipt.tsx";
import { contactReceipt } from "./contact-receipt.ts";
import { deckRequestReceipt } from "./deck-request-receipt.ts";
import { guideDay } from "./guide-day.tsx";
import { guideLink } from "./guide-link.tsx";
import { investorDecision } from "./investor-decision.tsx";
import { investorReceipt } from "./investor-receipt.ts";
import { joinReceipt } from "./join-receipt.ts";
import type { EmailBranding } from "./email-layout.tsx";
import { newsletterEmail } from "./newsletter.tsx";
import { notifyMeReceipt } from "./notify-me-receipt.ts";
import { operatorLead } from "./operator-lead.tsx";
import { pitchApplicationReceipt } from "./pitch-application-receipt.ts";
import { notificationDigest } from "./notification-digest.tsx";
import { planDeclined, planEnded, planEnding, planGranted, trialBegun, trialEnded } from "./plan.tsx";
import { accountUnused, privacyEmail } from "./privacy.tsx";
import { publicationLookedAt } from "./publication-looked-at.tsx";
import { quizResult } from "./quiz-result.tsx";
import { sessionDate } from "./session-date.tsx";
import { roleChanged } from "./role-changed.tsx";
import { signInChange, signInChanges } from "./sign-in-change.tsx";
import { simulatorProjection } from "./simulator-projection.tsx";
import { stopKinds, stopWords } from "./stop.ts";
import { studioAuditReceipt } from "./studio-audit-receipt.ts";

const from: EmailBranding = {
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
const projection = { monthly: 12_000, low: 36_000, central: 48_000, high: 60_000 };
const actionUrl = `https://lab.example/newsletter/confirm/${"a".repeat(65)}`;
const dayOf = (day: number, lang: Lang) => ({
  day,
  title: lang === "fr" ? "Écris le problème" : "Write the problem",
  aim: lang === "fr" ? "Tu as une phrase." : "You have a sentence.",
  minutes: 30,
  read: "https://lab.example/guide/link/1",
});
const profile = { title: "A / B", description: "C.", objective: "D.", steps: ["E.", "F.", "G."], scale: "H." };
const statusUrl = "https://lab.example/application/status/a";
const call = { startsAt: "2026-12-01T09:00:00.000Z" };
const next = {
  lastDay: "2027-01-15",
  startsOn: "2027-03-01",
  opensOn: "2026-12-16",
  formUrl: "https://lab.example/application",
};
const accepted = {
  name: "Zoé d'Arc",
  startsOn: "2027-02-01",
  line: "B.",
  duration: "18",
  statusUrl,
  accountUrl: "https://lab.example/application/status/a/account",
  contactUrl: "https://lab.example/about#contact",
};
const hostile = `<img src=x onerror=alert(1)>"'&`;
afterEach(() => setOrganisation("The Lab"));

const spaced = (text: string) => text.replaceAll(/\s+/g, " ");

describe.each(languages)("in %s", (lang) => {
  const all = () =>
    Promise.all([
      simulatorProjection(lang, from, projection, formats[lang].duration(18, "month")),
      contactReceipt(lang, from),
      ...[null, new Date("2026-12-02T17:30:00Z")].map((answerBy) =>
        applicationReceipt(lang, from, { address: statusUrl, changeableUntil: "2026-12-15", answerBy }),
      ),
      applicationRevision(lang, from, "https://lab.example/application/revisions/a"),
      ...[undefined, call].map((cancelled) =>
        applicationInvitation(lang, from, statusUrl, { times: [call.startsAt], where: "A", minutes: 30, cancelled }),
      ),
      ...[false, true].map((moved) =>
        applicationCallSet(lang, from, statusUrl, { time: call.startsAt, where: "A", moved }),
      ),
      ...[from, { ...from, contactEmail: "" }].map((own) => applicationAccepted(lang, own, accepted)),
      applicationAccepted(lang, from, { ...accepted, cancelled: call }),
      ...[undefined, call].map((cancelled) =>
        applicationWaitlisted(lang, from, { address: statusUrl, line: "B.", startsOn: "2027-02-01", cancelled }),
      ),
      ...[undefined, call].map((cancelled) =>
        applicationDeclined(lang, from, { address: statusUrl, line: "B.", next, cancelled }),
      ),
      applicationPlaceFreed(lang, from, { address: statusUrl, line: "B.", startsOn: "2027-02-01", next }),
      ...[undefined, call].map((cancelled) => applicationWithdrawn(lang, from, statusUrl, { cancelled })),
      ...(["place", "decision"] as const).map((after) => applicationWithdrawn(lang, from, statusUrl, { after })),
      applicationResume(lang, from, "https://lab.example/application/resume/a"),
      ...[null, "7 May"].map((known) => notifyMeReceipt(lang, from, known)),
      ...["B", null].map((more) =>
        sessionDate(lang, from, {
          name: "A",
          when: "1 May",
          hours: more,
          place: more,
          closesOn: more,
          closed: false,
          page: "https://lab.example/pitch-session",
        }),
      ),
      pitchApplicationReceipt(lang, from),
      investorReceipt(lang, from),
      investorDecision(lang, from, { approved: true }),
      investorDecision(lang, from, { line: lang === "fr" ? "Pas cette année." : "Not this year." }),
      accountBlocked(lang, from, { line: "" }),
      accountBlocked(lang, from, { line: lang === "fr" ? "Messages répétés." : "Repeated messages." }),
      ...signInChanges.map((which) => signInChange(which, lang, from)),
      ...(["founder", "investor", "admin"] as const).map((role) => roleChanged(lang, from, role)),
      planGranted(lang, from, { plan: "elite", startsOn: "2026-12-01", endsOn: "2027-01-01" }),
      planGranted(lang, from, { plan: "visible", startsOn: "2026-12-02", endsOn: null }),
      planDeclined(lang, from, { plan: "visible", line: lang === "fr" ? "Pas cette année." : "Not this year." }),
      planEnded(lang, from, { plan: "elite", on: "2026-12-01" }),
      ...[true, false].flatMap((over) =>
        (["free", "visible"] as const).map((next) =>
          planEnding(lang, from, { plan: "elite", endsOn: "2026-12-01", over, next }),
        ),
      ),
      trialBegun(lang, from, { endsOn: "2026-12-15" }),
      trialEnded(lang, from, { on: "2026-12-09", plan: "free" }),
      ...accountEmails.map((which) => accountEmail(which, lang, from, { url: from.signInUrl, name: "Zoé" })),
      ...(["privacy-link", "privacy-export", "privacy-erasure", "privacy-erased"] as const).map((which) =>
        privacyEmail(which, lang, from, {
          address: from.homeUrl,
          on: "2026-12-11",
          link: "24 h",
          proofs: "A",
          log: "B",
        }),
      ),
      accountUnused(lang, from, from.signInUrl, "2027-01-04"),
      notificationDigest(lang, from, [lang === "fr" ? "Une nouvelle" : "Some news"]),
      ...(["yes", "no"] as const).map((verdict) =>
        publicationLookedAt(lang, from, { verdict, first: verdict, line: verdict === "no" ? "B." : "", hours: 48 }),
      ),
      joinReceipt(lang, from),
      quizResult(lang, from, { score: 12, max: 19, ...profile }),
      guideDay(lang, from, dayOf(1, lang)),
      guideDay(lang, from, dayOf(30, lang)),
      guideLink(lang, from, "https://lab.example/guide/link"),
      conferenceReceipt(lang, from, { name: "A", when: null, place: null, calendar: null }),
      conferenceDate(lang, from, { name: "A", when: "B", place: "C", calendar: "https://lab.example/ics" }),
      conferenceReceipt(lang, from, { name: "A", when: "B", place: "C", calendar: "https://lab.example/ics" }),
      ...(["confirm", "welcome", "known"] as const).map((which) => newsletterEmail(which, lang, from, actionUrl)),
      studioAuditReceipt(lang, from),
      deckRequestReceipt(lang, from),
      operatorLead(lang, from, { form: "studio-audit", fields: [["Idea", "Étang"]], again: true, desk: null }),
      operatorLead(lang, from, {
        form: "contact",
        fields: [
          ["Name", "Zoé"],
          ["Message", "one\n\ntwo"],
        ],
        desk: "https://lab.example/admin/leads/a",
      }),
      operatorLead(lang, from, { form: "pitch-application", fields: [["Startup", "Étang"]], desk: null }),
    ]);

  test("every message says who writes, why, and in which language, as HTML and as text", async () => {
    for (const { subject, html, text } of await all()) {
      expect(html).toContain(`lang="${lang}"`);
      expect(html).not.toContain(`lang="${lang === "en" ? "fr" : "en"}"`);
      for (const format of [html, text])
        for (const part of ["The Lab", "34970 Lattes", "https://lab.example/privacy"]) expect(format).toContain(part);
      expect(html).toContain(`<title>${subject.replaceAll("'", "&#x27;")}</title>`);
      expect(html).not.toMatch(/<img|<script|@import|url\(/);
      expect(text).not.toMatch(/undefined|NaN|\[object|data-skip/);
      if (lang === "fr") {
        expect(subject + text).not.toMatch(/ [;!?:»%€]|'/);
        expect(spaced(text)).not.toMatch(/ce n’était pas (?:vous|toi)|et sert une fois/);
      }
      if (lang === "en") expect(subject + text).not.toMatch(/'(?:d|ll|m|re|s|t|ve)\b|s' /);
    }
  });

  test("a changed password ends the other sessions: the one it was changed in goes on", async () => {
    const { text } = await accountEmail("password-changed", lang, from, { url: from.signInUrl });
    expect(spaced(text)).toContain(
      lang === "fr" ? "vos autres sessions sont fermées" : "your other sessions have ended",
    );
  });

  test("a link to stop opens a page that asks: it stops nothing by itself", async () => {
    const { text } = await newsletterEmail("welcome", lang, from, actionUrl);
    expect(spaced(text)).toMatch(lang === "fr" ? /page où un clic/ : /page where one press/);
  });

  test("a reply is offered only where there is an address that it reaches", async () => {
    const ending = { plan: "visible", endsOn: "2026-12-03", over: false, next: "free" } as const;
    for (const contactEmail of ["", "hello@lab.example"]) {
      const { text } = await planEnding(lang, { ...from, contactEmail }, ending);
      expect(/reply to this|répondez à cet/i.test(spaced(text))).toBe(contactEmail !== "");
    }
  });

  test("every message calls the organisation what its settings call it, and only what people wrote may say otherwise", async () => {
    setOrganisation("Étang & Co");
    for (const { subject, html, text } of await all()) {
      expect(subject + html + text).not.toContain("The Lab");
      expect(text).toContain("Étang & Co");
    }
    const wrote = await operatorLead(lang, from, {
      form: "contact",
      fields: [["Message", "I like The Lab"]],
      desk: null,
    });
    expect(wrote.text).toContain("I like The Lab");
  });

  test("a visitor's markup reaches the operator as text", async () => {
    const { html, text } = await operatorLead(lang, from, {
      form: "contact",
      fields: [["Message", hostile]],
      desk: null,
    });
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain(hostile);
  });
});

test("the welcome names whoever it can name", async () => {
  const welcome = async (lang: "en" | "fr", name: string) =>
    (await accountEmail("account-welcome", lang, from, { url: from.signInUrl, name })).text;
  expect(spaced(await welcome("fr", "Zoé"))).toMatch(/Bienvenue, Zoé/i);
  expect(spaced(await welcome("fr", ""))).toMatch(/Bienvenue, Utilisateur/i);
  expect(await welcome("en", "")).not.toMatch(/Utilisateur|Welcome,/i);
});

test.each(stopKinds)(
  "a mail of the kind %s says how to stop it, to its reader and to the mail program",
  async (kind) => {
    const url = `https://lab.example/mails/${kind}/${"b".repeat(65)}`;
    const words = { en: stopWords("en", kind), fr: stopWords("fr", kind) };
    for (const lang of languages) {
      const { html, text, unsubscribeUrl } = await contactReceipt(lang, { ...from, stop: { kind, url } });
      expect(unsubscribeUrl).toBe(url);
      for (const format of [html, text]) expect(format).toContain(url);
      expect(spaced(text)).toContain(words[lang]);
    }
    expect((await contactReceipt("en", from)).unsubscribeUrl).toBeUndefined();
  },
);

test("the date of a session names no closing day that is past as one to come", async () => {
  const mailed = async (lang: "en" | "fr", closed: boolean) => {
    const about = {
      name: "A",
      when: "1 May",
      hours: null,
      place: null,
      closesOn: "1 April",
      closed,
      page: from.homeUrl,
    };
    return spaced((await sessionDate(lang, from, about)).text);
  };
  expect(await mailed("en", false)).toContain("can apply until 1 April");
  expect(await mailed("en", true)).toContain("Applications closed on 1 April.");
  expect(await mailed("fr", true)).toContain("Les candidatures sont closes depuis le 1 April.");
  for (const lang of ["en", "fr"] as const) expect(await mailed(lang, true)).not.toMatch(/until|jusqu/);
});

test("the end of a plan says which one the account has then, and pauses no profile that stays published", async () => {
  for (const lang of languages)
    for (const over of [true, false]) {
      const about = { plan: "elite", endsOn: "2026-12-01", over } as const;
      const visible = spaced((await planEnding(lang, from, { ...about, next: "visible" })).text);
      expect(visible).toContain("Visible");
      expect(visible).not.toMatch(/Free Member|published profile included|profil publié compris/);
      expect(spaced((await planEnding(lang, from, { ...about, next: "free" })).text)).toContain("Free Member");
    }
  const ended = await trialEnded("en", from, { on: "2026-12-09", plan: "visible" });
  expect(ended.html).not.toContain("Free Member");
});

test("the receipt of an application begins with the day of our answer", async () => {
  const about = { address: statusUrl, changeableUntil: "2026-12-15", answerBy: new Date("2026-12-02T17:30:00Z") };
  const first = async (lang: Lang) => spaced((await applicationReceipt(lang, from, about)).text);
  expect(await first("en")).toMatch(
    /your application There’s nothing to do now: .*answer by Wednesday,? 2 December, 18:30/,
  );
  expect(await first("fr")).toMatch(/au plus tard le mercredi 2 décembre à 18:30, heure de Paris/);
});

test("a place at a conference without a date promises no file for a calendar", async () => {
  for (const lang of ["en", "fr"] as const) {
    const waiting = await conferenceReceipt(lang, from, { name: "A", when: null, place: null, calendar: null });
    expect(waiting.html).not.toMatch(/calendar|agenda/i);
  }
});

test("the projection is printed with its range and as what it is", async () => {
  const english = spaced((await simulatorProjection("en", from, projection, "18 months")).text);
  for (const part of [
    "€12,000 a month",
    "(×4) €48,000 a month",
    "(×3 to ×5) €36,000 to €60,000 a month",
    "a projection, not a promise",
    "guarantees no fundraising outcome",
  ])
    expect(english).toContain(part);
  const french = await simulatorProjection("fr", from, projection, "24 mois");
  expect(french.subject).toBe("Votre projection à 24\u00A0mois\u00A0: 48\u202F000\u00A0€ par\u00A0mois");
  expect(spaced(french.text)).toContain("de 36 000 € à 60 000 € par mois");
});

test.each([
  ["Marie", "Marie"],
  ["Jean-Éric O’Neil", "Jean-Éric O’Neil"],
  ["visit evil.example", ""],
  ["Win 1000 EUR", ""],
  ["a b c d e", ""],
  ["Bob\r\nBcc: x", ""],
  ["", ""],
])("the name %j is greeted as %j", (given, printed) => expect(printableName(given)).toBe(printed));

test("a yes greets by a name, never by something else that was typed in its place", async () => {
  const greeted = async (name: string) => (await applicationAccepted("en", from, { ...accepted, name })).html;
  expect(await greeted("Zoé Martin")).toContain("Zoé Martin, you’re accepted");
  for (const typed of ["Win 1000 EUR", "visit evil.example"]) expect(await greeted(typed)).not.toContain(typed);
});
