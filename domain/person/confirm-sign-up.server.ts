import { and, eq } from "drizzle-orm";
import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { signUp } from "./account.table.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import { openAccount } from "./open-account.server.ts";
import { problemFor } from "./password.server.ts";
import { isGood, openSignUp } from "./sign-up.server.ts";

type Confirmation = { browser: KnownBrowser; password?: string | undefined };

/**
 * Creates the account of a sign-up, once, and signs its owner in; other sign-ups with the address are deleted.
 * Undefined when the link has expired. The password of the form counts only in the browser that sent it: in another
 * browser, the person must choose a password, because somebody else may have filled in the form.
 */
export async function confirmSignUp(db: Db, id: string, { browser, password }: Confirmation) {
  const waiting = await openSignUp(db, id);
  if (!waiting) return undefined;
  if (password === undefined && !browser.past.signUps.includes(id)) return { problem: "passwordRequired" };
  const problem = password === undefined ? undefined : problemFor(password, waiting);
  if (problem) return { problem };
  const chosen =
    password === undefined
      ? undefined
      : await hashWithSlot({ address: browser.address, account: waiting.email }, password);
  return db.transaction(async (tx) => {
    const [asked] = await tx
      .delete(signUp)
      .where(and(eq(signUp.id, id), isGood))
      .returning();
    if (!asked) return undefined;
    // Choosing a password here includes accepting the texts again.
    const acceptedAt = chosen ? new Date() : asked.createdAt;
    const opened = await openAccount(tx, { ...asked, hash: chosen ?? asked.hash, acceptedAt, browser });
    return opened && { problem: undefined, invitation: asked.invitation, ...opened };
  });
}
