import { sql } from "drizzle-orm";
import { person } from "./person.table.ts";

/** What a person is called: their name, else their e-mail; null where the person is gone. */
export const nameOf = sql<string | null>`coalesce(nullif(${person.name}, ''), ${person.email})`;
