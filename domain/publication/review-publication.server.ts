import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { tellInvestors } from "./tell-investors.server.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { contactOf, lockStartup } from "../person/startup-contact.server.ts";
import { opensToFounder } from "../plan-grant/opens-to.server.ts";
import { isPublished } from "./publication.server.ts";
import { openReview, openPublication } from "./review.server.ts";
import { publicationLookedAtEmail } from "./publication.emails.server.ts";
import { publication, publicationLook } from "./publication.table.ts";

/**
 * `look` is the id of the review that the administrator saw; undefined means the open review. `isDeckClosed`: the team
 * keeps the startup's deck closed.
 */
export type Review = { verdict: "yes" | "no"; reason: string; look: string | undefined; isDeckClosed?: boolean };

/**
 * "closed": the startup is shown, but the team keeps its deck closed. "plan": the plan does not include publication.
 * "held": the startup is not shown for another reason.
 */
async function shownNow(tx: Db, founder: string, isDeckClosed: boolean, now: Date) {
  if (await isPublished(tx, founder, now)) return isDeckClosed ? "closed" : "yes";
  return (await opensToFounder(tx, "publication", founder, now)) ? "held" : "plan";
}

/**
 * Approves or rejects the version under review and notifies the founder. Returns "changed" if the founder has submitted
 * another version in the meantime.
 */
export async function reviewPublication(
  db: Db,
  actor: Actor,
  founder: string,
  { verdict, reason, look, isDeckClosed = false }: Review,
  now = new Date(),
): Promise<{ status: "stored" | "changed" | "gone" }> {
  mustHave(actor, "startups");
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    const owner = await contactOf(tx, founder);
    const [waits] = owner ? await tx.select().from(publicationLook).where(openReview(founder)) : [];
    if (!owner || !waits) return { status: "gone" };
    if (look !== undefined && look !== waits.id) return { status: "changed" };
    const { id, name, deck, deckVersion } = waits;
    await tx
      .update(publicationLook)
      .set({ verdict, reason, lookedAt: now, lookedBy: actor.viewer.id })
      .where(eq(publicationLook.id, id));
    const [open] = await tx.select().from(publication).where(openPublication(founder));
    const isFirst = open?.name === null;
    if (verdict === "yes")
      await tx
        .update(publication)
        .set({ name, deck, deckVersion, ...(isFirst && { publishedAt: now }) })
        .where(openPublication(founder));
    await audit(tx, actor, {
      action: "publication.look",
      object: { kind: "person", id: owner.id },
      after: { verdict },
    });
    // The plan may have ended, or the startup may have been hidden, since the founder published it.
    const shown = await shownNow(tx, founder, isDeckClosed && (deck !== "" || deckVersion !== null), now);
    const verdictFields = { verdict, first: isFirst ? "yes" : "no", shown } as const;
    await notifyStartup(tx, founder, { kind: "publication", event: id, data: verdictFields, mailedTo: owner.id }, now);
    if (isFirst && verdict === "yes") await tellInvestors(tx, founder, now);
    await sendEmail(
      tx,
      publicationLookedAtEmail.with({
        lang: owner.lang,
        founder,
        ...verdictFields,
        line: verdict === "no" ? reason : "",
      }),
      {
        key: owner.email,
      },
    );
    return { status: "stored" };
  });
}
