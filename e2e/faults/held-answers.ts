import { and, isNull, sql } from "drizzle-orm";
import type { AnswerTerms } from "../../domain/application/facts.server.ts";
import { decide } from "../../domain/application/decision.server.ts";
import { recall } from "../../domain/application/recall.server.ts";
import { releaseDue } from "../../domain/application/release.server.ts";
import { applicationDecision } from "../../domain/application/application.table.ts";
import { atOnce } from "../peers/answer-terms.ts";
import { signedIn } from "../peers/viewers.ts";
import { type Check, none, seeded } from "./check.ts";
import { type EngineKind, openDatabase } from "./open-database.ts";
import { applications, failures, given } from "./decided-applications.ts";

type Figures = { decisions: number; releasers: number; recallers: number };

const operator = signedIn("admin", "operator");
const due = new Date("2026-12-01T09:15:00Z");
const held: AnswerTerms = { ...atOnce, hold: 15 };
const no = { step: "first", verdict: "no", reason: "Too early", line: "Come back with three clients." } as const;

/** Several servers send the decisions that are due. At the same time, other team members recall these decisions. */
export async function racedAnswers(kind: EngineKind, { decisions, releasers, recallers }: Figures): Promise<Check[]> {
  const database = await openDatabase(kind);
  const { db } = database;
  try {
    const ids = await applications(db, decisions);
    for (const id of ids) await decide(db, operator, id, { ...no, ...held }, given);
    for (const statement of failures) await db.execute(sql.raw(statement));
    const random = seeded(decisions);
    const waiting = () =>
      db.$count(
        applicationDecision,
        and(isNull(applicationDecision.releasedAt), isNull(applicationDecision.recalledAt)),
      );
    const answerOf = new Map(
      (
        await db.select({ id: applicationDecision.id, of: applicationDecision.applicationId }).from(applicationDecision)
      ).map(({ id, of }) => [of, id]),
    );
    let rolledBack = 0;
    const quiet = { warn: () => void (rolledBack += 1) };
    const release = async () => {
      while ((await waiting()) > 0) await releaseDue(db, held, quiet, due);
    };
    const toRecall = ids.filter(() => random() < 0.6).toSorted(() => random() - 0.5);
    const recallThem = async () => {
      for (let next = toRecall.pop(); next; next = toRecall.pop())
        await recall(db, operator, { application: next, answer: answerOf.get(next) ?? "" }, due).catch(() => {
          rolledBack += 1;
        });
    };
    await Promise.all([
      ...Array.from({ length: releasers }, release),
      ...Array.from({ length: recallers }, recallThem),
    ]);
    const { rows } = await db.execute<{
      id: string;
      released: boolean;
      recalled: boolean;
      mails: number;
      shown: string;
    }>(sql`
      select a.id, d.released_at is not null as released, d.recalled_at is not null as recalled,
        a.shown_standing as shown,
        (select count(*)::int from job where subject = a.id and data ->> 'letter' = 'application-declined') as mails
      from application a join application_decision d on d.application_id = a.id`);
    const [mailed, recalled] = [rows.filter((row) => row.mails === 1), rows.filter((row) => row.recalled)];
    return [
      none(
        "answers both mailed and taken back",
        rows.filter((row) => row.mails > 0 && row.recalled),
      ),
      none(
        "answers neither mailed nor taken back",
        rows.filter((row) => row.mails === 0 && !row.recalled),
      ),
      none(
        "answers mailed twice",
        rows.filter((row) => row.mails > 1),
      ),
      none(
        "answers whose mail and page disagree",
        rows.filter((row) => row.released !== (row.mails === 1) || (row.shown === "declined") !== row.released),
      ),
      {
        goal: `${decisions} answers, each mailed once or taken back`,
        measured: `${mailed.length} mailed, ${recalled.length} taken back, ${rolledBack} transactions rolled back`,
        ok: mailed.length + recalled.length === decisions,
      },
    ];
  } finally {
    await database.close();
  }
}
