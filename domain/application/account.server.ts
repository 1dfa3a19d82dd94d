import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { countTry, type Limited } from "../person/limits.server.ts";
import { type NewAccount, openAccount } from "../person/open-account.server.ts";
import type { Role } from "../person/viewer.ts";
import { personByEmail } from "../person/person.server.ts";
import { fillFounderProfile, founderProfileOf } from "../startup/founder-profile.server.ts";
import { founderFields } from "../startup/founder-profile.ts";
import { lockApplication, readApplication } from "./application.server.ts";
import { profileOf } from "./profile.server.ts";
import { statusOf } from "./status.server.ts";

/** What an accepted application can begin with; undefined while it is not accepted. Looking changes nothing. */
export async function accountFor(db: Db, id: string) {
  const found = await readApplication(db, id);
  if (!found || statusOf(found) !== "accepted") return undefined;
  const { email, lang, answers } = found;
  const owner = await personByEmail(db, email);
  const profile = profileOf(found);
  const kept = owner?.role === "founder" ? (await founderProfileOf(db, owner.id)).profile : null;
  return {
    email,
    lang,
    fullName: answers.fullName,
    /** The role of the account that this e-mail has already. */
    role: owner?.role ?? null,
    /** What goes over to the profile: into its empty fields only. */
    fields: founderFields.filter((name) => profile[name] && !kept?.[name]),
  };
}

type Chosen = Pick<NewAccount, "firstName" | "lastName" | "lang" | "accepted" | "browser"> & { password: string };

/**
 * Opens the account of an accepted applicant with what the application says, and signs them in. Its link was mailed to the application's
 * e-mail, so the sender has shown that they read it. Throws Crowded where too many wait for their turn.
 */
export async function openOwnAccount(
  db: Db,
  secret: string,
  id: string,
  { password, ...account }: Chosen,
  now = new Date(),
): Promise<{ status: "opened"; personId: string; token: string; role: Role } | { status: "known" | "gone" } | Limited> {
  const before = await accountFor(db, id);
  if (!before) return { status: "gone" };
  if (before.role) return { status: "known" };
  const limited = await countTry(db, secret, "password", { about: id, address: account.browser.address });
  if (limited) return limited;
  const hash = await hashWithSlot({ address: account.browser.address, account: id }, password);
  return db.transaction(async (tx) => {
    const found = await lockApplication(tx, id);
    if (!found || statusOf(found) !== "accepted") return { status: "gone" };
    const { email } = found;
    const asked = { ...account, email, role: "founder" as const, requestedPlan: null, hash, acceptedAt: now };
    const opened = await openAccount(tx, asked);
    if (!opened) return { status: "known" };
    await fillFounderProfile(tx, opened.personId, profileOf(found), now);
    return { status: "opened", ...opened };
  });
}

/** Takes an accepted application over into the empty fields of its owner's profile; undefined where there is none. */
export async function takeOver(db: Db, id: string, { address }: { address: string }, now = new Date()) {
  return db.transaction(async (tx) => {
    const found = await lockApplication(tx, id);
    const owner = found && (await personByEmail(tx, found.email));
    if (!found || statusOf(found) !== "accepted" || owner?.role !== "founder") return undefined;
    const filled = await fillFounderProfile(tx, owner.id, profileOf(found), now);
    if (filled.length > 0)
      await writeAudit(tx, {
        actor: owner.id,
        action: "person.take-over",
        object: { kind: "application", id },
        after: { filled },
        address,
      });
    return filled;
  });
}
