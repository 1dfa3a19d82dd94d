import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { closeOwnLinks } from "./close-feed.server.ts";
import { lockErasures, spareFromErasures } from "./erasure.server.ts";
import { countTry, type Limited } from "./limits.server.ts";
import { makeLink, openLink, useLink } from "./link.server.ts";
import { closeMailedLinks } from "./mailed-links.server.ts";
import { holdPerson, personByEmail } from "./person.server.ts";
import { person } from "./person.table.ts";
import { endSessions, holdSession } from "./session.server.ts";
import type { Viewer } from "./viewer.ts";
import { accountKnownEmail, emailChangedEmail, emailChangeEmail } from "./person.emails.server.ts";

type Change = { viewer: Viewer; email: string; address: string };

/** Sends a confirmation link to the new e-mail address. The address changes only when the link is opened. */
export async function requestEmailChange(
  db: Db,
  secret: string,
  { viewer, email, address }: Change,
): Promise<{ status: "asked" } | Limited> {
  return db.transaction(async (tx) => {
    const { id: personId, lang } = await holdSession(tx, viewer);
    const limited = await countTry(tx, secret, "mail", { about: personId, address });
    if (limited) return limited;
    const taken = await personByEmail(tx, email);
    const link = await makeLink(tx, personId, "email", email);
    const message = taken ? accountKnownEmail.with({ lang }) : emailChangeEmail.with({ lang, link });
    await sendEmail(tx, message, { key: email, subject: link });
    return { status: "asked" };
  });
}

/** `wasProven`: the account had shown that the earlier address was its own. */
type Changed = { id: string; from: string; to: string; lang: Lang; wasProven: boolean };

type Opening = { address: string; sessionId: string | undefined };

/** Returns undefined when the link has expired or was used. `carry` updates records that contain the address. */
export async function changeEmail(
  db: Db,
  link: string,
  { address, sessionId }: Opening,
  carry: (tx: Db, changed: Changed) => Promise<void>,
) {
  return db.transaction(async (tx) => {
    const opened = await openLink(tx, link, "email");
    if (!opened?.email) return undefined;
    await lockErasures(tx, opened.email);
    const before = await holdPerson(tx, opened.person.id);
    const used = await useLink(tx, link, "email");
    if (!used?.email) return undefined;
    const { personId, email } = used;
    if (await personByEmail(tx, email)) return undefined;
    await endSessions(tx, personId, { but: sessionId });
    await closeOwnLinks(tx, personId);
    await tx
      .update(person)
      .set({ email, emailVerified: true, updatedAt: sql`now()` })
      .where(eq(person.id, personId));
    await writeAudit(tx, {
      actor: personId,
      action: "person.email",
      object: { kind: "person", id: personId },
      address,
    });
    await spareFromErasures(tx, email);
    await closeMailedLinks(tx, email);
    await carry(tx, {
      ...{ id: personId, from: before.email, to: email, lang: before.lang },
      wasProven: before.emailVerified,
    });
    const notice = emailChangedEmail.with({ lang: before.lang });
    await sendEmail(tx, notice, { key: before.email, subject: link });
    await confirmAddress(tx, email, "account");
    return { email };
  });
}
