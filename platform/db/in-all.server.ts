import { sql } from "drizzle-orm";

/** The total of matching rows in a query with a `limit`. */
export const inAll = sql<number>`(count(*) over ())::int`;
