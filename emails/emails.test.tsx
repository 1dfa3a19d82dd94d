import { afterEach, describe, expect, test } from "vitest";
import { accepted, projection, sampleEmails, sender, statusUrl } from "../e2e/sample-emails.ts";
import { sampleUpdate } from "../e2e/sample-update.ts";
import { type Lang, languages } from "../platform/language/language.ts";
import { setOrganisation } from "../platform/language/organisation.ts";
import { accountEmail, printableName } from "./account.tsx";
import { applicationAccepted } from "./application-accepted.tsx";
import { applicationReceipt } from "./application-receipt.tsx";
import { conferenceReceipt } from "./conference-receipt.tsx";
import { contactReceipt } from "./contact-receipt.ts";
import { deckReportAnsweredMail } from "./deck-report-answered.tsx";
import { french } from "./email-layout.tsx";
import { introductionMeeting } from "./introduction.tsx";
import { investorUpdateMail } from "./investor-update.tsx";
import { newsletterEmail } from "./newsletter.tsx";
import { notifyMeReceipt } from "./notify-me-receipt.ts";
import { operatorLead } from "./operator-lead.tsx";
import { planDeclined, planEnded, planEnding, planGranted, trialEnded } from "./plan.tsx";
import { publicationLookedAt } from "./publication-looked-at.tsx";
import { sessionDate } from "./session-date.tsx";
import { sessionSeatEmail } from "./session-seat.tsx";
import { sessionTurnEmail } from "./session-turn.tsx";
import { simulatorProjection } from "./simulator-projection.tsx";
import { stopKinds, stopWords } from "./stop.ts";

const hostile = `<img src=x onerror=alert(1)>"'&`;
afterEach(() => setOrganisation("The Lab"));

const spaced = (text: string) => text.replaceAll(/\s+/g, " ");

