import * as z from "zod";
import type { Queue } from "../../platform/jobs/jobs.server.ts";
import type { CrmContact } from "./lead-deliveries.ts";

/** The error of a job delayed by one of our own limits. */
export const limitReached = "limit";

/** The error of a job delayed until an hour at which its e-mail may be sent. */
export const waitsForHour = "hour";

const crmContact = z.object({
  email: z.string(),
  name: z.string().optional(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  tag: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  note: z.string(),
});

/**
 * A contact's updates reach the CRM in order, even behind a stuck one; so does the contact's deletion, by e-mail
 * address.
 */
export const crmQueue: Queue<CrmContact | { forget: string }> = {
  name: "crm",
  schema: z.union([z.strictObject({ forget: z.string() }), crmContact]),
  waitsFor: "stuck",
};

/**
 * An e-mail as stored in a job: its name and its data. The name's key is `letter` for compatibility with old rows;
 * still older rows have no name if their queue carries only one e-mail.
 */
const emailRow = z.looseObject({ letter: z.string().optional() });

export type EmailRow = z.infer<typeof emailRow>;

const emailsNamed = (name: string, waitsFor: Queue<EmailRow>["waitsFor"] = "nothing"): Queue<EmailRow> => ({
  name,
  schema: emailRow,
  waitsFor,
});

/**
 * The e-mail queues by purpose, which depends on who can cause the e-mails. The job's key is the recipient's address.
 */
export const emailQueues = {
  // Mails that strangers can cause: separate queues, so that none delays another (stranger-mails.ts).
  security: emailsNamed("security-mail"),
  ownData: emailsNamed("own-data-mail"),
  application: emailsNamed("application-mail"),
  other: emailsNamed("mail", "unfinished"),
  /** Codes for the readers whom a startup invited; only who has their link can cause one. */
  deckCode: emailsNamed("deck-code-mail"),
  /**
   * Mails that only a verified reader of the address or a known browser can cause, so that strangers cannot use up the
   * limit.
   */
  owner: emailsNamed("owner-mail"),
  /** Mails sent by a decision of the team: not subject to the limits against strangers. */
  team: emailsNamed("team-mail", "unfinished"),
  /** The days of the guide; the subject is the guide's id. */
  guide: emailsNamed("guide-mail", "unfinished"),
  /** Articles; the subject is the id. */
  newsletter: emailsNamed("newsletter-mail", "unfinished"),
  /** Mails to the operator; the key is the address of the person concerned. */
  operator: emailsNamed("operator-mail", "unfinished"),
};

export type Purpose = keyof typeof emailQueues;
