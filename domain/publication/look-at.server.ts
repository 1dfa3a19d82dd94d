import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { tellInvestors } from "./tell-investors.server.ts";
import { notify } from "../notification/notify.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { openLook, openPublication } from "./look.server.ts";
import { publicationLookedAtEmail } from "./publication.emails.server.ts";
import { publication, publicationLook } from "./publication.table.ts";

/** `look` is the id of the version reviewed; if undefined, the version that waits now. */
export type Look = { verdict: "yes" | "no"; reason: string; look: string | undefined };

/** Approves or refuses the waiting version and notifies the founder, once. `changed`: another version waits by now. */
export async function lookAt(
  db: Db,
  actor: Actor,
  founder: string,
  { verdict, reason, look }: Look,
  now = new Date(),
): Promise<{ status: "stored" | "changed" | "gone" }> {
  mustHave(actor, "startups");
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ email: person.email, lang: person.lang })
      .from(person)
      .where(eq(person.id, founder))
      .for("update");
    const [waits] = owner ? await tx.select().from(publicationLook).where(openLook(founder)) : [];
    if (!owner || !waits) return { status: "gone" };
    if (look !== undefined && look !== waits.id) return { status: "changed" };
    const { id, name, deck } = waits;
    await tx
      .update(publicationLook)
      .set({ verdict, reason, lookedAt: now, lookedBy: actor.viewer.id })
      .where(eq(publicationLook.id, id));
    const [open] = await tx.select().from(publication).where(openPublication(founder));
    const isFirst = open?.name === null;
    if (verdict === "yes")
      await tx
        .update(publication)
        .set({ name, deck, ...(isFirst && { publishedAt: now }) })
        .where(openPublication(founder));
    await audit(tx, actor, { action: "publication.look", object: { kind: "person", id: founder }, after: { verdict } });
    const verdictFields = { verdict, first: isFirst ? "yes" : "no" } as const;
    await notify(tx, founder, { kind: "publication", event: id, data: verdictFields, mailed: true }, now);
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
