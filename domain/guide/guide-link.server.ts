import { timingSafeEqual } from "node:crypto";
import { sign } from "../../platform/installation/secret.server.ts";

const aDay = 24 * 3_600_000;
/** Days for which a link opens the guide; each daily mail brings a new one. */
const readableFor = 30;

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

function idOf(bytes: string) {
  const hex = Buffer.from(bytes, "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function isMark(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const markOf = (secret: string, purpose: string, signed: string) => sign(secret, purpose, signed).slice(0, 22);
const dayOf = (now: Date) => Math.floor(now.getTime() / aDay);

/** The part of an address that opens this guide for reading, until it expires. */
export function readingLink(guideId: string, secret: string, now = new Date()) {
  const signed = `${bytesOf(guideId)}${dayOf(now) + readableFor}`;
  return signed + markOf(secret, "guide-reading", signed);
}

/** The guide that a link was made for, and whether its time is over; undefined when we did not make it. */
export function readReadingLink(link: string | undefined, secret: string, now = new Date()) {
  const [, signed = "", bytes = "", until = "", mark = ""] = /^(([\w-]{22})(\d{5}))([\w-]{22})$/.exec(link ?? "") ?? [];
  if (!mark || !isMark(mark, markOf(secret, "guide-reading", signed))) return undefined;
  return { guideId: idOf(bytes), expired: dayOf(now) > Number(until) };
}

/** The part of an address that stops and resumes a guide's mails; it stays good, as an old mail's has to. */
export function mailsKey(guideId: string, secret: string) {
  const signed = bytesOf(guideId);
  return signed + markOf(secret, "guide-mails", signed);
}

export function readMailsKey(key: string | undefined, secret: string) {
  const [, bytes = "", mark = ""] = /^([\w-]{22})([\w-]{22})$/.exec(key ?? "") ?? [];
  return mark && isMark(mark, markOf(secret, "guide-mails", bytes)) ? idOf(bytes) : undefined;
}
