import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { emailKey } from "../../../platform/mail/email-key.server.ts";
import { person } from "../../person/person.table.ts";
import { isBlocked } from "../../person/state.server.ts";
import { teamMember } from "../../person/team-member.table.ts";
import { may, type TeamFunction, type TeamRight } from "../../team/rights.ts";
import { conflict } from "./review.table.ts";

/** Public e-mail providers. Two addresses at the same provider do not count as addresses of the same company. */
const publicHosts = new Set(
  ["demo.example", "gmail.com", "googlemail.com", "outlook.com", "outlook.fr", "hotmail.com", "hotmail.fr", "live.com"]
    .concat(["live.fr", "msn.com", "yahoo.com", "yahoo.fr", "ymail.com", "icloud.com", "me.com", "mac.com", "aol.com"])
    .concat(["proton.me", "protonmail.com", "pm.me", "gmx.com", "gmx.fr", "gmx.net", "gmx.de", "web.de", "mail.com"])
    .concat(["orange.fr", "wanadoo.fr", "free.fr", "sfr.fr", "neuf.fr", "laposte.net", "bbox.fr", "numericable.fr"])
    .concat([
      "zoho.com",
      "fastmail.com",
      "tutanota.com",
      "tuta.com",
      "yandex.com",
      "hey.com",
      "skynet.be",
      "bluewin.ch",
    ]),
);

const hostOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);

/** Returns true if two e-mail addresses are equal or belong to the same company's domain or subdomain. */
export function isOfSameHouse(one: string, other: string) {
  const [ours, theirs] = [emailKey(one), emailKey(other)];
  if (ours === theirs) return true;
  const [near, far] = [hostOf(ours), hostOf(theirs)];
  if (publicHosts.has(near) || publicHosts.has(far)) return false;
  return near === far || near.endsWith(`.${far}`) || far.endsWith(`.${near}`);
}

/** Returns the people of the team who are not blocked and hold a right. */
async function holdersOf(db: Db, right: TeamRight) {
  const rows = await db
    .select({
      id: person.id,
      email: person.email,
      role: person.role,
      functions: sql<TeamFunction[]>`coalesce(to_json(${teamMember.functions}), '[]'::json)`,
    })
    .from(person)
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(and(sql`(${person.role} = 'admin' or ${teamMember.personId} is not null)`, sql`not ${isBlocked}`))
    .orderBy(person.id);
  return rows.filter((viewer) => may({ viewer }, right));
}

export async function scorers(db: Db) {
  const rows = await holdersOf(db, "score");
  return new Map(
    rows.map(({ id, email, role, functions }) => [
      id,
      { email, isDealt: role === "team" && functions.includes("reviewer") },
    ]),
  );
}

/** Returns true if somebody other than this person may decide on the application, without a conflict of interest. */
export async function hasOtherDecider(db: Db, application: string, but: string) {
  const rows = await db
    .select({ id: conflict.personId })
    .from(conflict)
    .where(and(eq(conflict.applicationId, application), isNull(conflict.liftedAt)));
  const barred = new Set([but, ...rows.map(({ id }) => id)]);
  return (await holdersOf(db, "applications")).some(({ id }) => !barred.has(id));
}
