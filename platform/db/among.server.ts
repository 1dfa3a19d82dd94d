import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * SQL condition: the column contains one of these values. All values are sent as one parameter, because a query with a
 * parameter for each value fails above 65,535.
 */
export const isAmong = (column: PgColumn, values: readonly string[]): SQL => sql`${column} = any(${sql.param(values)})`;
