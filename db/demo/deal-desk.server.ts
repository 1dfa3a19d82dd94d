import { addNote } from "../../domain/deal-stage/note.server.ts";
import { setStage } from "../../domain/deal-stage/stage.server.ts";
import type { DealStage } from "../../domain/deal-stage/stage.ts";
import { dealFilterIn } from "../../domain/deal/deal.ts";
import { dealsFor } from "../../domain/deal/deals.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Db } from "../../platform/db/database.server.ts";

const day = 24 * 3_600_000;
const others: DealStage[] = ["to-read", "studying", "passed"];

export async function loadDealDesk(tx: Db, { founder, investor }: { founder: Actor; investor: Actor }, now: Date) {
  const startup = founder.viewer.startup?.id ?? "";
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await setStage(tx, investor, { startup, stage: "talking", tags: ["cantines", "Montpellier"] }, ago(9));
  const text = "Deux cantines commandent chaque semaine. À voir\u00A0: le coût d’un arrêt de camion.";
  await addNote(tx, investor, { startup, text, shared: false }, ago(9));
  const { rows } = await dealsFor(tx, investor, dealFilterIn(new URLSearchParams()), {}, now);
  const rest = rows.filter((row) => row.founder !== startup);
  for (const [index, stage] of others.entries()) {
    const row = rest[index];
    if (row) await setStage(tx, investor, { startup: row.founder, stage }, ago(6 - index));
  }
}
