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
      // A startup and its first founder share an id, so `only` leaves out the startup's audit entries.
      { column: "objectId", is: "people", only: { objectKind: "person" }, kept: keptEntries },
      { column: "objectId", is: "people", only: { objectKind: "host" }, kept: keptEntries },
      { column: "objectId", is: "leads", kept: keptEntries },
      { column: "objectId", is: "jobs", kept: keptEntries },
    ],
    exported: ["at", "action", "result", "address"],
    // These entries may reveal unsent decisions or reviews, so only the team member who acted gets them.
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
