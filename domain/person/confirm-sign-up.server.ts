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
 * Creates the account of a sign-up and signs the person in; returns undefined when the link has expired. If the link is
 * opened in a browser other than that of the sign-up, the person must choose a new password, because a stranger may
 * have submitted the form.
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
    const [found] = await tx
      .delete(signUp)
      .where(and(eq(signUp.id, id), isGood))
      .returning();
    if (!found) return undefined;
    // A person who has just chosen a new password has also accepted the legal texts again, on the same page. The
    // acceptance is therefore dated now; otherwise, it is dated when the sign-up form was submitted.
    const acceptedAt = chosen ? new Date() : found.createdAt;
    const opened = await openAccount(tx, { ...found, hash: chosen ?? found.hash, acceptedAt, browser });
    return opened && { problem: undefined, invitation: found.invitation, ...opened };
  });
}
