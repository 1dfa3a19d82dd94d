import { and, eq } from "drizzle-orm";
import { hashWithSlot } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { signUp } from "./account.table.ts";
import type { KnownBrowser } from "./known-browser.server.ts";
import { openAccount } from "./open-account.server.ts";
import { problemFor } from "./password.server.ts";
import { isGood, openSignUp } from "./sign-up.server.ts";

type Confirmation = { browser: KnownBrowser; password?: string | undefined };

/** A browser that did not submit the sign-up must set a new password, because a stranger may have submitted it. */
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
    // A person who has chosen a new password has accepted the legal texts again, on the same page.
    const acceptedAt = chosen ? new Date() : found.createdAt;
    const opened = await openAccount(tx, { ...found, hash: chosen ?? found.hash, acceptedAt, browser });
    return opened && { problem: undefined, invitation: found.invitation, ...opened };
  });
}
