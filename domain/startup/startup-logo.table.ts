import { customType, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsStartup } from "../person/startup.table.ts";

/**
 * A bytea column whose values are base64 strings in code, so that a data export contains the picture in a usable form.
 */
const base64 = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (written) => Buffer.from(written, "base64"),
  fromDriver: (bytes) => Buffer.from(bytes).toString("base64"),
});

export const startupLogo = pgTable("startup_logo", {
  startup: itsStartup().primaryKey(),
  picture: base64().notNull(),
  version: text().notNull(),
  uploadedAt: at("uploaded_at").notNull().defaultNow(),
});
