import { sql } from "drizzle-orm";

/** Selected beside a limited list: the number of rows without the limit. */
export const inAll = sql<number>`(count(*) over ())::int`;
