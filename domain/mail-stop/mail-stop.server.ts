import type { StopKind } from "../../emails/stop.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { readSigned, writeSigned } from "../../platform/installation/signed-id.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { setStopped as setDates, stopOf as datesOf } from "../date-mail/date-stop.server.ts";
import type { Stoppable } from "../delivery/email-context.ts";
import { setStopped as setWhole, stopOf as wholeOf } from "../notification/stop.server.ts";

/** Whether a kind of mails is stopped for the address they go to. */
type Stop = { email: string; stopped: boolean };

/** The kinds with a page of the newsletter and of the guide say there what else there is to say. */
export type SharedStop = Exclude<StopKind, "newsletter" | "guide">;

const isShared = (kind: string): kind is SharedStop =>
  ["daily", "publication-look", "session-date", "conference-date"].includes(kind);

const purposeOf = (kind: SharedStop) => `mail-stop-${kind}`;

const markLength = 22;

/** Stands in a link for the address that its mail went to. */
const markOf = (secret: string, email: string) => sign(secret, "mail-stop-address", email).slice(0, markLength);

/** What the address of a page ends in that stops a kind of mails for one reader; it stays good, as an old mail's has to. */
export const stopKey = (secret: string, kind: SharedStop, { id, email }: { id: string; email: string }) =>
  writeSigned(secret, purposeOf(kind), markOf(secret, email) + id);

/**
 * What a mailed link stops, and how it stands. Undefined when we did not write it, when whom it is about is gone, or when
 * their mails go to another address now: who reads the old one must not learn of it.
 */
export async function readStop(db: Db, secret: string, kind: string, key: string) {
  const signed = isShared(kind) ? readSigned(secret, purposeOf(kind), key) : undefined;
  if (!signed || !isShared(kind)) return undefined;
  const id = signed.slice(markLength);
  const stop = await stopOf(db, kind, id);
  return stop && signed.startsWith(markOf(secret, stop.email)) ? { kind, id, ...stop } : undefined;
}

/** How it stands; undefined when whom it is about is gone. */
function stopOf(db: Db, kind: SharedStop, id: string): Promise<Stop | undefined> {
  return kind === "daily" || kind === "publication-look" ? wholeOf(db, kind, id) : datesOf(db, kind, id);
}

/** Stops one kind of mails for its reader, or lets it come again. */
export async function setStopped(db: Db, kind: SharedStop, id: string, stopped: boolean) {
  if (kind === "daily" || kind === "publication-look") await setWhole(db, kind, id, stopped);
  else await setDates(db, kind, id, stopped);
}

/** Whether a mail that is about to leave was stopped since it was queued. The newsletter and the guide look themselves. */
export async function isStopped(db: Db, { kind, id }: Stoppable) {
  return isShared(kind) && (await stopOf(db, kind, id))?.stopped === true;
}
