import { isNotNull, sql } from "drizzle-orm";
import {
  application,
  applicationBatchRefusal,
  applicationCall,
  applicationDecision,
  applicationDraft,
  applicationDraftCount,
  applicationInvitation,
  applicationResume,
  applicationRevision,
  applicationSentDraft,
  applicationSubmission,
  applicationWithdrawal,
} from "./application.table.ts";
import { impersonal, personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

const released = ({ releasedAt }: typeof applicationDecision | typeof applicationInvitation) => ({
  rule: "those that have left",
  of: () => isNotNull(releasedAt),
});

const untilLeft = "of an answer before it left";
const hold = { leavesAt: untilLeft, recalledAt: untilLeft, recalledBy: because.administrator };

export const data: DataOfNoun = [
  personal({
    table: application,
    category: "application",
    owners: [{ column: "email", is: "email" }],
    exported: ["id", "intake", "email", "lang", "shownStatus", "sentAt", "callAt"],
    withheld: {
      search: because.folded,
      status: "as shown to the applicant, but for an answer that has yet to leave",
      startup: because.ourId,
    },
  }),
  personal({
    table: applicationInvitation,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "times", "where", "invitedAt", "chosenTime", "chosenAt", "releasedAt"],
    exportedWhere: released(applicationInvitation),
    withheld: { id: because.ourId, author: because.administrator, host: because.ourId, ...hold },
  }),
  personal({
    table: applicationSubmission,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "answers", "seconds", "submittedAt"],
    withheld: { id: because.ourId },
  }),
  personal({
    table: applicationRevision,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "answers", "sentAt", "confirmedAt"],
    withheld: { id: because.ourId },
  }),
  personal({
    table: applicationWithdrawal,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "withdrawnAt"],
    withheld: { id: because.ourId },
  }),
  personal({
    table: applicationDecision,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "step", "verdict", "reason", "line", "decidedAt", "releasedAt"],
    exportedWhere: released(applicationDecision),
    withheld: {
      id: because.ourId,
      author: because.administrator,
      ...hold,
      replacedBy: because.ourId,
      batch: because.ourId,
    },
  }),
  personal({
    table: applicationBatchRefusal,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: [],
    // Rows of this table are never exported, because they would reveal the decision that the team had intended.
    exportedWhere: { rule: "none: no decision was made", of: () => sql`false` },
    withheld: {
      batch: because.ourId,
      applicationId: because.ourId,
      author: because.administrator,
      status: "why the application was not decided with others: no decision was made",
      refusedAt: "of no decision",
    },
  }),
  personal({
    table: applicationCall,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "slots", "phone", "requestedAt"],
    withheld: { id: because.ourId },
  }),
  personal({
    table: applicationDraft,
    category: "application",
    owners: [
      { column: "email", is: "email" },
      { column: "applicationId", is: "applications" },
    ],
    exported: ["applicationId", "email", "typed", "revision", "savedAt"],
    withheld: {
      id: "a part of the address that opens the draft",
      begunAs: "a part of the address that opened the draft",
    },
  }),
  personal({
    table: applicationSentDraft,
    category: "application",
    owners: [{ column: "leadId", is: "leads" }],
    exported: ["leadId", "sentAt"],
    withheld: { id: "a part of the address that opened the draft" },
  }),
  personal({
    table: applicationResume,
    category: "application",
    owners: [{ column: "email", is: "email" }],
    exported: ["expiresAt", "usedAt"],
    withheld: { id: because.link, email: because.sameAddress },
  }),
  impersonal(applicationDraftCount, "how many drafts were begun each day"),
];
