import { sql } from "drizzle-orm";
import { isConfirmedBy } from "../confirmed-address/confirmed-address.server.ts";
import { guide } from "./guide.table.ts";

/**
 * SQL condition: the mails after day 1 may be sent. Readers who got day 2 before confirmation existed need not confirm.
 */
export const isWanted = sql<boolean>`(${guide.nextDay} > 2 or ${isConfirmedBy(sql`${guide.email}`, "guide")})`;
