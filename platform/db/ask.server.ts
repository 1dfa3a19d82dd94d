import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./database.server.ts";

/** A query that returns one JSON value. */
export type Question<Answer> = SQL<Answer>;

/** Returns a query that selects a constant, so that a fixed answer can take the place of a query passed to `ask`. */
export const known = <Answer>(answer: Answer): Question<Answer> => sql<Answer>`select ${JSON.stringify(answer)}::json`;

type Answers<Questions> = { [Name in keyof Questions]: Questions[Name] extends SQL<infer Answer> ? Answer : never };

/** Runs several queries in one round trip; each is a `select` of one JSON value, with timestamps as text. */
export async function ask<Questions extends Record<string, SQL>>(db: Db, questions: Questions) {
  const parts = Object.values(questions).map((question) => sql`(${question})`);
  const { rows } = await db.execute<{ answers: unknown[] }>(
    sql`select json_build_array(${sql.join(parts, sql`, `)}) as answers`,
  );
  const answers = rows[0]?.answers ?? [];
  return Object.fromEntries(Object.keys(questions).map((name, place) => [name, answers[place]])) as Answers<Questions>;
}
