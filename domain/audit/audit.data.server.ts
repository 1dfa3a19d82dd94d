import { inArray, notInArray, or } from "drizzle-orm";
import { auditEntry } from "./audit.table.ts";
import { personal, type DataOfNoun, type Kept, withheldBecause as because } from "../personal-data/personal-data.ts";

const keptEntries: Kept<never> = {
  why: "security: twelve months; it names people by an id that leads nowhere once the account is gone",
  blanked: {},
};

export const data: DataOfNoun = [
  personal({
    table: auditEntry,
    category: "log",
    owners: [
      { column: "actor", is: "people", kept: keptEntries },
      // `only` is needed because a startup has the same id as the founder who opened it. Without `only`, the founder
      // would also get the audit entries about the startup. These show investors' answers, and what other people did
      // after the founder had left.
      { column: "objectId", is: "people", only: { objectKind: "person" }, kept: keptEntries },
      { column: "objectId", is: "people", only: { objectKind: "host" }, kept: keptEntries },
      { column: "objectId", is: "leads", kept: keptEntries },
      { column: "objectId", is: "jobs", kept: keptEntries },
    ],
    exported: ["at", "action", "result", "address"],
    // Entries with these actions may concern unsent or recalled decisions, reviews and conflicts of interest, which
    // applicants must not see. So each of these entries is exported only to the team member who acted.
    exportedWhere: {
      rule: "answers to an application and its reviews only to the team member who gave them",
      of: ({ people }) =>
        or(
          notInArray(auditEntry.action, [
            "application.invite",
            "application.decide",
            "application.free",
            "application.recall",
            "review.assign",
            "review.submit",
            "conflict.declare",
            "conflict.lift",
          ]),
          inArray(auditEntry.actor, people),
        ),
    },
    ownOnly: { address: "actor" },
    withheld: {
      id: because.ourId,
      actor: "may name another person, an administrator",
      objectKind: because.ourId,
      objectId: because.ourId,
      before: "may be about others",
      after: "may be about others",
    },
  }),
];
