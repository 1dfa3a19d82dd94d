import { type SQL, sql } from "drizzle-orm";
import type { Cause } from "./cause.ts";

type Known = [says: string, cause: Cause][];

/**
 * Each entry is a pattern for the stored error message of a failed CRM update, and the cause of such an error. The
 * first matching pattern decides.
 */
const fromCrm: Known = [
  ["^status (401|403)$", "crm-key"],
  ["^status (400|409|413|422)$", "crm-data"],
  ["^status (408|425|429|5..)$", "crm-away"],
  ["^status", "crm-address"],
  ["^(unreachable|unanswered|certificate|malformed|answer|field)", "crm-away"],
];
const fromMail: Known = [
  ["^sign-in refused$", "mail-sign-in"],
  ["^sender refused$", "mail-sender"],
  ["^suppressed$", "mail-suppressed"],
  ["^unconfirmed", "mail-unconfirmed"],
  ["^(bad (to|address)$|status 5)", "mail-address"],
  ["^deferred", "mail-deferred"],
  ["^(status|server refused|unreachable|unanswered|certificate)", "mail-away"],
];

const among = (known: Known) =>
  sql.join(
    known.map(([says, cause]) => sql`when job.last_error ~ ${says} then ${cause}`),
    sql` `,
  );

/** An unknown error counts as an error of this site. */
export const causeOfJob: SQL<Cause> = sql`case
  when job.queue = 'crm' then case ${among(fromCrm)} else 'site' end
  else case ${among(fromMail)} else 'site' end end`;
