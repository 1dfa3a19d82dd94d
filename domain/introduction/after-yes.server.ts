import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { asksOutcome, type Outcome, type Side } from "./introduction.ts";
import { introduction, introductionOutcome } from "./introduction.table.ts";
import { openSlots, type Slot } from "./meeting.server.ts";

type Row = typeof introduction.$inferSelect;

type After = {
  meeting: Slot | null;
  slots: Slot[];
  asksOutcome: boolean;
  outcome: Outcome | null;
};

export async function afterYes(db: Db, row: Row, side: Side, now: Date): Promise<After> {
  if (row.ending !== "yes") return { meeting: null, slots: [], asksOutcome: false, outcome: null };
  const { meetsAt: startsAt, meetsMinutes: minutes } = row;
  const meeting = startsAt && minutes ? { startsAt, minutes } : null;
  const [answer] = await db
    .select({ outcome: introductionOutcome.outcome })
    .from(introductionOutcome)
    .where(and(eq(introductionOutcome.introduction, row.id), eq(introductionOutcome.side, side)));
  return {
    meeting,
    slots: meeting ? [] : await openSlots(db, row.id, now),
    asksOutcome: asksOutcome(row, now),
    outcome: answer?.outcome ?? null,
  };
}
