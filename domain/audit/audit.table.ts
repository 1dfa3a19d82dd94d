import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Who did what, and when. A trigger refuses every change, and every deletion of what is younger than a year.
 * Names stand nowhere in it: actors and objects stand by their ids, so that erasing a person leaves no trace
 * here that leads to them.
 */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A person's id; null when nobody was signed in or the site did it by itself. */
    actor: text(),
    /** What was done, noun first ("person.block"). */
    action: text().notNull(),
    objectKind: text("object_kind"),
    objectId: text("object_id"),
    result: text().$type<AuditResult>().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** The network address that limits count, where a request did it. */
    address: text(),
  },
  (table) => [
    index("audit_entry_newest").on(table.at, table.id),
    index("audit_entry_actor").on(table.actor, table.at, table.id),
    index("audit_entry_action").on(table.action, table.at, table.id),
    index("audit_entry_object").on(table.objectId, table.at, table.id),
  ],
);

export type AuditResult = "done" | "refused" | "failed";
