import { eq } from "drizzle-orm";
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
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(startupSeat)
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(eq(startupSeat.startup, mustRead(actor)));
  const { firstName, lastName, email } = actor.viewer;
  const ofAccounts = [firstName, lastName, ...colleagues.flatMap((each) => [each.firstName, each.lastName])];
  const words = [profile.founder_name, profile.co_founders, ...ofAccounts].join(", ").split(/[\s,;&]+/);
  return {
    // Of the words, only capitalised ones count as names, because others, such as "de", also occur in ordinary text.
    names: [...ofAccounts.map((name) => name.trim()), ...words.filter((word) => /^\p{Lu}/u.test(word))],
    others: [email, profile.email, profile.phone, profile.siren],
  };
}
