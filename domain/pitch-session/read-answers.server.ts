import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { pitchAnswer } from "./pitch-answer.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { wasTakenBack } from "./places-taken.server.ts";
import { sessionPlace } from "./session-place.table.ts";
import type { StoredReason } from "./pitch-answer.ts";
import { sessionAsked } from "./answer.server.ts";

export async function answersTo(db: Db, actor: Actor, leads: readonly string[]) {
  mustHave(actor, "sessions");
  if (leads.length === 0) return new Map<string, { reason: StoredReason; line: string; answeredAt: Date }>();
  const { reason, line: text, answeredAt } = pitchAnswer;
  const rows = await db
    .select({ lead: pitchAnswer.lead, reason, line: text, answeredAt })
    .from(pitchAnswer)
    .where(inArray(pitchAnswer.lead, [...leads]));
  return new Map(rows.map(({ lead: id, ...answer }) => [id, answer]));
}

export async function answerInMail(db: Db, id: string) {
  const [found] = await db
    .select({
      session: sessionAsked,
      startup: sql<string>`coalesce(${lead.payload} ->> 'startupName', '')`,
      reason: pitchAnswer.reason,
      line: pitchAnswer.line,
      hadPlace: wasTakenBack,
    })
    .from(pitchAnswer)
    .innerJoin(lead, eq(lead.id, pitchAnswer.lead))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(sessionPlace, and(eq(sessionPlace.leadId, lead.id), isNull(sessionPlace.takenBackAt)))
    .where(and(eq(pitchAnswer.lead, id), isNull(sessionPlace.id)));
  return found ?? null;
}
