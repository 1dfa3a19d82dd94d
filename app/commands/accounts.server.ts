import type { Seat } from "../../domain/person/seat.ts";
import type { Writable } from "node:stream";
import { randomUUID } from "node:crypto";
import { writeAudit } from "../../domain/audit/audit.server.ts";
import { finishOnboarding } from "../../domain/onboarding/onboarding.server.ts";
import { makeLink, writeLink } from "../../domain/person/link.server.ts";
import { createPerson, personByEmail } from "../../domain/person/person.server.ts";
import { joinTeam } from "../../domain/person/team.server.ts";
import { openSession } from "../../domain/person/session.server.ts";
import { recordDecision } from "../../domain/person/state.server.ts";
import { isRole, worksOnDesk } from "../../domain/person/viewer.ts";
import type { TeamFunction } from "../../domain/team/rights.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { pathOf } from "../paths.ts";

export class AccountError extends Error {}

type Installed = { db: Db; env: Env; secret: string };

/**
 * Creates the administrator's account if needed, and prints a one-time link for setting the account's password and
 * second factor.
 */
export async function adminLink({ db, env, secret }: Installed, out: Writable, given: string | undefined) {
  const email = emailField.safeParse(given).data;
  if (!email) throw new AccountError("Whose? npm run admin -- EMAIL");
  const id = await db.transaction(async (tx) => {
    const known = await personByEmail(tx, email);
    if (known && known.role !== "admin")
      throw new AccountError(
        `${email} has the account of a ${known.role}: take another address for the administrator.`,
      );
    const person =
      known?.id ??
      (await createPerson(tx, { email, firstName: "", lastName: "", role: "admin", lang: env.DEFAULT_LANGUAGE }));
    if (!person) throw new AccountError(`${email} was given an account at this very moment: please try again.`);
    await writeAudit(tx, {
      actor: null,
      action: known ? "person.setup-link" : "person.admin-made",
      object: { kind: "person", id: person },
    });
    return makeLink(tx, person, "setup");
  });
  out.write(`${env.APP_URL}${pathOf("new-password", { token: writeLink(secret, "setup", id) })}\n`);
  out.write("It sets the password and the second factor of this administrator, once, within an hour.\n");
}

type Trial = {
  role?: string;
  functions?: TeamFunction[];
  approved?: boolean;
  email?: string;
  firstName?: string;
  lastName?: string;
  lang?: "en" | "fr";
  /** True if the new account's onboarding is unfinished and therefore opens at the first visit. */
  isNew?: boolean;
  /** A seat in an existing startup. Without a seat, a founder gets a new startup. */
  seat?: Seat;
};

/** Creates a person and a session for end-to-end tests. Requires read access to the data folder. */
export async function trySession({ db }: Pick<Installed, "db">, out: Writable, json: string | undefined) {
  const {
    role,
    functions = [],
    approved,
    email,
    firstName,
    lastName,
    lang = "en",
    isNew,
    seat,
  }: Trial = JSON.parse(json ?? "{}");
  if (!isRole(role)) throw new AccountError(`No such role: ${role}`);
  const made = await db.transaction(async (tx) => {
    const address = email ?? `${role}-${randomUUID()}@startup.example`;
    const known = (await personByEmail(tx, address))?.id;
    const id =
      known ??
      (await createPerson(tx, {
        email: address,
        firstName: firstName ?? "Camille",
        lastName: lastName ?? "Martin",
        role,
        lang,
        seat,
      }));
    if (!id) throw new AccountError("This person could not be made");
    const viewer = {
      id,
      email: address,
      firstName: "",
      lastName: "",
      role,
      approved: true,
      startup: null,
      functions,
      sessionId: "",
    };
    if (!known && !isNew && !worksOnDesk(role)) await finishOnboarding(tx, { viewer, address: "unknown" }, "skipped");
    if (functions.length > 0) await joinTeam(tx, id, functions);
    if (approved) await recordDecision(tx, { personId: id, verdict: "yes", author: id, reason: "A test" });
    await writeAudit(tx, { actor: null, action: "person.session-made", object: { kind: "person", id } });
    return { id, email: address, token: await openSession(tx, id, "open", { address: "unknown", device: "a test" }) };
  });
  out.write(JSON.stringify(made));
}
