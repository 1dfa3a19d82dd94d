import {
  longId,
  readSigned,
  readSignedId,
  shortId,
  writeSigned,
  writeSignedId,
} from "../../platform/installation/signed-id.server.ts";

const aDay = 24 * 3_600_000;
/** The number of days for which a link to the guide is valid. Each daily e-mail contains a new link. */
const readableFor = 30;

const dayOf = (now: Date) => Math.floor(now.getTime() / aDay);

export const readingLink = (guideId: string, secret: string, now = new Date()) =>
  writeSigned(secret, "guide-reading", `${shortId(guideId)}${dayOf(now) + readableFor}`);

export function readReadingLink(link: string | undefined, secret: string, now = new Date()) {
  const signed = readSigned(secret, "guide-reading", link);
  if (!signed) return undefined;
  return { guideId: longId(signed.slice(0, 22)), expired: dayOf(now) > Number(signed.slice(22)) };
}

/** The key never expires, because links in old e-mails must keep working. */
export const mailsKey = (guideId: string, secret: string) => writeSignedId(secret, "guide-mails", guideId);

export const readMailsKey = (key: string | undefined, secret: string) => readSignedId(secret, "guide-mails", key);
