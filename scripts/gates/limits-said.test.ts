import { expect, test } from "vitest";
import { sampleEmails } from "../../e2e/sample-emails.ts";
import { followLimits } from "../../domain/follow/follow-limits.ts";
import { fundLimits } from "../../domain/fund/fund-limits.ts";
import { seatLimits } from "../../domain/seat/seat-limits.ts";
import { languages } from "../../platform/language/language.ts";

// E-mails may not import the rules of the nouns below, so they type these numbers.

test.each(languages)("what e-mails say of a limit is the limit, in %s", async (lang) => {
  const days = (count: number) => (lang === "en" ? `${count} days` : `${count} jours`);
  const spaced = (text: string) => text.replaceAll(/\s/g, " ");
  const mails = (await sampleEmails(lang)).map(({ subject, html, text }) => spaced(subject + html + text));
  for (const [about, limit] of [
    [{ en: "invites you to its team", fr: "vous invite dans son équipe" }, seatLimits.openDays],
    [{ en: "We may remove you from", fr: "Nous pourrons te retirer" }, seatLimits.noticeDays],
    [{ en: "would like to send you its updates", fr: "souhaite vous envoyer ses nouvelles" }, followLimits.openDays],
    [{ en: "invited to work with colleagues", fr: "travailler avec vos collègues" }, fundLimits.openDays],
  ] as const) {
    const found = mails.filter((mail) => mail.includes(about[lang]));
    expect(found.length, about[lang]).toBeGreaterThan(0);
    for (const mail of found) expect(mail).toContain(days(limit));
  }
});
