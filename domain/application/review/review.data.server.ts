import { inArray, or } from "drizzle-orm";
import {
  impersonal,
  personal,
  type DataOfNoun,
  withheldBecause as because,
} from "../../personal-data/personal-data.ts";
import { isReleased } from "./released.ts";
import {
  conflict,
  rankingLook,
  review,
  reviewAssignment,
  reviewLook,
  reviewMail,
  reviewRound,
  rubricVersion,
} from "./review.table.ts";

const colleague = "names another person, of the team";
const onceTold = "once the applicant has been told a decision";

export const data: DataOfNoun = [
  impersonal(rubricVersion, "what applications are scored by"),
  impersonal(reviewRound, "how an intake's applications are read"),
  personal({
    table: reviewAssignment,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "assignedAt"],
    withheld: {
      ...{ id: because.ourId, reviewer: colleague, assignedBy: colleague },
      ...{ dueAt: "a date for the team", reviewedAt: "a date for the team", endedAt: "a date for the team" },
    },
    exportedWhere: { rule: onceTold, of: () => isReleased(reviewAssignment.applicationId) },
  }),
  personal({
    table: review,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "number", "steps", "score", "sentence", "submittedAt", "voidedAt"],
    withheld: {
      ...{ id: because.ourId, assignmentId: because.ourId, submission: because.ourId },
      rubric: "the number of the rubric",
    },
    exportedWhere: { rule: `${onceTold} after it`, of: () => isReleased(review.applicationId, review.submittedAt) },
  }),
  personal({
    table: conflict,
    category: "application",
    owners: [
      { column: "applicationId", is: "applications" },
      { column: "personId", is: "people" },
    ],
    exported: ["applicationId", "reason", "declaredAt", "liftedAt"],
    withheld: { id: because.ourId, personId: colleague, liftedBy: colleague },
    ownOnly: { reason: "personId" },
    exportedWhere: {
      rule: `${onceTold}, or to the colleague who declared it`,
      of: ({ people }) => or(isReleased(conflict.applicationId), inArray(conflict.personId, people)),
    },
  }),
  personal({
    table: reviewLook,
    category: "application",
    owners: [{ column: "applicationId", is: "applications" }],
    exported: ["applicationId", "lookedAt"],
    withheld: { personId: colleague },
    exportedWhere: { rule: onceTold, of: () => isReleased(reviewLook.applicationId) },
  }),
  personal({
    table: reviewMail,
    category: "messages",
    owners: [{ column: "person", is: "people" }],
    exported: ["mailedAt"],
    withheld: { person: because.ourId },
  }),
  personal({
    table: rankingLook,
    category: "application",
    owners: [{ column: "person", is: "people" }],
    exported: ["intake", "lookedAt"],
    withheld: { person: because.ourId },
  }),
];
