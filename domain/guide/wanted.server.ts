import { sql } from "drizzle-orm";
import { isConfirmedBy } from "../confirmed-address/confirmed-address.server.ts";
import { guide } from "./guide.table.ts";

/** Whether the days after the first may be mailed: who got the second before somebody was asked, gets the others. */
export const isWanted = sql<boolean>`(${guide.nextDay} > 2 or ${isConfirmedBy(sql`${guide.email}`, "guide")})`;
