import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { recordAccess } from "../audit/record-access.server.ts";
import { mustHave } from "../audit/access.ts";
import { secondFactor } from "./account.table.ts";
import type { Actor } from "./actor.ts";
import { hasEnded } from "./ended.server.ts";
import { teamMember } from "./team-member.table.ts";
import type { TeamFunction } from "../team/rights.ts";
import { nameOf } from "./name.server.ts";
import { passkey } from "./passkey.table.ts";
import { investorDecision, person, personBlock } from "./person.table.ts";
import { sessionsOf } from "./session.server.ts";
import { askedPlan, newestFirst } from "./state.server.ts";

export async function readPersonFile(db: Db, actor: Actor, id: string) {
  mustHave(actor, "accounts");
  const [found] = await db
    .select({
      id: person.id,
      email: person.email,
      name: person.name,
      firstName: person.firstName,
      lastName: person.lastName,
      role: person.role,
      ended: hasEnded,
      functions: sql<TeamFunction[]>`coalesce(to_json(${teamMember.functions}), '[]'::json)`,
      lang: person.lang,
      requestedPlan: askedPlan,
      createdAt: person.createdAt,
      hasSecondFactor: sql<boolean>`(${secondFactor.confirmedAt} is not null
        or exists (select 1 from ${passkey} where ${passkey.personId} = ${person.id}))`,
    })
    .from(person)
    .leftJoin(secondFactor, eq(secondFactor.personId, person.id))
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .where(eq(person.id, id));
  if (!found) return undefined;
  const decisions = await db
    .select({
      id: investorDecision.id,
      verdict: investorDecision.verdict,
      reason: investorDecision.reason,
      decidedAt: investorDecision.decidedAt,
      author: nameOf,
    })
    .from(investorDecision)
    .leftJoin(person, eq(person.id, investorDecision.author))
    .where(eq(investorDecision.personId, id))
    .orderBy(...newestFirst);
  const lifter = alias(person, "lifter");
  const blocks = await db
    .select({
      id: personBlock.id,
      reason: personBlock.reason,
      blockedAt: personBlock.blockedAt,
      author: nameOf,
      liftedAt: personBlock.liftedAt,
      liftedBy: sql<string | null>`coalesce(nullif(${lifter.name}, ''), ${lifter.email})`,
    })
    .from(personBlock)
    .leftJoin(person, eq(person.id, personBlock.author))
    .leftJoin(lifter, eq(lifter.id, personBlock.liftedBy))
    .where(eq(personBlock.personId, id))
    .orderBy(desc(personBlock.blockedAt));
  await recordAccess(db, actor, { kind: "person", id });
  return {
    ...found,
    decisions,
    blocks,
    blocked: blocks.some(({ liftedAt }) => liftedAt === null),
    sessions: await sessionsOf(db, id),
  };
}

export type PersonFile = NonNullable<Awaited<ReturnType<typeof readPersonFile>>>;
