import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Actor } from "../../person/actor.ts";
import { person } from "../../person/person.table.ts";
import { startupSeat } from "../../person/startup.table.ts";
import { mustRead } from "../../startup/access.ts";
import { readFounderProfile } from "../../startup/founder-profile.server.ts";
import type { Personal } from "./leaving.ts";

/** Of the words, only capitalised ones count as names, because others, such as "de", also occur in ordinary text. */
function namesIn(entry: string) {
  const words = entry.trim().split(/\s+/);
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word));
  // A name typed without capitals counts as a whole.
  return capitalised.length > 0 ? capitalised : words.length < 4 ? [entry.trim()] : [];
}

export async function personalOf(db: Db, actor: Actor): Promise<Personal> {
  const { profile } = await readFounderProfile(db, actor);
  const colleagues = await db
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(startupSeat)
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(eq(startupSeat.startup, mustRead(actor)));
  const { firstName, lastName, email } = actor.viewer;
  const ofAccounts = [firstName, lastName, ...colleagues.flatMap((each) => [each.firstName, each.lastName])];
  const entries = [profile.founder_name, profile.co_founders, ...ofAccounts].join(",").split(/[,;&\n]+/);
  return {
    names: [...ofAccounts.map((name) => name.trim()), ...entries.flatMap(namesIn)],
    others: [email, profile.email, profile.phone, profile.siren],
  };
}
