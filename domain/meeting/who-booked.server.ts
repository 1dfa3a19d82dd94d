import { and, eq, sql } from "drizzle-orm";
import { person } from "../person/person.table.ts";
import { meeting } from "./meeting.table.ts";

/** SQL condition: the person who booked the meeting still has a seat in its startup. */
export const bookerSits = sql`exists (select from startup_seat s
  where s.person = ${meeting.bookedBy} and s.startup = ${meeting.founder})`;

/** Join condition for the person who booked the meeting, unless that person has left the startup. */
export const whoBooked = and(eq(person.id, meeting.bookedBy), bookerSits);
