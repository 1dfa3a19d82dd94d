import type { RouterContextProvider } from "react-router";
import { sendGuideLink } from "../../domain/guide/guide-link-mail.server.ts";
import { mailsKey, readReadingLink } from "../../domain/guide/guide-link.server.ts";
import { daysDone, findGuide, type Guide, wantMails } from "../../domain/guide/guide.server.ts";
import { civilHours, nextMail } from "../../domain/guide/schedule.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns the guide that a link opens. Returns undefined when the link's signature is invalid or the guide was deleted.
 */
export async function guideAt(link: string, context: Context) {
  const { db, secret } = context.get(services);
  const read = readReadingLink(link, secret);
  const guide = read && (await findGuide(db, read.guideId));
  return guide && { guide, expired: read.expired };
}

export function mailsOf(guide: Guide, lang: Lang) {
  const next = nextMail(guide, new Date());
  return {
    stopped: guide.stopped,
    wanted: guide.wanted,
    next: next && { day: next.day, on: formats[lang].date(next.on), from: `${civilHours.from}:00` },
  };
}

export async function progressOf(guide: Guide, context: Context) {
  const { db, secret } = context.get(services);
  return { done: await daysDone(db, guide.id), mailsPath: pathOf("guide-mails", { key: mailsKey(guide.id, secret) }) };
}

export async function startMailsIfRequested(guide: Guide, fields: Record<string, string> | null, context: Context) {
  const isRequested = fields?.["mails"] === "wanted";
  if (isRequested) await wantMails(context.get(services).db, guide);
  return isRequested;
}

export async function renew(guide: Guide, context: Context) {
  return (await sendGuideLink(context.get(services).db, guide)) ? ("sent" as const) : ("limited" as const);
}
