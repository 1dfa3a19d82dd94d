import { expect, test } from "vitest";
import { mailsKey, readingLink, readMailsKey, readReadingLink } from "./guide-link.server.ts";

const secret = "a secret for the tests of this file";
const one = "0189f7a2-6c1e-4f3a-9a55-3f1c2b7d8e90";
const other = "0189f7a2-6c1e-4f3a-9a55-3f1c2b7d8e91";
const now = new Date("2027-03-20T22:30:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

test("a link opens its guide for thirty days, then it says that it is over", () => {
  const link = readingLink(one, secret, now);
  expect(link).toMatch(/^[\w-]{49}$/);
  expect(readReadingLink(link, secret, now)).toEqual({ guideId: one, expired: false });
  expect(readReadingLink(link, secret, later(30))).toEqual({ guideId: one, expired: false });
  expect(readReadingLink(link, secret, later(31))).toEqual({ guideId: one, expired: true });
});

test("a changed, cut or foreign link opens nothing", () => {
  const link = readingLink(one, secret, now);
  const longer = link.replace(/(?<=^.{22})\d{5}/, (until) => String(Number(until) + 1));
  const exchanged = readingLink(other, secret, now).slice(0, 27) + link.slice(27);
  const ofMails = mailsKey(one, secret);
  for (const wrong of [
    undefined,
    "",
    link.slice(1),
    `${link}A`,
    longer,
    exchanged,
    ofMails,
    readingLink(one, "else", now),
  ])
    expect(readReadingLink(wrong, secret, now)).toBeUndefined();
});

test("the key to the mails does not expire and opens nothing else", () => {
  expect(readMailsKey(mailsKey(one, secret), secret)).toBe(one);
  for (const wrong of [
    undefined,
    readingLink(one, secret, now),
    mailsKey(one, "else"),
    mailsKey(other, secret).slice(0, 22) + mailsKey(one, secret).slice(22),
  ])
    expect(readMailsKey(wrong, secret)).toBeUndefined();
});
