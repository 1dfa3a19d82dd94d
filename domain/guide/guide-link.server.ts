import {
  longId,
  readSigned,
  readSignedId,
  shortId,
  writeSigned,
  writeSignedId,
} from "../../platform/installation/signed-id.server.ts";

const aDay = 24 * 3_600_000;
/** Days for which a reading link is valid; each daily mail brings a new one. */
const readableFor = 30;

const dayOf = (now: Date) => Math.floor(now.getTime() / aDay);

/** The signed part of a URL that opens this guide for reading, until it expires. */
export const readingLink = (guideId: string, secret: string, now = new Date()) =>
  writeSigned(secret, "guide-reading", `${shortId(guideId)}${dayOf(now) + readableFor}`);

/** The guide of a reading link, and whether the link has expired; undefined if the signature is not ours. */
export function readReadingLink(link: string | undefined, secret: string, now = new Date()) {
  const signed = readSigned(secret, "guide-reading", link);
  if (!signed) return undefined;
  return { guideId: longId(signed.slice(0, 22)), expired: dayOf(now) > Number(signed.slice(22)) };
}

/** The signed part of a URL that stops and resumes a guide's mails; never expires, so that old mails keep working. */
export const mailsKey = (guideId: string, secret: string) => writeSignedId(secret, "guide-mails", guideId);

export const readMailsKey = (key: string | undefined, secret: string) => readSignedId(secret, "guide-mails", key);
