import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";

/**
 * Closes the links to stored data that were e-mailed to an address. Call this when an account gets the address: whoever
 * read the mailbox before must not open the data of the account with them.
 */
export async function closeMailedLinks(tx: Db, email: string) {
  // An hour ago, so that a visit to "My data" that began with such a link is over too.
  await tx.execute(sql`update privacy_link set used_at = now() - interval '1 hour'
    where email = ${email} and (used_at is null or used_at > now() - interval '1 hour')`);
  // A request entered by hand stays open, because the law asks for an answer to it, but no copy is given any more.
  await tx.execute(sql`update privacy_request set effective_at = null, held = jsonb_build_object(
      'at', now(), 'leads', '[]'::jsonb, 'applications', '[]'::jsonb,
      'guides', '[]'::jsonb, 'subscriptions', '[]'::jsonb, 'readers', '[]'::jsonb)
    where email = ${email} and kind = 'export' and closed_at is null and entered_by is not null`);
  await tx.execute(sql`update privacy_request set closed_at = now(), outcome = 'expired'
    where email = ${email} and kind = 'export' and closed_at is null and entered_by is null`);
  await tx.execute(sql`update application_resume set used_at = now() where email = ${email} and used_at is null`);
}
