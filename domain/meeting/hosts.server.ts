import { and, arrayContains, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { Content } from "../content/content.server.ts";
import { contentRecord } from "../content/content.table.ts";
import { nameOf } from "../person/name.server.ts";
import { person, personBlock } from "../person/person.table.ts";
import { teamMember } from "../person/team-member.table.ts";
import type { HostKind } from "./host.ts";
import { host } from "./host.table.ts";

export type Host = {
  id: string;
  kind: HostKind;
  name: string;
  /** A mentor's area of expertise, such as "Cash, burn, next round"; empty for an expert. */
  role: string;
  bio: string;
  /** A mentor's price in euros per hour; null for an expert. */
  price: number | null;
  sample: boolean;
  /** Whether the host can be booked. Mentors can be set to unavailable; experts are always available. */
  available: boolean;
};

const experts = (db: Db) =>
  db
    .select({ id: person.id, name: nameOf })
    .from(person)
    .innerJoin(teamMember, eq(teamMember.personId, person.id))
    .leftJoin(personBlock, and(eq(personBlock.personId, person.id), isNull(personBlock.liftedAt)))
    .where(and(eq(person.role, "team"), arrayContains(teamMember.functions, ["expert"]), isNull(personBlock.id)))
    .orderBy(asc(person.name), asc(person.id))
    .$dynamic();

const mentors = (content: Content, lang: Lang): Host[] =>
  content.list("mentor", lang).map(({ id, name, role, bio, hourlyPrice: price, sample, available }) => ({
    ...{ id, name, role, bio, price, sample, available },
    kind: "mentor",
  }));

const asHost = ({ id, name }: { id: string; name: string | null }): Host => ({
  ...{ id, name: name ?? "", role: "", bio: "", price: null, sample: false, available: true },
  kind: "expert",
});

export async function readHosts(db: Db, content: Content, lang: Lang): Promise<Host[]> {
  return [...(await readExperts(db)), ...mentors(content, lang)];
}

export async function readHost(db: Db, content: Content, id: string, lang: Lang): Promise<Host | undefined> {
  const mentor = mentors(content, lang).find((each) => each.id === id);
  if (mentor) return mentor;
  const [expert] = await experts(db).where(
    and(
      eq(person.id, id),
      eq(person.role, "team"),
      arrayContains(teamMember.functions, ["expert"]),
      isNull(personBlock.id),
    ),
  );
  return expert && asHost(expert);
}

/** Returns a host's name, also after their hours ended; empty if the person was erased. */
export async function hostNameOf(db: Db, content: Content, id: string, lang: Lang) {
  const current = await readHost(db, content, id, lang);
  if (current) return current.name;
  const [former] = await db
    .select({ name: sql<string | null>`coalesce(${nameOf}, ${contentRecord.data} -> 'name' ->> ${lang})` })
    .from(host)
    .leftJoin(person, eq(person.id, host.id))
    .leftJoin(contentRecord, and(eq(contentRecord.kind, "mentor"), eq(contentRecord.id, host.id)))
    .where(eq(host.id, id));
  return former?.name ?? "";
}

/** Returns the accelerator's growth experts, who also host calls with applicants. */
export const readExperts = async (db: Db) => (await experts(db)).map(asHost);

export async function hostMailbox(db: Db, id: string) {
  const [found] = await db
    .select({
      email: sql<string | null>`coalesce(${person.email}, ${host.email})`,
      lang: sql<Lang>`coalesce(${person.lang}, ${host.lang})`,
    })
    .from(host)
    .leftJoin(person, eq(person.id, host.id))
    .where(eq(host.id, id));
  return found?.email ? { email: found.email, lang: found.lang } : undefined;
}

export async function mentorsAt(db: Db, email: string) {
  const rows = await db.select({ id: host.id }).from(host).where(eq(host.email, email));
  return rows.map(({ id }) => id);
}
