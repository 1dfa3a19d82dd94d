import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { grantedOn } from "../plan-grant/opens-to.server.ts";
import { chatUse } from "./chat.table.ts";

const mostCounted = 2_147_483_647;

/** Whoever asks for a startup; the usage is counted for the startup even if the founder leaves meanwhile. */
export type Asker = { founder: string; startup: string };

export const countUse = (
  db: Db,
  { founder, startup }: Asker,
  day: string,
  by: Partial<Record<"questions" | "tokens" | "failures", number>>,
) =>
  db
    .insert(chatUse)
    .values({ founder, startup, day, isGranted: sql`${startup} in ${grantedOn(day)}`, ...by })
    .onConflictDoUpdate({
      target: [chatUse.founder, chatUse.startup, chatUse.day, chatUse.isGranted],
      set: {
        questions: sql`${chatUse.questions} + ${by.questions ?? 0}`,
        tokens: sql`least(${chatUse.tokens}::bigint + ${by.tokens ?? 0}, ${mostCounted})`,
        failures: sql`${chatUse.failures} + ${by.failures ?? 0}`,
      },
    });
