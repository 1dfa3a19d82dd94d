import { seatOf } from "../person/startup-contact.server.ts";
import { openStartup } from "../person/open-startup.server.ts";
import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { countTry, type Limited } from "../person/limits.server.ts";
import { type NewAccount, openAccount } from "../person/open-account.server.ts";
import { includes, type Seat } from "../person/seat.ts";
import type { Role } from "../person/viewer.ts";
import { personByEmail } from "../person/person.server.ts";
import { fillFounderProfile, founderProfileOf } from "../startup/founder-profile.server.ts";
import { founderFields } from "../startup/founder-profile.ts";
import { lockApplication, readApplication } from "./application.server.ts";
import { profileOf } from "./profile.server.ts";
import { statusOf } from "./status.server.ts";

/**
 * Returns the data of the account that an accepted applicant can open. Returns undefined if the application is not
 * accepted.
 */
export async function accountFor(db: Db, id: string) {
  const found = await readApplication(db, id);
  if (!found || statusOf(found) !== "accepted") return undefined;
  const { email, lang, answers } = found;
  const owner = await personByEmail(db, email);
  const profile = profileOf(found);
  const seat = owner?.role === "founder" ? await seatOf(db, owner.id) : undefined;
  const kept = seat ? (await founderProfileOf(db, seat.id)).profile : null;
  return {
    email,
    lang,
    fullName: answers.fullName,
    /** The role of the existing account with this e-mail address, or null if there is none. */
    role: owner?.role ?? null,
    /** The empty profile fields that the application will fill; none if the applicant may only read the profile. */
    fields: mayFill(seat) ? founderFields.filter((name) => profile[name] && !kept?.[name]) : [],
  };
}

type Chosen = Pick<NewAccount, "firstName" | "lastName" | "lang" | "accepted" | "browser"> & { password: string };

/** Opens an accepted applicant's account; throws Crowded if too many password hashes are waiting. */
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
    const signUp = { ...account, email, role: "founder" as const, requestedPlan: null, hash, acceptedAt: now };
    const opened = await openAccount(tx, signUp);
    if (!opened) return { status: "known" };
    await fillFounderProfile(tx, await openStartup(tx, opened.personId), profileOf(found), now);
    return { status: "opened", ...opened };
  });
}

const mayFill = (seat: Seat | undefined) => !seat || includes(seat.role, "editor");

/** Copies an accepted application into the empty fields of the founder's profile; returns the filled fields' names. */
export async function takeOver(db: Db, id: string, { address }: { address: string }, now = new Date()) {
  return db.transaction(async (tx) => {
    const found = await lockApplication(tx, id);
    const owner = found && (await personByEmail(tx, found.email));
    if (!found || statusOf(found) !== "accepted" || owner?.role !== "founder") return undefined;
    if (!mayFill(await seatOf(tx, owner.id))) return undefined;
    const filled = await fillFounderProfile(tx, await openStartup(tx, owner.id), profileOf(found), now);
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
