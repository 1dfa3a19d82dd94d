import * as z from "zod";
import type { Queue } from "../../platform/jobs/jobs.server.ts";
import type { CrmContact } from "./lead-deliveries.ts";

/** The error text of a job that is delayed by one of our own limits. */
export const limitReached = "limit";

/** The error text of a job that is delayed until an hour at which its e-mail may be sent. */
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

/** A stuck update blocks the contact's later updates. `forget` deletes the contact with this e-mail address. */
export const crmQueue: Queue<CrmContact | { forget: string }> = {
  name: "crm",
  schema: z.union([z.strictObject({ forget: z.string() }), crmContact]),
  waitsFor: "stuck",
};

/** `letter` is the e-mail's name; stored jobs contain this field, so it must not be renamed. */
const emailRow = z.looseObject({ letter: z.string().optional() });

export type EmailRow = z.infer<typeof emailRow>;

const emailsNamed = (name: string, waitsFor: Queue<EmailRow>["waitsFor"] = "nothing"): Queue<EmailRow> => ({
  name,
  schema: emailRow,
  waitsFor,
});

/** A job's key is the recipient's e-mail address, except in the queue `operator`. */
export const emailQueues = {
  // E-mails that strangers can cause. Each purpose has a separate queue, so that no purpose delays another
  // (stranger-mails.ts).
  security: emailsNamed("security-mail"),
  ownData: emailsNamed("own-data-mail"),
  application: emailsNamed("application-mail"),
  other: emailsNamed("mail", "unfinished"),
  /** Codes that open a deck link; requesting a code requires knowledge of the link. */
  deckCode: emailsNamed("deck-code-mail"),
  /** Only an address's verified owner or a known browser causes these e-mails, so strangers cannot use up the limit. */
  owner: emailsNamed("owner-mail"),
  /** E-mails that the accelerator's team decides to send. The limits for e-mails caused by strangers do not apply. */
  team: emailsNamed("team-mail", "unfinished"),
  guide: emailsNamed("guide-mail", "unfinished"),
  newsletter: emailsNamed("newsletter-mail", "unfinished"),
  /** The job's key is the address that the e-mail is about, because the recipient is always the operator. */
  operator: emailsNamed("operator-mail", "unfinished"),
};

export type Purpose = keyof typeof emailQueues;