describe.each(languages)("in %s", (lang) => {
  test("every message says who writes, why, and in which language, as HTML and as text", async () => {
    for (const { subject, html, text } of await sampleEmails(lang)) {
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
    const { text } = await accountEmail("password-changed", lang, sender, { url: sender.signInUrl });
    expect(spaced(text)).toContain(
      lang === "fr" ? "vos autres sessions sont fermées" : "your other sessions have ended",
    );
  });

  test("a link to stop opens a page that asks: it stops nothing by itself", async () => {
    const { text } = await newsletterEmail("welcome", lang, sender, sender.homeUrl);
    expect(spaced(text)).toMatch(lang === "fr" ? /page où un clic/ : /page where one click/);
  });

  test("a reply is offered only where there is an address that it reaches", async () => {
    const ending = { plan: "visible", endsOn: "2026-12-03", over: false, next: "free" } as const;
    for (const contactEmail of ["", "hello@lab.example"]) {
      const { text } = await planEnding(lang, { ...sender, contactEmail }, ending);
      expect(/reply to this|répondez à cet/i.test(spaced(text))).toBe(contactEmail !== "");
    }
  });

  test("a meeting's mail says that an investor asked for it, or agreed to what the desk proposed", async () => {
    const meeting = { name: "Halage", url: sender.homeUrl, startsAt: new Date(0), minutes: 30, isCancelled: false };
    for (const proposed of [false, true]) {
      const { text } = await introductionMeeting("investor", lang, sender, { ...meeting, proposed });
      expect(/you asked to meet|vous avez demandé/.test(spaced(text))).toBe(!proposed);
    }
  });

  test("who frees a seat is told of the seat, and who leaves the waiting list of the list", async () => {
    const guest = {
      state: "left" as const,
      ...{ session: "S", when: "W", hours: null, place: null, position: 1, reason: "" },
      ...{ page: sender.homeUrl, leave: sender.homeUrl, file: null },
    };
    for (const hadSeat of [true, false]) {
      const { subject, text } = await sessionSeatEmail("left", lang, sender, { ...guest, hadSeat });
      expect(/list/.test(subject)).toBe(!hadSeat);
      expect(/waiting for a seat|attendez plus de place/.test(spaced(text))).toBe(!hadSeat);
    }
  });

  test("the mail about a cancelled session names its day", async () => {
    const guest = {
      state: "cancelled" as const,
      ...{ session: "S", when: "18 mars 2027", hours: null, place: null, position: 1, reason: "", hadSeat: true },
      ...{ page: sender.homeUrl, leave: sender.homeUrl, file: null },
    };
    const { text } = await sessionSeatEmail("cancelled", lang, sender, guest);
    expect(spaced(text)).toMatch(/session (?:on|du) 18 mars 2027/);
  });

  test("the mail after a session says which startup gets no request, as the page does", async () => {
    const guest = {
      state: "seated" as const,
      ...{ session: "S", when: "W", hours: null, place: null, position: 1, reason: "", hadSeat: true },
      ...{ page: sender.homeUrl, leave: sender.homeUrl, file: null },
    };
    const { text } = await sessionSeatEmail("wishes", lang, sender, guest);
    expect(spaced(text)).toMatch(/ended less than 90 days ago|terminée depuis moins de 90 jours/);
  });

  test("a message with a time limit says it in its subject or first lines", async () => {
    const limit = {
      en: /\bwithin (?:an?|\d+|two|three) (?:hour|day|week|month)|\bby (?:tonight|\d|\w+day )|\buntil \d/i,
      fr: /\bdans (?:l’heure|les \d+ |les deux |les trois )|\bsous \d|\bavant (?:ce soir|le \d)|au plus tard le |\bjusqu’au \d/i,
    }[lang];
    const late: string[] = [];
    let limited = 0;
    for (const { subject, text } of await sampleEmails(lang)) {
      const [, , ...lines] = text.split("\n").filter(Boolean);
      const body = lines.join(" ");
      if (!limit.test(body)) continue;
      limited += 1;
      if (!limit.test(`${subject} ${body.slice(0, 260)}`)) late.push(subject);
    }
    expect([late, limited > 15]).toEqual([[], true]);
  });

  test("every message calls the organisation what its settings call it, and only what people wrote may say otherwise", async () => {
    setOrganisation("Étang & Co");
    for (const { subject, html, text } of await sampleEmails(lang)) {
      expect(subject + html + text).not.toContain("The Lab");
      expect(text).toContain("Étang & Co");
    }
    const wrote = await operatorLead(lang, sender, {
      form: "contact",
      fields: [["Message", "I like The Lab"]],
      desk: null,
    });
    expect(wrote.text).toContain("I like The Lab");
  });

  test.each([
    ["a line break", "Halage\r\nBcc: victim@lab.test"],
    ["another line break", "Halage\u2028now\u0085"],
    ["marks that turn the text around", "\u202Egalah\u2066\u200F"],
    ["500 characters", "Halage ".repeat(72)],
    ["500 signs of two units", "🐟".repeat(500)],
    ["the look of an answer", "RE : Fwd: your invoice"],
  ])("no subject has %s of what somebody typed", async (_, hostile) => {
    for (const { subject } of await sampleEmails(lang, () => hostile)) {
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
      expect(subject.length).toBeLessThanOrEqual(160);
      expect(subject.isWellFormed()).toBe(true);
      expect(subject).not.toMatch(/^(?:re|fwd|tr)\s*:/i);
    }
  });

  test("a visitor's markup reaches the operator as text", async () => {
    const { html, text } = await operatorLead(lang, sender, {
      form: "contact",
      fields: [["Message", hostile]],
      desk: null,
    });
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain(hostile);
  });
});

test("the typography of a French sentence leaves what people typed as it is", () => {
  const say = french({
    invited: (name: string, by: string) => `L'équipe de ${name} : ${by} t'invite... d'accord ?`,
    nobody: (name: string) => (name ? `Avec ${name} !` : "Avec personne !"),
  });
  for (const typed of [
    "Quoi?",
    "L'Atelier...",
    "a : b ; c !",
    "« Sel »",
    "12 000 €",
    "3 mois",
    "x\uE100\uE101",
    "n° 5",
  ]) {
    expect(say.invited(typed, "Ada ! ")).toBe(`L’équipe de ${typed}\u00A0: Ada !  t’invite… d’accord\u202F?`);
    expect(say.nobody(typed)).toBe(`Avec ${typed}\u202F!`);
  }
  expect(say.nobody("")).toBe("Avec personne\u202F!");
});

test("the welcome names whoever it can name", async () => {
  const welcome = async (lang: "en" | "fr", name: string) =>
    (await accountEmail("account-welcome", lang, sender, { url: sender.signInUrl, name })).text;
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
      const { html, text, unsubscribeUrl } = await contactReceipt(lang, {
        ...sender,
        stop: { kind, url, stopped: false },
      });
      expect(unsubscribeUrl).toBe(url);
      for (const format of [html, text]) expect(format).toContain(url);
      expect(spaced(text)).toContain(words[lang]);
    }
    expect((await contactReceipt("en", sender)).unsubscribeUrl).toBeUndefined();
  },
);

