import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsPerson } from "../person/person.table.ts";

const itsFund = () =>
  uuid()
    .notNull()
    .references(() => fund.id, { onDelete: "cascade" });

/** A group of investors who work together. The fund is deleted when its last seat ends. */
export const fund = pgTable("fund", {
  id: uuid().primaryKey(),
  /** The firm's approved name, or empty: a fund without one is called by its lead, whose name is not kept here. */
  name: text().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

/** A person's seat in a fund. A person has at most one current seat. */
export const fundSeat = pgTable(
  "fund_seat",
  {
    id: uuid().primaryKey(),
    fund: itsFund(),
    person: itsPerson(),
    /** Whether the person may invite and remove colleagues. */
    lead: boolean().notNull(),
    since: at("since").notNull().defaultNow(),
    endedAt: at("ended_at"),
  },
  (table) => [
    uniqueIndex("fund_seat_live")
      .on(table.person)
      .where(sql`ended_at is null`),
    index("fund_seat_of").on(table.fund),
  ],
);

export const fundInvitation = pgTable(
  "fund_invitation",
  {
    id: uuid().primaryKey(),
    fund: itsFund(),
    /** The invited e-mail address in lower case. */
    email: text().notNull(),
    by: text().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    acceptedAt: at("accepted_at"),
    refusedAt: at("refused_at"),
    withdrawnAt: at("withdrawn_at"),
  },
  (table) => [
    uniqueIndex("fund_invitation_open")
      .on(table.fund, table.email)
      .where(sql`accepted_at is null and refused_at is null and withdrawn_at is null`),
    index("fund_invitation_to").on(table.email, table.createdAt),
    check("fund_invitation_email_folded", sql`${table.email} = lower(${table.email})`),
  ],
);
