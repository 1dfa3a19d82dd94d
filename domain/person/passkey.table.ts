import { bigint, customType, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsPersonId } from "./person.table.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A passkey for signing in without a password or code. The stored public key alone cannot be used to sign in. */
export const passkey = pgTable(
  "passkey",
  {
    id: uuid().primaryKey(),
    personId: itsPersonId(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: bytes("public_key").notNull(),
    /**
     * The authenticator's signature counter, or 0 if it has none; if the counter does not increase, the key was copied.
     */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser connects to the authenticator, such as "internal" or "usb". */
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    usedAt: at("used_at"),
  },
  (table) => [index("passkey_of").on(table.personId)],
);
