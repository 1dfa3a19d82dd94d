import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person, itsPerson } from "./person.table.ts";
import type { SeatRole } from "./seat.ts";

export const itsStartup = () =>
  text()
    .notNull()
    .references(() => startup.id, { onDelete: "cascade" });

/** The migrations add a deferred foreign key, which Drizzle cannot express: the contact must be an owner. */
export const startup = pgTable(
  "startup",
  {
    id: text().primaryKey(),
    /** The owner who receives the e-mails about the startup. */
    contact: text().notNull(),
    contactRole: text("contact_role").$type<"owner">().notNull().default("owner"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("startup_contact").on(table.contact),
    check("startup_contact_owns", sql`${table.contactRole} = 'owner'`),
  ],
);

export const startupSeat = pgTable(
  "startup_seat",
  {
    person: itsPerson().primaryKey(),
    startup: itsStartup(),
    role: text().$type<SeatRole>().notNull(),
    since: at("since").notNull().defaultNow(),
  },
  (table) => [
    unique("startup_seat_role").on(table.startup, table.person, table.role),
    check("startup_seat_role_known", sql`${table.role} in ('owner', 'editor', 'reader')`),
  ],
);

export type SeatEventKind = "joined" | "role" | "left" | "removed" | "contact" | "notice" | "notice-ended";

export const seatEvent = pgTable(
  "seat_event",
  {
    id: uuid().primaryKey(),
    startup: itsStartup(),
    person: text().references(() => person.id, { onDelete: "set null" }),
    kind: text().$type<SeatEventKind>().notNull(),
    role: text().$type<SeatRole>().notNull(),
    by: text().notNull(),
    reason: text().notNull().default(""),
    at: at("at").notNull().defaultNow(),
  },
  (table) => [
    index("seat_event_of").on(table.startup, table.at),
    index("seat_event_about").on(table.person, table.at),
    check(
      "seat_event_kind_known",
      sql`${table.kind} in ('joined', 'role', 'left', 'removed', 'contact', 'notice', 'notice-ended')`,
    ),
    check("seat_event_role_known", sql`${table.role} in ('owner', 'editor', 'reader')`),
  ],
);

export const seatInvitation = pgTable(
  "seat_invitation",
  {
    id: uuid().primaryKey(),
    startup: itsStartup(),
    /** In lower case. */
    email: text().notNull(),
    role: text().$type<Exclude<SeatRole, "owner">>().notNull(),
    by: text().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    acceptedAt: at("accepted_at"),
    refusedAt: at("refused_at"),
    withdrawnAt: at("withdrawn_at"),
  },
  (table) => [
    uniqueIndex("seat_invitation_open")
      .on(table.startup, table.email)
      .where(sql`accepted_at is null and refused_at is null and withdrawn_at is null`),
    index("seat_invitation_to").on(table.email, table.createdAt),
    check("seat_invitation_role_known", sql`${table.role} in ('editor', 'reader')`),
    check("seat_invitation_email_folded", sql`${table.email} = lower(${table.email})`),
  ],
);
