import { sql } from "drizzle-orm";
import { isConfirmedBy } from "../confirmed-address/confirmed-address.server.ts";
import { guide } from "./guide.table.ts";

/**
 * An SQL condition: e-mails after day 1 may be sent. Recipients who already got day 2 before confirmation existed need
 * not confirm.
 */
export const isWanted = sql<boolean>`(${guide.nextDay} > 2 or ${isConfirmedBy(sql`${guide.email}`, "guide")})`;
