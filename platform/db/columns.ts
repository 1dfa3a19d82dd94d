import { timestamp } from "drizzle-orm/pg-core";

/** A column for an instant, with time zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true });
