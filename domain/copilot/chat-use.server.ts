import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { chatUse } from "./chat.table.ts";

const mostCounted = 2_147_483_647;

export const countUse = (
  db: Db,
  founder: string,
  day: string,
  by: Partial<Record<"questions" | "tokens" | "failures", number>>,
) =>
  db
    .insert(chatUse)
    .values({ founder, day, ...by })
    .onConflictDoUpdate({
      target: [chatUse.founder, chatUse.day],
      set: {
        questions: sql`${chatUse.questions} + ${by.questions ?? 0}`,
        tokens: sql`least(${chatUse.tokens}::bigint + ${by.tokens ?? 0}, ${mostCounted})`,
        failures: sql`${chatUse.failures} + ${by.failures ?? 0}`,
      },
    });
