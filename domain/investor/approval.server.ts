import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { notify } from "../notification/notify.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { recordDecision } from "../person/state.server.ts";
import { investorApprovedEmail, investorRefusedEmail } from "./approval.emails.server.ts";

/** A decision on an investor. The reason is required: internal for a yes, e-mailed to the investor for a no. */
export type Approval = { verdict: "yes" | "no"; reason: string };

export type Approved = { status: "stored" | "unchanged" | "no-investor" | "gone" };

export async function decideOnInvestor(
  db: Db,
  actor: Actor,
  id: string,
  { verdict, reason }: Approval,
): Promise<Approved> {
  mustHave(actor, "accounts");
  return db.transaction(async (tx): Promise<Approved> => {
    const [found] = await tx
      .select({ email: person.email, lang: person.lang, role: person.role, before: person.verdict })
      .from(person)
      .where(eq(person.id, id))
      .for("update");
    if (!found) return { status: "gone" };
    if (found.role !== "investor") return { status: "no-investor" };
    const { email, lang, before } = found;
    if (before === verdict) return { status: "unchanged" };
    const decision = await recordDecision(tx, { personId: id, verdict, reason, author: actor.viewer.id });
    const decided =
      verdict === "yes" ? investorApprovedEmail.with({ lang }) : investorRefusedEmail.with({ lang, line: reason });
    await enqueue(tx, [emailJob(decided, { key: email })]);
    await notify(tx, id, { kind: "approval", event: decision, data: { verdict }, mailed: true });
    await audit(tx, actor, {
      action: "person.approval",
      object: { kind: "person", id },
      before: { verdict: before },
      after: { verdict },
    });
    return { status: "stored" };
  });
}
