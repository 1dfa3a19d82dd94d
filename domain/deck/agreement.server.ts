import { createHash, randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Limited } from "../person/limits.server.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { deckAgreement, deckAgreementAccepted } from "./agreement.table.ts";
import { agreementLimits } from "./agreement.ts";
import { deckAgreementEmail } from "./deck.emails.server.ts";
import { deckLink } from "./link.table.ts";

export async function keepAgreement(tx: Db, founder: string, { text, lang }: { text: string; lang: Lang }, now: Date) {
  const sha256 = createHash("sha256").update(text).digest("hex");
  const [kept] = await tx
    .insert(deckAgreement)
    .values({ id: randomUUID(), founder, text, sha256, lang, at: now })
    // This update changes nothing, but makes the statement return the existing row.
    .onConflictDoUpdate({ target: [deckAgreement.founder, deckAgreement.sha256], set: { sha256 } })
    .returning({ id: deckAgreement.id });
  if (!kept) throw new Error("The text of an agreement was not stored.");
  return kept.id;
}

export async function lastAgreement(db: Db, founder: string) {
  const [found] = await db
    .select({ text: deckAgreement.text })
    .from(deckLink)
    .innerJoin(deckAgreement, eq(deckAgreement.id, deckLink.agreement))
    .where(eq(deckLink.founder, founder))
    .orderBy(desc(deckLink.createdAt))
    .limit(1);
  return found?.text ?? null;
}

/**
 * An SQL condition: the link has an agreement that the link's recipient has not accepted, so the deck must not open
 * yet.
 */
export const mustAccept = sql<boolean>`${deckLink.agreement} is not null and not exists (
  select 1 from deck_agreement_accepted a where a.agreement = ${deckLink.agreement} and a.email = ${deckLink.toEmail})`;

export async function agreementText(db: Db, link: string) {
  const [found] = await db
    .select({ id: deckAgreement.id, text: deckAgreement.text, lang: deckAgreement.lang })
    .from(deckLink)
    .innerJoin(deckAgreement, eq(deckAgreement.id, deckLink.agreement))
    .where(eq(deckLink.id, link));
  return found ?? null;
}

type Accepting = {
  name: string;
  address: string;
  lang: Lang;
  /**
   * The id of the agreement that the recipient saw. The startup may have changed the link's agreement in the meantime.
   */
  shown?: string | undefined;
};

const hour = 3_600;

/** Returns "changed" if the link's agreement is no longer the agreement shown. */
export async function acceptAgreement(
  db: Db,
  link: { id: string; founder: string; toEmail: string | null },
  { name, address, lang, shown }: Accepting,
  now = new Date(),
): Promise<{ status: "accepted" | "changed" | "gone" } | Limited> {
  const taken = await takeAll(db, [
    { key: `deck-agreement:${link.id}`, capacity: 10, perSecond: 10 / hour },
    ...onNetworks("deck-agreement:from", address, { capacity: 20, perSecond: 20 / hour }),
  ]);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
  const { founder, toEmail: email } = link;
  return db.transaction(async (tx): Promise<{ status: "accepted" | "changed" | "gone" }> => {
    const [found] = await tx.select({ agreement: deckLink.agreement }).from(deckLink).where(eq(deckLink.id, link.id));
    if (!found?.agreement || email === null) return { status: "gone" };
    const { agreement } = found;
    if (shown !== undefined && shown !== agreement) return { status: "changed" };
    const [first] = await tx
      .insert(deckAgreementAccepted)
      .values({ agreement, founder, email, name, at: now })
      .onConflictDoNothing()
      .returning({ at: deckAgreementAccepted.at });
    if (!first) return { status: "accepted" };
    const contact = await contactOf(tx, founder);
    const about = { agreement, reader: link.id };
    await enqueue(tx, [
      emailJob(deckAgreementEmail.with({ ...about, lang, side: "reader" }), { key: email, subject: link.id }),
      ...(contact
        ? [
            emailJob(deckAgreementEmail.with({ ...about, lang: contact.lang, side: "startup" }), {
              key: contact.email,
              subject: link.id,
            }),
          ]
        : []),
    ]);
    return { status: "accepted" };
  });
}

/** Returns null when the record of the acceptance was deleted. */
export async function agreementInMail(db: Db, agreement: string, link: string) {
  const { name, email, at } = deckAgreementAccepted;
  const [found] = await db
    .select({
      ...{ name, email, at, text: deckAgreement.text, textLang: deckAgreement.lang, sha256: deckAgreement.sha256 },
      startup: founderProfile.startup_name,
    })
    .from(deckAgreementAccepted)
    .innerJoin(deckAgreement, eq(deckAgreement.id, deckAgreementAccepted.agreement))
    .innerJoin(deckLink, and(eq(deckLink.id, link), eq(deckLink.toEmail, email)))
    .leftJoin(founderProfile, eq(founderProfile.user_id, deckAgreementAccepted.founder))
    .where(eq(deckAgreementAccepted.agreement, agreement));
  // The signer's name is part of the proof, so it is not shortened.
  return found
    ? { ...found, name: mailedName(found.name, agreementLimits.name), startup: mailedName(found.startup ?? "") }
    : null;
}
