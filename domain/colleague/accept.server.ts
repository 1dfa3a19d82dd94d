import { eq, sql } from "drizzle-orm";
import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { dealRounds } from "../application/review/hand-over.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { activeAdministrators } from "../person/administrators.server.ts";
import { problemFor, storePassword } from "../person/password.server.ts";
import { createPerson, type NewPerson } from "../person/person.server.ts";
import { person } from "../person/person.table.ts";
import { type Browser, openSession } from "../person/session.server.ts";
import { joinTeam } from "../person/team.server.ts";
import { hasLeft } from "./list.server.ts";
import { openInvitation, useInvitation } from "./invitation.server.ts";

type Acceptance = { id: string; firstName: string; lastName: string; password: string; browser: Browser };

/** Opens a session that must set up a second factor; returns undefined if the invitation cannot be used. */
export async function acceptInvitation(db: Db, { id, firstName, lastName, password, browser }: Acceptance) {
  const found = await openInvitation(db, id);
  if (!found) return undefined;
  const problem = problemFor(password, { email: found.email, firstName, lastName });
  if (problem) return { problem };
  const hash = await hashWithSlot({ address: browser.address, account: found.email }, password);
  return db.transaction(async (tx) => {
    const administrators = await activeAdministrators(tx);
    const used = await useInvitation(tx, id);
    if (!used || !administrators.some((each) => each.id === used.invitedBy)) return undefined;
    const { email, functions, lang } = used;
    const personId =
      (await comesBack(tx, { email, firstName, lastName })) ??
      (await createPerson(tx, { email, firstName, lastName, role: "team", lang }));
    if (!personId) return undefined;
    await joinTeam(tx, personId, functions);
    await storePassword(tx, personId, hash);
    await confirmAddress(tx, email, "account");
    const object = { kind: "person" as const, id: personId };
    await writeAudit(tx, {
      actor: personId,
      action: "team.join",
      object,
      after: { functions },
      address: browser.address,
    });
    if (functions.includes("reviewer")) await dealRounds(tx, new Date());
    const token = await openSession(tx, personId, "enrolment", browser);
    return { problem: undefined, personId, token, role: "team" as const, functions };
  });
}

/** Reopens a former team member's account; undefined if the e-mail address is not that of a former member. */
async function comesBack(tx: Db, { email, firstName, lastName }: Pick<NewPerson, "email" | "firstName" | "lastName">) {
  const [known] = await tx.select({ id: person.id }).from(person).where(eq(person.email, email)).for("update");
  if (!known || !(await hasLeft(tx, known.id))) return undefined;
  await tx
    .update(person)
    .set({ firstName, lastName, name: `${firstName} ${lastName}`, updatedAt: sql`now()` })
    .where(eq(person.id, known.id));
  return known.id;
}
