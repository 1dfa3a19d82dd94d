import { sql } from "drizzle-orm";
import { person } from "./person.table.ts";

/** SQL for a person's display name, or the e-mail address if the name is empty; null for an erased person. */
export const nameOf = sql<string | null>`coalesce(nullif(${person.name}, ''), ${person.email})`;
