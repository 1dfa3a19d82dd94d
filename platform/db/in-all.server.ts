import { sql } from "drizzle-orm";

/**
 * Selects the total number of matching rows in a query with a `limit`, so that a page can display the total next to a
 * shortened list.
 */
export const inAll = sql<number>`(count(*) over ())::int`;
