import { eq } from "drizzle-orm";
import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { sendPlaceholder } from "../delivery/placeholder.emails.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { recoveryCode, secondFactor } from "./account.table.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import { countTry, type Limited } from "./limits.server.ts";
import { makeLink, openLink, useLink } from "./link.server.ts";
import { removePasskeys } from "./passkey.server.ts";
import { holdPerson, personByEmail } from "./person.server.ts";
import { secondFactorOf } from "./second-factor.server.ts";
import { tellPerson } from "./tell.server.ts";
import { passwordResetEmail } from "./person.emails.server.ts";
import { worksOnDesk } from "./viewer.ts";
import { problemFor, storePassword, tellChanged } from "./password.server.ts";

/** Sends a reset link; the result does not reveal whether the address has an account. */
export async function requestReset(
  db: Db,
  secret: string,
  email: string,
  { address, past }: KnownBrowser,
): Promise<{ status: "asked" } | Limited> {
  return db.transaction(async (tx) => {
    const known = await personByEmail(tx, email);
    const browser = known && past.signedInAs.get(known.id);
    const limited = await countTry(tx, secret, "mail", { about: email, address, known: browser });
    if (limited) return limited;
    if (known) {
      const link = await makeLink(tx, known.id, "reset");
      const reset = passwordResetEmail.with({ lang: known.lang, link });
      await sendEmail(tx, reset, { key: email, subject: link }, { owner: browser !== undefined });
    } else await sendPlaceholder(tx, "security", email);
    return { status: "asked" };
  });
}

type NewPassword = { link: string; purpose: "reset" | "setup"; password: string; address: string };

/** Ends all sessions; a setup link also removes second factor and passkeys. Undefined when the link is invalid. */
export async function setPassword(db: Db, { link, purpose, password, address }: NewPassword) {
  const opened = await openLink(db, link, purpose);
  if (!opened) return undefined;
  const problem = problemFor(password, opened.person);
  if (problem) return { problem };
  const hash = await hashWithSlot({ address, account: opened.person.id }, password);
  return db.transaction(async (tx) => {
    await holdPerson(tx, opened.person.id);
    const used = await useLink(tx, link, purpose);
    if (!used) return undefined;
    const { personId } = used;
    await storePassword(tx, personId, hash);
    if (purpose === "setup") {
      await tx.delete(secondFactor).where(eq(secondFactor.personId, personId));
      await tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
    }
    if (purpose === "setup") await removePasskeys(tx, personId);
    // A reset removes passkeys, because an attacker may have added them; roles that require a second factor keep them.
    else if (!worksOnDesk(opened.person.role) && (await removePasskeys(tx, personId)))
      await tellPerson(tx, personId, "passkeys-removed");
    await writeAudit(tx, {
      actor: personId,
      action: `person.password-${purpose}`,
      object: { kind: "person", id: personId },
      address,
    });
    // A reset link was e-mailed and proves the address; a setup link is only shown on the terminal.
    if (purpose === "reset") await confirmAddress(tx, opened.person.email, "account");
    const secondFactorStands = (await secondFactorOf(tx, personId)) !== undefined;
    await tellChanged(tx, opened.person, secondFactorStands);
    return { problem: undefined, personId, secondFactorStands };
  });
}
