import { sql } from "drizzle-orm";
import { isConfirmedBy } from "../confirmed-address/confirmed-address.server.ts";
import { guide } from "./guide.table.ts";

/**
 * An SQL condition: the guide's e-mails after day 1 may be sent, because the recipient has confirmed the address.
 * Recipients who got day 2 before confirmations were introduced need not confirm.
 */
export const isWanted = sql<boolean>`(${guide.nextDay} > 2 or ${isConfirmedBy(sql`${guide.email}`, "guide")})`;
