import { sql } from "drizzle-orm";
import { isConfirmedBy } from "../confirmed-address/confirmed-address.server.ts";
import { guide } from "./guide.table.ts";

/** SQL condition: the recipient confirmed the address, or got day 2 before confirmations were introduced. */
export const isWanted = sql<boolean>`(${guide.nextDay} > 2 or ${isConfirmedBy(sql`${guide.email}`, "guide")})`;