test("the date of a session leaves the address off the list, so that only the mail program offers to leave it", async () => {
  const url = `https://lab.example/mails/session-date/${"d".repeat(65)}`;
  const about = { name: "Spring", when: "7 May", hours: null, place: null, closesOn: null, closed: false };
  for (const lang of languages) {
    const from = { ...sender, stop: { kind: "session-date" as const, url, stopped: false } };
    const mail = await sessionDate(lang, from, { ...about, page: "https://lab.example/pitch-session" });
    for (const format of [mail.html, mail.text]) expect(format).not.toContain(url);
    expect(spaced(mail.text)).not.toContain(stopWords(lang, "session-date"));
    expect(mail.unsubscribeUrl).toBe(url);
  }
});

test("what answers a form after a stop promises no date, and leads to where the dates come again", async () => {
  const url = `https://lab.example/mails/session-date/${"c".repeat(65)}`;
  const left = { ...sender, stop: { kind: "session-date" as const, url, stopped: true } };
  for (const lang of languages) {
    const list = await notifyMeReceipt(lang, left, { name: "Summer session", when: "7 May" });
    expect(list.text).toContain(url);
    expect(list.html).not.toMatch(/7 May|is on the list|est sur la liste/);
    expect(list.unsubscribeUrl).toBeUndefined();
    const place = await conferenceReceipt(lang, left, { name: "A", when: null, place: null, calendar: null });
    expect(place.text).toContain(url);
    expect(spaced(place.text)).not.toMatch(/write to you when|t'écrirons quand/);
  }
});

test("the date of a session names no closing day that is past as one to come", async () => {
  const mailed = async (lang: "en" | "fr", closed: boolean) => {
    const about = {
      name: "A",
      when: "1 May",
      hours: null,
      place: null,
      closesOn: "1 April",
      closed,
      page: sender.homeUrl,
    };
    return spaced((await sessionDate(lang, sender, about)).text);
  };
  expect(await mailed("en", false)).toContain("can apply until 1 April");
  expect(await mailed("en", true)).toContain("Applications closed on 1 April.");
  expect(await mailed("fr", true)).toContain("Les candidatures sont closes depuis le 1 April.");
  for (const lang of ["en", "fr"] as const) expect(await mailed(lang, true)).not.toMatch(/until|jusqu/);
});

test("a startup's turn says when the session begins, because its founder comes half an hour before", async () => {
  const turn = {
    ...{
      session: "A",
      place: null,
      day: "18 March 2027",
      reason: "",
      lost: null,
      isUnset: false,
      pitch: 5,
      questions: 5,
      page: null,
    },
    ...{ startsAt: new Date("2027-03-18T17:24:00Z"), beginsAt: new Date("2027-03-18T17:00:00Z"), isConfirmed: true },
  };
  for (const [lang, begins] of [
    ["en", "half an hour before the session begins (at 18:00)."],
    ["fr", "une demi-heure avant le début de la session (à 18:00)."],
  ] as const)
    for (const name of ["first", "moved", "place", "week", "eve"] as const)
      expect(spaced((await sessionTurnEmail(name, lang, sender, turn)).text)).toContain(begins);
});

test("the end of a plan says which one the account has then, and pauses no profile that stays published", async () => {
  for (const lang of languages)
    for (const over of [true, false]) {
      const about = { plan: "elite", endsOn: "2026-12-01", over } as const;
      const visible = spaced((await planEnding(lang, sender, { ...about, next: "visible" })).text);
      expect(visible).toContain("Visible");
      expect(visible).not.toMatch(/Free Member|published profile included|profil publié compris/);
      expect(spaced((await planEnding(lang, sender, { ...about, next: "free" })).text)).toContain("Free Member");
    }
  const withdrawn = { plan: "elite", on: "2026-12-01", startsOn: "2026-12-22" } as const;
  const { subject, text } = await planEnded("en", sender, withdrawn);
  expect([subject, text].map((words) => /ended|paused/.test(words))).toEqual([false, false]);
  expect(spaced(text)).toContain("was to begin on your account on 22 December 2026");
  const both = await planEnded("en", sender, { plan: "visible", on: "2026-12-01", later: withdrawn });
  expect(spaced(both.text)).toContain("Elite CoPilot, which was to begin on 22 December 2026, is withdrawn too.");
  const ended = await trialEnded("en", sender, { on: "2026-12-09", plan: "visible" });
  expect(ended.html).not.toContain("Free Member");
});

test("a startup that may be paying for its plan isn't told that nothing is charged", async () => {
  for (const lang of languages) {
    const declined = await planDeclined(lang, sender, { plan: "elite", line: "" });
    const over = await trialEnded(lang, sender, { on: "2026-12-09", plan: "visible" });
    for (const { html } of [declined, over]) expect(html).not.toMatch(/nothing is charged|rien n.{1,6}est facturé/i);
  }
});

test("a plan granted for later is not called open before its first day", async () => {
  const later = { plan: "visible", startsOn: "2026-12-05", endsOn: "2026-12-31" } as const;
  const heading = async (lang: Lang) =>
    spaced((await planGranted(lang, sender, later)).html).match(/<h1[^>]*>(.*?)<\/h1>/)?.[1];
  expect(await heading("en")).toBe("Visible is yours from 5 December 2026");
  expect(await heading("fr")).toBe("L’offre Visible est ouverte à partir du 5 décembre 2026");
});

test("a smaller plan that takes the place of Elite says that Elite's part is paused", async () => {
  const smaller = { plan: "visible", startsOn: "2026-12-05", endsOn: null } as const;
  for (const lang of languages) {
    const said = async (replaces?: "elite") =>
      /replaces Elite CoPilot|remplace l’offre Elite/.test(
        spaced((await planGranted(lang, sender, { ...smaller, replaces })).text),
      );
    expect([await said("elite"), await said()]).toEqual([true, false]);
  }
});

test("the receipt of an application begins with the day of our answer", async () => {
  const about = { address: statusUrl, changeableUntil: "2026-12-15", answerBy: new Date("2026-12-02T17:30:00Z") };
  const first = async (lang: Lang) => spaced((await applicationReceipt(lang, sender, about)).text);
  expect(await first("en")).toMatch(
    /your application There’s nothing to do now: .*answer by Wednesday,? 2 December, 18:30/,
  );
  expect(await first("fr")).toMatch(/au plus tard le mercredi 2 décembre à 18:30, heure de Paris/);
});

test("a place at a conference without a date promises no file for a calendar", async () => {
  for (const lang of ["en", "fr"] as const) {
    const waiting = await conferenceReceipt(lang, sender, { name: "A", when: null, place: null, calendar: null });
    expect(waiting.html).not.toMatch(/calendar|agenda/i);
  }
});

test("the projection is printed with its range and as what it is", async () => {
  const english = spaced((await simulatorProjection("en", sender, projection, "18 months")).text);
  for (const part of [
    "€12,000 a month",
    "(×4) €48,000 a month",
    "(×3 to ×5) €36,000 to €60,000 a month",
    "a projection, not a promise",
    "guarantees no fundraising outcome",
  ])
    expect(english).toContain(part);
  const french = await simulatorProjection("fr", sender, projection, "24\u00A0mois");
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
  const greeted = async (name: string) => (await applicationAccepted("en", sender, { ...accepted, name })).html;
  expect(await greeted("Zoé Martin")).toContain("Zoé Martin, you’re accepted");
  for (const typed of ["Win 1000 EUR", "visit evil.example"]) expect(await greeted(typed)).not.toContain(typed);
});

test("a French preposition is elided before a startup's name, and a startup without a name is one among others", async () => {
  const answered = await deckReportAnsweredMail("fr", sender, { startup: "Atelier Bois", answer: "closed" });
  expect(answered.subject).toBe("Votre signalement du deck d’Atelier Bois");
  const nameless = { ...sampleUpdate, startup: "" };
  for (const [lang, via, said] of [
    ["en", "follow", "You’ve followed a startup since"],
    ["fr", "invitation", "les nouvelles d’une startup le"],
  ] as const)
    expect(spaced((await investorUpdateMail(lang, sender, { ...nameless, via })).text)).toContain(said);
});

test("who was refused is not told that they published their profile", async () => {
  const answer = { verdict: "no", first: "no", shown: "yes", line: "B.", hours: 48 } as const;
  expect((await publicationLookedAt("fr", sender, answer)).text).not.toContain("tu as publié");
  expect((await publicationLookedAt("en", sender, answer)).text).not.toContain("you published");
});

test("who lost their session is told to apply for another once its date is set", async () => {
  const turn = {
    ...{
      session: "A",
      place: null,
      day: "B",
      startsAt: null,
      beginsAt: null,
      isUnset: false,
      reason: "",
      pitch: 5,
      questions: 5,
    },
    ...{ lost: "session" as const, isConfirmed: true, page: "https://lab.example/pitch" },
  };
  expect(spaced((await sessionTurnEmail("withdrawn", "fr", sender, turn)).text)).toContain(
    "dès que sa date sera fixée",
  );
  expect(spaced((await sessionTurnEmail("withdrawn", "en", sender, turn)).text)).toContain("once its date is set");
});
