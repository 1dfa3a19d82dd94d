import { and, count, countDistinct, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { monthFrom } from "../kpi/check-in.ts";
import { mayHandlePeople } from "../person/access.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { chatMessage, chatReport, chatUse } from "./chat.table.ts";

const months = 3;
const reports = 50;

const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What the desk knows of the copilot: how much it is used, how it failed, and the answers that were reported. */
export async function copilotAtDesk(db: Db, actor: Actor, now = new Date()) {
  mayHandlePeople(actor);
  const from = monthFrom(`${parisDay(now).slice(0, 7)}-01`, 1 - months);
  const month = sql<string>`to_char(${chatUse.day}, 'YYYY-MM-01')`;
  const use = await db
    .select({
      month,
      founders: countDistinct(chatUse.founder),
      questions: sumOf(chatUse.questions),
      tokens: sumOf(chatUse.tokens),
      failures: sumOf(chatUse.failures),
    })
    .from(chatUse)
    .where(gte(chatUse.day, from))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  const failures = await db
    .select({ failure: chatMessage.failure, times: count() })
    .from(chatMessage)
    .where(and(isNotNull(chatMessage.failure), gte(chatMessage.createdAt, sql`${from}::timestamptz`)))
    .groupBy(chatMessage.failure)
    .orderBy(desc(count()));
  const reported = await db
    .select({
      id: chatReport.message,
      founder: chatReport.founder,
      name: nameOf,
      reportedAt: chatReport.reportedAt,
      words: chatReport.words,
      answer: chatMessage.content,
      lang: chatMessage.lang,
      model: chatMessage.model,
    })
    .from(chatReport)
    .innerJoin(chatMessage, eq(chatMessage.id, chatReport.message))
    .innerJoin(person, eq(person.id, chatReport.founder))
    .orderBy(desc(chatReport.reportedAt))
    .limit(reports);
  return { use, failures, reported };
}
