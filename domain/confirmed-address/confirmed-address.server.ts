import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import type { ConfirmedBy } from "./confirmed-address.ts";
import { confirmedAddress } from "./confirmed-address.table.ts";

/** Notes that somebody reads this address: they pressed a button on a page to which a mail had led them. */
export async function confirmAddress(tx: Db, email: string, by: ConfirmedBy) {
  await tx
    .insert(confirmedAddress)
    .values({ email: emailKey(email), by })
    .onConflictDoUpdate({
      target: [confirmedAddress.email, confirmedAddress.by],
      set: { confirmedAt: sql`now()` },
    });
}

/** Whether the reader of this address has pressed the button of that kind of mail. */
export const isConfirmedBy = (email: SQL, by: ConfirmedBy) =>
  sql<boolean>`exists (select 1 from ${confirmedAddress} where ${confirmedAddress.email} = ${email} and ${confirmedAddress.by} = ${by})`;
