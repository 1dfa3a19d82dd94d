import { sql } from "drizzle-orm";
import { person } from "./person.table.ts";

/** The name to display for a person, else the e-mail; null if the person was erased. */
export const nameOf = sql<string | null>`coalesce(nullif(${person.name}, ''), ${person.email})`;
