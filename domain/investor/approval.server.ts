import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { notify } from "../notification/notify.server.ts";
import { mustHave } from "../audit/access.ts";
import { firmChanged } from "../person/firm-seen.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { newestDecision, recordDecision } from "../person/state.server.ts";
import { investorApprovedEmail, investorRefusedEmail } from "./approval.emails.server.ts";
import { investorProfile } from "./investor-profile.table.ts";

/**
 * A decision on an investor. The reason is required: internal for a yes, e-mailed to the investor for a no. `firm` is
 * the firm's name that the deciding person saw; if undefined, the current name is approved. `shownDecision` is the id of
 * the decision that they saw, "" for none. With `onlyFirm` set, an account that isn't approved (any more) stays as it is.
 */
export type Approval = {
  verdict: "yes" | "no";
  reason: string;
  firm?: string | undefined;
  shownDecision?: string | undefined;
  onlyFirm?: boolean;
};

export type Approved = { status: "stored" | "unchanged" | "overtaken" | "no-investor" | "gone" };

/**
 * Approves or refuses an investor. An approved investor whose firm has a new name can be approved again: startups then
 * see the new name.
 */
export async function decideOnInvestor(
  db: Db,
  actor: Actor,
  id: string,
  { verdict, reason, firm: shown, shownDecision, onlyFirm = false }: Approval,
): Promise<Approved> {
  mustHave(actor, "accounts");
  return db.transaction(async (tx): Promise<Approved> => {
    const [found] = await tx
      .select({ email: person.email, lang: person.lang, role: person.role, before: person.verdict })
      .from(person)
      .where(eq(person.id, id))
      .for("update");
    const [profile] = await tx
      .select({ name: investorProfile.company_name, isChanged: firmChanged })
      .from(investorProfile)
      .where(eq(investorProfile.user_id, id));
    if (!found) return { status: "gone" };
    if (found.role !== "investor") return { status: "no-investor" };
    const { email, lang, before } = found;
    const isAgain = before === verdict;
    if (!isAgain && shownDecision !== undefined && shownDecision !== (await newestDecision(tx, id)))
      return { status: "overtaken" };
    const isNews = isAgain ? verdict === "yes" && Boolean(profile?.isChanged) : !onlyFirm;
    if (!isNews) return { status: "unchanged" };
    const firm = verdict === "yes" ? (shown ?? profile?.name ?? "") : null;
    const decision = await recordDecision(tx, { personId: id, verdict, reason, author: actor.viewer.id, firm });
    const decided =
      verdict === "yes" ? investorApprovedEmail.with({ lang }) : investorRefusedEmail.with({ lang, line: reason });
    // If only the firm has a new name, the account stays approved, so there is no news for the investor.
    if (!isAgain) {
      await enqueue(tx, [emailJob(decided, { key: email })]);
      await notify(tx, id, { kind: "approval", event: decision, data: { verdict }, mailed: true });
    }
    await audit(tx, actor, {
      action: "person.approval",
      object: { kind: "person", id },
      before: { verdict: before },
      after: { verdict },
    });
    return { status: "stored" };
  });
}
