import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import type { ConfirmedBy } from "./confirmed-address.ts";
import { confirmedAddress } from "./confirmed-address.table.ts";

export async function confirmAddress(tx: Db, email: string, by: ConfirmedBy) {
  await tx
    .insert(confirmedAddress)
    .values({ email: emailKey(email), by })
    .onConflictDoUpdate({
      target: [confirmedAddress.email, confirmedAddress.by],
      set: { confirmedAt: sql`now()` },
    });
}

export const isConfirmedBy = (email: SQL, by: ConfirmedBy) =>
  sql<boolean>`exists (select 1 from ${confirmedAddress} where ${confirmedAddress.email} = ${email} and ${confirmedAddress.by} = ${by})`;
