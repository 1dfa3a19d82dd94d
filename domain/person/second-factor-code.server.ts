import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, lt } from "drizzle-orm";
import { digestOf, seal, unseal } from "../../platform/auth/secrets.server.ts";
import { base32, stepOf } from "../../platform/auth/totp.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { recoveryCode, secondFactor } from "./account.table.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import { countTry, type Limited } from "./limits.server.ts";

const sealedFor = "second-factor";
const codesGiven = 10;

export const sealKey = (secret: string, key: string) => seal(secret, sealedFor, key);

const plainCode = (code: string) => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, "");
const codeDigest = (personId: string, code: string) => digestOf(`${personId}:${plainCode(code)}`);

/** Creates ten single-use recovery codes and deletes the earlier ones. Only digests are stored. */
export async function giveRecoveryCodes(tx: Db, personId: string) {
  const codes = Array.from({ length: codesGiven }, () =>
    base32(randomBytes(10)).replace(/^(.{4})(.{4})(.{4})(.{4})$/, "$1-$2-$3-$4"),
  );
  await tx.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ personId, digest: codeDigest(personId, code) })));
  return codes;
}

/** Marks a valid code as used; each code works only once. */
async function isAppCode(tx: Db, secret: string, personId: string, code: string) {
  const its = and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt));
  const [own] = await tx.select({ secret: secondFactor.secret }).from(secondFactor).where(its);
  const step = own && stepOf(unseal(secret, sealedFor, own.secret), code);
  if (step === undefined) return false;
  const taken = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(its, lt(secondFactor.lastStep, step)))
    .returning({ personId: secondFactor.personId });
  return taken.length > 0;
}

async function isRecoveryCode(tx: Db, personId: string, code: string) {
  const used = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.personId, personId), eq(recoveryCode.digest, codeDigest(personId, code))))
    .returning({ personId: recoveryCode.personId });
  return used.length > 0;
}

/** Checks a code of the app or an unused recovery code; wrong codes count against a limit. */
export async function checkCode(
  tx: Db,
  secret: string,
  { personId, code, browser }: { personId: string; code: string; browser: KnownBrowser },
): Promise<{ status: "right" } | { status: "wrong" } | Limited> {
  const asker = { about: personId, address: browser.address, known: browser.past.signedInAs.get(personId) };
  const limited = await countTry(tx, secret, "code", asker);
  if (limited) return limited;
  const right = (await isAppCode(tx, secret, personId, code)) || (await isRecoveryCode(tx, personId, code));
  if (!right) return { status: "wrong" };
  await countTry(tx, secret, "code", asker, -1);
  return { status: "right" };
}
