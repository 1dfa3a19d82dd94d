import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { IntroductionInMail } from "../delivery/email-context.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { isProposal, type Side, stateOf } from "./introduction.ts";
import { introduction, introductionAnswer } from "./introduction.table.ts";
import { openSlots } from "./meeting.server.ts";
import { speaker, speakerOf } from "./people.server.ts";

export async function introductionInMail(
  db: Db,
  id: string,
  side: Side,
  now = new Date(),
): Promise<Omit<IntroductionInMail, "url"> | null> {
  const [found] = await db
    .select({ row: introduction, isShown: isShownToStartup, answered: introductionAnswer.at })
    .from(introduction)
    .leftJoin(
      introductionAnswer,
      and(eq(introductionAnswer.introduction, introduction.id), eq(introductionAnswer.side, side)),
    )
    .where(eq(introduction.id, id));
  if (!found) return null;
  const { row, isShown, answered } = found;
  const state = stateOf(row, now);
  const startup = mailedName(row.startupName);
  const proposed = isProposal(row);
  const { expiresAt } = row;
  if (state !== "yes") {
    const waits = state === "sent" && isShown && !answered;
    return {
      state: waits ? "waiting" : "closed",
      startup,
      proposed,
      expiresAt,
      other: null,
      meeting: null,
      hasTimes: false,
    };
  }
  const other = side === "startup" ? await speaker(db, row.investor) : await speakerOf(db, row);
  const { meetsAt: startsAt, meetsMinutes: minutes, meetingSequence: sequence } = row;
  return {
    ...{ state, startup, proposed, expiresAt },
    hasTimes: !startsAt && (await openSlots(db, id, now)).length > 0,
    other: other && { name: mailedName(other.name), email: other.email },
    meeting: startsAt && minutes ? { startsAt, minutes, sequence } : null,
  };
}
