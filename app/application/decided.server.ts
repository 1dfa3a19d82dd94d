import type { RouterContextProvider } from "react-router";
import { ownDecided } from "../../domain/application/founder-queries.server.ts";
import { nextIntakeAfter } from "../../domain/application/open-intake.server.ts";
import { isOver } from "../../domain/application/status.server.ts";
import { formats } from "../../platform/language/format.ts";
import { services, viewer } from "../context/context.server.ts";
import { applicationFileWords } from "./file-words.ts";

/**
 * Returns what a signed-in person reads whose application for the intake is decided: a new version changes nothing.
 * Strangers and unverified addresses get null, so that the page reveals no application. `sent` is a version: with another
 * address it is another application, and one sent before the decision was read.
 */
export async function decidedText(
  intake: string,
  context: Readonly<RouterContextProvider>,
  sent?: { email: string; sentAt: Date },
) {
  const who = context.get(viewer);
  const { db, content, lang } = context.get(services);
  if (!who || (sent && sent.email !== who.email)) return null;
  const found = await ownDecided(db, who.id, intake);
  const decidedAt = (found?.final ?? found?.first)?.decidedAt;
  if (!found || (sent && decidedAt && sent.sentAt < decidedAt)) return null;
  const { status: words } = applicationFileWords.in(lang);
  if (!isOver(found)) return words.decided;
  const { date } = formats[lang];
  const next = await nextIntakeAfter(db, content, intake);
  const again = words.again(date(next.startsOn), date(next.lastDay));
  return [words.decided, again, ...(next.opensOn ? [words.opens(date(next.opensOn))] : [])].join(" ");
}
