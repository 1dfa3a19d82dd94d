import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A trigger refuses every update, and the deletion of entries younger than a year. People are stored only by id. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The id of the person who acted. Null for a visitor who is not signed in, or for the site itself. */
    actor: text(),
    /** The action, with the noun first ("person.block"). */
    action: text().notNull(),
    objectKind: text("object_kind"),
    objectId: text("object_id"),
    result: text().$type<AuditResult>().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** The request's network address, for IPv6 the /64 network; null without a request. */
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
