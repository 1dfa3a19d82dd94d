import { bigint, customType, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person } from "./person.table.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A passkey opens its person's account without a password or a code. What is kept of it opens nothing. */
export const passkey = pgTable(
  "passkey",
  {
    id: uuid().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: bytes("public_key").notNull(),
    /** How often it was used, where its device counts; one that counts and does not go up was copied. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser reaches it ("internal", "usb"). */
    transports: jsonb().$type<string[]>().notNull(),
    /** As its person named it. */
    name: text().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    usedAt: at("used_at"),
  },
  (table) => [index("passkey_of").on(table.personId)],
);
