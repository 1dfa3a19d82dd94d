import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { emailJob, sendEmail } from "../delivery/send-email.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import { tellOperator } from "./announce.server.ts";
import { type Application, lockApplication, isDecided, shownCall } from "./application.server.ts";
import { applicationCall, applicationWithdrawal } from "./application.table.ts";
import { cancelCall } from "./booking.server.ts";
import { recallHeld } from "./recall.server.ts";
import { mayWithdraw, readersOfLoss } from "./startup-place.server.ts";
import { syncStatus } from "./status.server.ts";
import { applicationWithdrawnEmail } from "./application.emails.server.ts";

export type Withdrawn = { status: "withdrawn" | "gone" | "not-yours" | "overtaken" };

/** Names what a withdrawal gives up and whether the application can be sent again, for comparison with a page. */
export const withdrawalTerms = (found: Pick<Application, "first" | "final">, { isClosed }: { isClosed: boolean }) =>
  `${(found.final ?? found.first)?.id ?? ""}:${isClosed || isDecided(found) ? "final" : "again"}`;

/**
 * Withdraws an application and recalls its unsent decisions; "not-yours" if a startup has the place, "overtaken" if
 * the `shown` terms no longer apply.
 */
export async function withdrawApplication(
  db: Db,
  id: string,
  { notify, isClosed = false, shown }: { notify: string; isClosed?: boolean; shown?: string | undefined },
  now = new Date(),
) {
  return db.transaction(async (tx): Promise<Withdrawn> => {
    const found = await lockApplication(tx, id);
    if (!found) return { status: "gone" };
    if (found.withdrawnAt) return { status: "withdrawn" };
    if (!(await mayWithdraw(tx, found))) return { status: "not-yours" };
    if (shown !== undefined && shown !== withdrawalTerms(found, { isClosed })) return { status: "overtaken" };
    await tx.insert(applicationWithdrawal).values({ id: randomUUID(), applicationId: id, withdrawnAt: now });
    await confirmAddress(tx, found.email, "application");
    await recallHeld(tx, id, null, now);
    const cancelled = await cancelCall(tx, found, "guest", now);
    await syncStatus(tx, id);
    const { lang, email } = found;
    const after = found.final?.verdict === "yes" ? "place" : "decision";
    const withdrawn = applicationWithdrawnEmail.with({
      ...{ lang, application: id },
      ...(cancelled && { cancelled }),
      ...((isClosed || isDecided(found)) && { after }),
    });
    await sendEmail(tx, withdrawn, { key: email, subject: id });
    if (found.final?.verdict === "yes") {
      const { contact } = await readersOfLoss(tx, found);
      if (contact) {
        const told = applicationWithdrawnEmail.with({ lang, application: id, after: "startup" });
        await enqueue(tx, [emailJob(told, { key: contact, subject: id })]);
      }
      await raiseVersion(tx);
    }
    await tellOperator(tx, found, "application-withdrawal", [["companyName", found.answers.companyName]], notify);
    return { status: "withdrawn" };
  });
}

type Call = { slots: string; phone: string | null; notify: string; shown?: string | undefined };

export type CallRequestAnswer =
  | { status: "stored" }
  | { status: "withdrawn" | "decided" | "gone" | "overtaken" }
  | { status: "limited"; retryAfter: number };

/** Stores a wish for a call; "overtaken" if the call of the application is no longer the `shown` one. */
export async function requestCall(db: Db, id: string, call: Call, now = new Date()): Promise<CallRequestAnswer> {
  const { slots, phone, notify, shown } = call;
  return db.transaction(async (tx): Promise<CallRequestAnswer> => {
    const found = await lockApplication(tx, id);
    if (!found) return { status: "gone" };
    if (found.withdrawnAt) return { status: "withdrawn" };
    if (isDecided(found)) return { status: "decided" };
    if (found.call?.slots === slots && found.call.phone === phone) return { status: "stored" };
    if (shown !== undefined && shown !== shownCall(found)) return { status: "overtaken" };
    const taken = await take(tx, `application:call:${id}`, { capacity: 5, perSecond: 5 / 86_400 });
    if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
    await tx.insert(applicationCall).values({ id: randomUUID(), applicationId: id, slots, phone, requestedAt: now });
    await confirmAddress(tx, found.email, "application");
    const fields: [string, string][] = [
      ["companyName", found.answers.companyName],
      ["slots", slots],
      ...(phone ? [["phone", phone] as [string, string]] : []),
    ];
    await tellOperator(tx, found, "application-call", fields, notify);
    return { status: "stored" };
  });
}
