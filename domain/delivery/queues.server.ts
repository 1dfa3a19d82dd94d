import * as z from "zod";
import type { Queue } from "../../platform/jobs/jobs.server.ts";
import type { CrmContact } from "./lead-deliveries.ts";

/** The error of a job that one of our own limits holds back. */
export const limitReached = "limit";

/** The error of a job that waits for an hour at which people are mailed. */
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
 * A contact's deliveries reach the CRM in the order in which they were made, also when one is stuck; among them the
 * deletion of the contact, by its address.
 */
export const crmQueue: Queue<CrmContact | { forget: string }> = {
  name: "crm",
  schema: z.union([z.strictObject({ forget: z.string() }), crmContact]),
  waitsFor: "stuck",
};

/**
 * An e-mail in a row: its name and what it says. The key of the name is what rows have had from the first; those of
 * before name none where their queue has only one.
 */
const emailRow = z.looseObject({ letter: z.string().optional() });

export type EmailRow = z.infer<typeof emailRow>;

const emailsNamed = (name: string, waitsFor: Queue<EmailRow>["waitsFor"] = "nothing"): Queue<EmailRow> => ({
  name,
  schema: emailRow,
  waitsFor,
});

/** The queues of e-mails by what these are for, and so by who can cause them. The key is the address an e-mail goes to. */
export const emailQueues = {
  // What strangers can cause, by its purpose: none waits for another (stranger-mails.ts).
  security: emailsNamed("security-mail"),
  ownData: emailsNamed("own-data-mail"),
  application: emailsNamed("application-mail"),
  other: emailsNamed("mail", "unfinished"),
  /** What only somebody can cause who reads the address, or whose browser was let in before: no stranger uses it up. */
  owner: emailsNamed("owner-mail"),
  /** What somebody of the team decides and has mailed: no limit against strangers who fill in forms holds it back. */
  team: emailsNamed("team-mail", "unfinished"),
  /** The days of the guide; the subject is their reader's guide. */
  guide: emailsNamed("guide-mail", "unfinished"),
  /** Articles; the subject is the issue. */
  newsletter: emailsNamed("newsletter-mail", "unfinished"),
  /** Mails to the operator; the key is the address of the one it is about. */
  operator: emailsNamed("operator-mail", "unfinished"),
};

export type Purpose = keyof typeof emailQueues;
