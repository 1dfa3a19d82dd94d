import { sql } from "drizzle-orm";

/** A column for a list that is cut: how many rows it would have without its limit. */
export const inAll = sql<number>`(count(*) over ())::int`;
