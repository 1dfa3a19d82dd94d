import { eq, sql } from "drizzle-orm";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { isChallenge, newChallenge, spendChallenge } from "../../platform/auth/challenge.server.ts";
import { type PasskeySite, readUsed, requestOptions } from "../../platform/auth/passkey.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { noteRefusedSignIn } from "../audit/refused-sign-in.server.ts";
import { countTry } from "./limits.server.ts";
import { passkey } from "./passkey.table.ts";
import { person } from "./person.table.ts";
import { teamMember } from "./team-member.table.ts";
import { type Browser, openSession } from "./session.server.ts";
import { isShutOut, type SignInAnswer } from "./sign-in.server.ts";

/** Contains the browser's token, so that the challenge is valid only in this browser. */
const aboutSignIn = (token: string) => `passkey-sign-in:${token}`;

/** Lists no credentials, so that nothing reveals which accounts have a passkey. */
export const askForPasskey = (secret: string, site: PasskeySite, token: string) =>
  requestOptions(site, newChallenge(secret, aboutSignIn(token)));

async function ownerOf(db: Db, credentialId: string) {
  const [found] = await db
    .select({ passkey, id: person.id, role: person.role, functions: teamMember.functions, blocked: isShutOut })
    .from(passkey)
    .innerJoin(person, eq(person.id, passkey.personId))
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(eq(passkey.credentialId, credentialId));
  return found;
}

type Used = { site: PasskeySite; response: AuthenticationResponseJSON; browser: Browser };

/** A passkey counts as password and second factor. Failed attempts are limited per network address and passkey. */
export async function signInWithPasskey(
  db: Db,
  secret: string,
  { site, response, browser }: Used,
): Promise<SignInAnswer> {
  const { address, token = "" } = browser;
  const asker = { about: `${address} ${response.id}`, address };
  const limited = await countTry(db, secret, "sign-in", asker);
  if (limited) return limited;
  const owner = await ownerOf(db, response.id);
  const refused = async (status: "wrong" | "blocked") => {
    await noteRefusedSignIn(db, { personId: owner?.id, address });
    return { status };
  };
  const handle = Buffer.from(response.response.userHandle ?? "", "base64url").toString();
  if (!owner || handle !== owner.id) return refused("wrong");
  const known = { ...owner.passkey, id: owner.passkey.credentialId };
  let challenge = "";
  const counter = await readUsed(site, response, known, (given) => {
    challenge = given;
    return isChallenge(secret, aboutSignIn(token), given);
  });
  if (counter === undefined || !(await spendChallenge(db, challenge))) return refused("wrong");
  if (owner.blocked) return refused("blocked");
  const { id, role, functions } = owner;
  return db.transaction(async (tx): Promise<SignInAnswer> => {
    await countTry(tx, secret, "sign-in", asker, -1);
    const opened = await openSession(tx, id, "open", browser);
    const [used] = await tx
      .update(passkey)
      .set({ counter: sql`greatest(${passkey.counter}, ${counter}::bigint)`, usedAt: sql`now()` })
      .where(eq(passkey.id, owner.passkey.id))
      .returning({ id: passkey.id });
    // The passkey was removed after it was loaded. Throwing rolls the transaction back.
    if (!used) throw new Error("A passkey was removed while it was used");
    await writeAudit(tx, {
      actor: id,
      action: "sign-in",
      object: { kind: "person", id },
      after: { by: "passkey" },
      address,
    });
    return { status: "opened", stage: "open", token: opened, role, functions: functions ?? [] };
  });
}
