import { inactivityWarning, privacyLink, privacyRequest, retentionRun, tombstone } from "./privacy.table.ts";
import { impersonal, personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: inactivityWarning,
    category: "account",
    owners: [{ column: "personId", is: "people" }],
    exported: ["warnedAt"],
    withheld: { personId: because.ourId },
  }),
  personal({
    table: privacyLink,
    category: "requests",
    owners: [{ column: "email", is: "email" }],
    exported: ["expiresAt", "usedAt"],
    withheld: { id: because.link, email: because.sameAddress },
  }),
  personal({
    table: privacyRequest,
    category: "requests",
    owners: [
      {
        column: "subject",
        is: "digest",
        kept: {
          why: "the register of requests, five years, by the digest of the address alone",
          blanked: { email: "null", note: "null", answer: "null" },
        },
      },
    ],
    exported: [
      "kind",
      "email",
      "lang",
      "via",
      "askedAt",
      "dueAt",
      "effectiveAt",
      "closedAt",
      "outcome",
      "records",
      "note",
      "answer",
    ],
    withheld: {
      id: because.ourId,
      subject: because.digest,
      held: because.ourId,
      enteredBy: because.administrator,
      answeredBy: because.administrator,
    },
  }),
  impersonal(retentionRun, "counts of what was deleted"),
  impersonal(tombstone, "keyed digests of erased addresses, so that a restored backup is erased again"),
];
