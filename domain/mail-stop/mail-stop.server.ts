import { type StopKind, stopKinds } from "../../emails/stop.ts";
import { seal, unseal } from "../../platform/auth/secrets.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { readSigned, writeSigned } from "../../platform/installation/signed-id.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { setStopped as setDates, stopOf as datesOf } from "../date-mail/date-stop.server.ts";
import type { Stoppable } from "../delivery/email-context.ts";
import { setUpdateStopped, updateStopOf } from "../follow/stop.server.ts";
import { isWholeMail } from "../notification/notification.ts";
import { setStopped as setWhole, stopOf as wholeOf } from "../notification/stop.server.ts";
import {
  isInvitation,
  setStopped as setInvitations,
  stopOf as invitationsOf,
  stopOfAddress,
} from "./invitation-stop.server.ts";

type Stop = { email: string; stopped: boolean };

export type SharedStop = Exclude<StopKind, "newsletter" | "guide">;

type Found = Stop & { kind: SharedStop; id: string };

const isShared = (kind: string): kind is SharedStop =>
  kind !== "newsletter" && kind !== "guide" && stopKinds.some((each) => each === kind);

const purposeOf = (kind: SharedStop) => `mail-stop-${kind}`;

const markLength = 22;

/** Returns a short digest of the recipient's e-mail address. The unsubscribe link contains this digest. */
const markOf = (secret: string, email: string) => sign(secret, "mail-stop-address", email).slice(0, markLength);

/**
 * An invitation's token contains the encrypted address, because the invitation itself may be deleted. Tokens never
 * expire.
 */
export const stopKey = (secret: string, kind: SharedStop, { id, email }: { id: string; email: string }) =>
  isInvitation(kind)
    ? seal(secret, purposeOf(kind), email)
    : writeSigned(secret, purposeOf(kind), markOf(secret, email) + id);

function sealedIn(secret: string, kind: SharedStop, key: string) {
  try {
    return unseal(secret, purposeOf(kind), key);
  } catch {
    return undefined;
  }
}

/** Returns undefined if the link is wrong, or the recipient was deleted or has a new address. */
export async function readStop(db: Db, secret: string, kind: string, key: string): Promise<Found | undefined> {
  if (!isShared(kind)) return undefined;
  const email = isInvitation(kind) ? sealedIn(secret, kind, key) : undefined;
  if (isInvitation(kind) && email !== undefined)
    return { kind, id: markOf(secret, email), ...(await stopOfAddress(db, kind, email)) };
  const signed = readSigned(secret, purposeOf(kind), key);
  if (!signed) return undefined;
  const id = signed.slice(markLength);
  const stop = await stopOf(db, kind, id);
  return stop && signed.startsWith(markOf(secret, stop.email)) ? { kind, id, ...stop } : undefined;
}

function stopOf(db: Db, kind: SharedStop, id: string): Promise<Stop | undefined> {
  if (kind === "investor-update") return updateStopOf(db, id);
  if (isInvitation(kind)) return invitationsOf(db, kind, id);
  return isWholeMail(kind) ? wholeOf(db, kind, id) : datesOf(db, kind, id);
}

export async function setStopped(db: Db, { kind, id, email }: Omit<Found, "stopped">, stopped: boolean) {
  if (kind === "investor-update") await setUpdateStopped(db, id, stopped);
  else if (isInvitation(kind)) await setInvitations(db, kind, email, stopped);
  else if (isWholeMail(kind)) await setWhole(db, kind, id, stopped);
  else await setDates(db, kind, id, stopped);
}

/** Always false for the newsletter and the guide, which have separate checks. */
export async function isStopped(db: Db, { kind, id, email }: Stoppable) {
  if (!isShared(kind)) return false;
  return (await (isInvitation(kind) ? stopOfAddress(db, kind, email) : stopOf(db, kind, id)))?.stopped === true;
}
