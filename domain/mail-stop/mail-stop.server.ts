import { type StopKind, stopKinds } from "../../emails/stop.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { readSigned, writeSigned } from "../../platform/installation/signed-id.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { setStopped as setDates, stopOf as datesOf } from "../date-mail/date-stop.server.ts";
import type { Stoppable } from "../delivery/email-context.ts";
import { setUpdateStopped, updateStopOf } from "../follow/stop.server.ts";
import { isWholeMail } from "../notification/notification.ts";
import { setStopped as setWhole, stopOf as wholeOf } from "../notification/stop.server.ts";
import { isInvitation, setStopped as setInvitations, stopOf as invitationsOf } from "./invitation-stop.server.ts";

type Stop = { email: string; stopped: boolean };

export type SharedStop = Exclude<StopKind, "newsletter" | "guide">;

const isShared = (kind: string): kind is SharedStop =>
  kind !== "newsletter" && kind !== "guide" && stopKinds.some((each) => each === kind);

const purposeOf = (kind: SharedStop) => `mail-stop-${kind}`;

const markLength = 22;

/** Returns a short digest of the recipient's e-mail address. The unsubscribe link contains this digest. */
const markOf = (secret: string, email: string) => sign(secret, "mail-stop-address", email).slice(0, markLength);

/**
 * Returns the signed token of an unsubscribe link. The token never expires, because links in old e-mails must keep
 * working.
 */
export const stopKey = (secret: string, kind: SharedStop, { id, email }: { id: string; email: string }) =>
  writeSigned(secret, purposeOf(kind), markOf(secret, email) + id);

/**
 * Returns the subscription that an unsubscribe link stops, and whether the subscription is stopped. Returns undefined
 * if the signature is wrong, or the recipient was deleted or has a new address.
 */
export async function readStop(db: Db, secret: string, kind: string, key: string) {
  const signed = isShared(kind) ? readSigned(secret, purposeOf(kind), key) : undefined;
  if (!signed || !isShared(kind)) return undefined;
  const id = signed.slice(markLength);
  const stop = await stopOf(db, kind, id);
  return stop && signed.startsWith(markOf(secret, stop.email)) ? { kind, id, ...stop } : undefined;
}

function stopOf(db: Db, kind: SharedStop, id: string): Promise<Stop | undefined> {
  if (kind === "investor-update") return updateStopOf(db, id);
  if (isInvitation(kind)) return invitationsOf(db, kind, id);
  return isWholeMail(kind) ? wholeOf(db, kind, id) : datesOf(db, kind, id);
}

export async function setStopped(db: Db, kind: SharedStop, id: string, stopped: boolean) {
  if (kind === "investor-update") await setUpdateStopped(db, id, stopped);
  else if (isInvitation(kind)) await setInvitations(db, kind, id, stopped);
  else if (isWholeMail(kind)) await setWhole(db, kind, id, stopped);
  else await setDates(db, kind, id, stopped);
}

/**
 * Checks whether the recipient has stopped this kind of e-mail. Always false for the newsletter and the guide, which
 * have separate checks.
 */
export async function isStopped(db: Db, { kind, id }: Stoppable) {
  return isShared(kind) && (await stopOf(db, kind, id))?.stopped === true;
}
