import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Actor } from "../../person/actor.ts";
import { person } from "../../person/person.table.ts";
import { startupSeat } from "../../person/startup.table.ts";
import { mustRead } from "../../startup/access.ts";
import { readFounderProfile } from "../../startup/founder-profile.server.ts";
import type { Personal } from "./leaving.ts";

export async function personalOf(db: Db, actor: Actor): Promise<Personal> {
  const { profile } = await readFounderProfile(db, actor);
  const colleagues = await db
    .select({ name: sql<string>`concat_ws(' ', ${person.firstName}, ${person.lastName})` })
    .from(startupSeat)
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(eq(startupSeat.startup, mustRead(actor)));
  const { firstName, lastName, email } = actor.viewer;
  const typed = [profile.founder_name, profile.co_founders, ...colleagues.map(({ name }) => name)];
  const people = typed.join(", ").split(/[\s,;&]+/);
  return {
    // Only capitalised words count as names, because other words, such as "de", also occur in ordinary text.
    names: [firstName, lastName, ...people].filter((name) => /^\p{Lu}/u.test(name)),
    others: [email, profile.email, profile.phone, profile.siren],
  };
}
