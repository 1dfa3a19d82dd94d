import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { mailQueue, teamMailQueue } from "../delivery/queues.server.ts";
import { answerLeads } from "../lead/status.server.ts";
import type { By } from "../person/by.ts";
import { mayDecide } from "./access.ts";
import { tellOperator } from "./announce.server.ts";
import { holdApplication, isDecided, leadsOfApplication } from "./application.server.ts";
import { applicationDecision, applicationInvitation } from "./application.table.ts";
import { settleStanding } from "./standing.server.ts";

/** `reason` is what stands in the file with the first yes; an invitation that follows another one needs none. */
export type Invitation = { times: Date[]; where: string; minutes: number; reason: string };

export type Invited = { status: "stored" | "withdrawn" | "decided" | "gone" };

/** Proposes times for the call, by mail; the first time this is the first yes. */
export async function inviteToCall(
  db: Db,
  id: string,
  { times, where, minutes, reason }: Invitation,
  by: By,
  now = new Date(),
): Promise<Invited> {
  mayDecide(by);
  const author = by.viewer.id;
  return db.transaction(async (tx): Promise<Invited> => {
    const found = await holdApplication(tx, id);
    if (!found) return { status: "gone" };
    if (found.withdrawnAt) return { status: "withdrawn" };
    if (isDecided(found)) return { status: "decided" };
    if (!found.first)
      await tx
        .insert(applicationDecision)
        .values({ id: randomUUID(), applicationId: id, step: "first", verdict: "yes", author, reason, decidedAt: now });
    const proposed = times.map((time) => time.toISOString()).sort();
    await tx
      .insert(applicationInvitation)
      .values({ id: randomUUID(), applicationId: id, author, times: proposed, where, invitedAt: now });
    await settleStanding(tx, id);
    await answerLeads(tx, await leadsOfApplication(tx, id), by);
    const { lang, email } = found;
    const letter = {
      letter: "application-invitation",
      lang,
      application: id,
      times: proposed,
      where,
      minutes,
    } as const;
    await enqueue(tx, [newJob(teamMailQueue, letter, { key: email, subject: id })]);
    await writeAudit(tx, {
      actor: author,
      action: "application.invite",
      object: { kind: "application", id },
      after: { times: proposed },
      address: by.address,
    });
    return { status: "stored" };
  });
}

export type Chosen = { status: "stored" | "withdrawn" | "decided" | "past" | "gone" };

/** The applicant chooses one of the times proposed last; it is confirmed by mail and the operator is told. */
export async function chooseTime(
  db: Db,
  id: string,
  { time, notify }: { time: string; notify: string },
  now = new Date(),
): Promise<Chosen> {
  return db.transaction(async (tx): Promise<Chosen> => {
    const found = await holdApplication(tx, id);
    const invitation = found?.invitation;
    if (!found || !invitation?.times.includes(time)) return { status: "gone" };
    if (found.withdrawnAt) return { status: "withdrawn" };
    if (isDecided(found)) return { status: "decided" };
    const chosenTime = new Date(time);
    if (chosenTime <= now) return { status: "past" };
    if (invitation.chosenTime?.getTime() === chosenTime.getTime()) return { status: "stored" };
    await tx
      .update(applicationInvitation)
      .set({ chosenTime, chosenAt: now })
      .where(eq(applicationInvitation.id, invitation.id));
    await settleStanding(tx, id);
    const { lang, email } = found;
    const letter = { letter: "application-call-set", lang, application: id, time, where: invitation.where } as const;
    await enqueue(tx, [newJob(mailQueue, letter, { key: email, subject: id })]);
    await tellOperator(
      tx,
      found,
      "application-time",
      [
        ["companyName", found.answers.companyName],
        ["time", time],
      ],
      notify,
    );
    return { status: "stored" };
  });
}
