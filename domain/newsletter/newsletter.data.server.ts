import { newsletterEvent, newsletterIssue, newsletterMail, newsletterSubscription } from "./newsletter.table.ts";
import {
  impersonal,
  personal,
  type DataOfNoun,
  type Kept,
  withheldBecause as because,
} from "../personal-data/personal-data.ts";

const keptEvents: Kept<"subject" | "receipt" | "addressDigest"> = {
  why: "proof of a consent, five years, by the digest of the address alone",
  blanked: { subject: "digest", receipt: "null", addressDigest: "null" },
};

export const data: DataOfNoun = [
  personal({
    table: newsletterSubscription,
    category: "newsletter",
    owners: [{ column: "email", is: "email" }],
    exported: ["email", "lang", "requestedAt", "confirmedAt", "unsubscribedAt", "bouncedAt"],
    withheld: { id: because.ourId, requestId: because.ourId, search: because.folded },
  }),
  personal({
    table: newsletterEvent,
    category: "consents",
    owners: [
      { column: "subscriptionId", is: "subscriptions", kept: keptEvents },
      { column: "subject", is: "digest", kept: keptEvents },
    ],
    exported: ["kind", "lang", "noticeVersion", "wording", "reason", "at"],
    withheld: {
      id: because.ourId,
      subscriptionId: because.ourId,
      subject: because.digest,
      receipt: because.opensReceipt,
      addressDigest: "a keyed digest of a network address, which nobody can read back",
    },
  }),
  personal({
    table: newsletterMail,
    category: "newsletter",
    owners: [{ column: "subscriptionId", is: "subscriptions" }],
    exported: ["issueId"],
    withheld: { subscriptionId: because.ourId },
  }),
  impersonal(newsletterIssue, "which articles were announced"),
];
