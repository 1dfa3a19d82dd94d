import { randomUUID } from "node:crypto";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { raiseVersion } from "../content/content.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { applicationPlaceFreedEmail } from "./application.emails.server.ts";
import { lockApplication } from "./application.server.ts";
import { applicationDecision } from "./application.table.ts";
import { type IntakeRule, intakeNamed } from "./intake.ts";
import { statusOf, syncStatus } from "./status.server.ts";

export type Freed = { status: "stored" | "withdrawn" | "freed" | "no-place" | "gone" };

/**
 * Frees an accepted startup's place in its intake, once, and mails the applicant; `reason` and `line` as in a decision.
 */
export async function freePlace(
  db: Db,
  actor: Actor,
  id: string,
  { reason, line, rule }: { reason: string; line: string; rule: IntakeRule },
  now = new Date(),
): Promise<Freed> {
  mustHave(actor, "applications");
  if (line.trim() === "") throw new Error("A place is not taken back without a line for the applicant");
  return db.transaction(async (tx): Promise<Freed> => {
    const found = await lockApplication(tx, id);
    if (!found) return { status: "gone" };
    const status = statusOf(found);
    if (status === "withdrawn" || status === "freed") return { status };
    if (status !== "accepted") return { status: "no-place" };
    const author = actor.viewer.id;
    await tx.insert(applicationDecision).values({
      id: randomUUID(),
      applicationId: id,
      step: "final",
      verdict: "freed",
      author,
      reason,
      line,
      decidedAt: now,
    });
    await syncStatus(tx, id);
    const { lang, intake, email } = found;
    const { startsOn } = intakeNamed(intake, rule);
    const freed = applicationPlaceFreedEmail.with({ lang, application: id, intake, startsOn, line });
    await enqueue(tx, [emailJob(freed, { key: email, subject: id })]);
    await audit(tx, actor, {
      action: "application.free",
      object: { kind: "application", id },
      before: { verdict: "yes" },
      after: { verdict: "freed" },
    });
    // Public pages show the number of places left.
    await raiseVersion(tx);
    return { status: "stored" };
  });
}
