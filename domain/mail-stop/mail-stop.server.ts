import type { StopKind } from "../../emails/stop.ts";
import { readSigned, writeSigned } from "../../platform/installation/signed-id.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { setStopped as setDates, stopOf as datesOf } from "../date-mail/date-stop.server.ts";
import type { Stoppable } from "../delivery/email-context.ts";
import { setStopped as setWhole, stopOf as wholeOf } from "../notification/stop.server.ts";

/** Whether a kind of mails is stopped for the address they go to. */
export type Stop = { email: string; stopped: boolean };

/** The kinds with a page of the newsletter and of the guide say there what else there is to say. */
export type SharedStop = Exclude<StopKind, "newsletter" | "guide">;

const isShared = (kind: string): kind is SharedStop =>
  ["daily", "publication-look", "session-date", "conference-date"].includes(kind);

const purposeOf = (kind: SharedStop) => `mail-stop-${kind}`;

/** What the address ends in that stops a kind of mails for one reader; it stays good, as an old mail's has to. */
export const stopKey = (secret: string, kind: SharedStop, id: string) => writeSigned(secret, purposeOf(kind), id);

/** What a mailed address stops; undefined when we did not write it. */
export function readStop(secret: string, kind: string, key: string) {
  const id = isShared(kind) ? readSigned(secret, purposeOf(kind), key) : undefined;
  return id && isShared(kind) ? { kind, id } : undefined;
}

/** How it stands; undefined when whom it is about is gone. */
export function stopOf(db: Db, kind: SharedStop, id: string): Promise<Stop | undefined> {
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
