import { and, count, countDistinct, desc, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { readNumbered } from "../../platform/db/numbered-page.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { monthFrom } from "../kpi/check-in.ts";
import { auditedAs, writeAudit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { chatMessage, chatReport, chatUse } from "./chat.table.ts";

const months = 3;

const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

export async function copilotAtDesk(db: Db, actor: Actor, page = 1, now = new Date()) {
  mustHave(actor, "copilot");
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
  return { use, failures, reported: await reportsByFounder(db, page) };
}

const isOpen = isNull(chatReport.closedAt);

/** One entry per founder, so that many reports of one founder cannot hide another founder's report. */
async function reportsByFounder(db: Db, page: number) {
  const { founder, reportedAt, message, words } = chatReport;
  const last = db
    .selectDistinctOn([founder], {
      ...{ id: message, founder, reportedAt, words },
      times: sql<number>`(count(*) over (partition by ${founder}))::int`.as("times"),
    })
    .from(chatReport)
    .where(isOpen)
    .orderBy(founder, desc(reportedAt), message)
    .as("last");
  const [all] = await db
    .select({ founders: countDistinct(founder) })
    .from(chatReport)
    .where(isOpen);
  return readNumbered(page, all?.founders ?? 0, ({ limit, offset }) =>
    db
      .select({
        ...{ id: last.id, founder: last.founder, reportedAt: last.reportedAt, words: last.words, times: last.times },
        ...{ name: nameOf, answer: chatMessage.content, lang: chatMessage.lang, model: chatMessage.model },
      })
      .from(last)
      .innerJoin(chatMessage, eq(chatMessage.id, last.id))
      .innerJoin(person, eq(person.id, last.founder))
      .orderBy(desc(last.reportedAt), last.id)
      .limit(limit)
      .offset(offset),
  );
}

export async function closeReport(db: Db, actor: Actor, message: string, now = new Date()) {
  mustHave(actor, "copilot");
  return db.transaction(async (tx) => {
    const [closed] = await tx
      .update(chatReport)
      .set({ closedAt: now, closedBy: actor.viewer.id })
      .where(and(eq(chatReport.message, message), isOpen))
      .returning({ founder: chatReport.founder });
    if (!closed) return false;
    await writeAudit(tx, {
      ...auditedAs(actor),
      action: "copilot.report-close",
      object: { kind: "person", id: closed.founder },
      after: { answer: message },
    });
    return true;
  });
}
