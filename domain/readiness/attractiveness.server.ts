import type { Db } from "../../platform/db/database.server.ts";
import { figuresOf } from "../kpi/history.server.ts";
import { mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { founderCompletion } from "../startup/completion.ts";
import { founderProfileOf } from "../startup/founder-profile.server.ts";
import { type Attractiveness, attractivenessOf, tractionOf } from "./attractiveness.ts";
import { lastScanOf } from "./readiness.server.ts";

export async function readAttractiveness(db: Db, actor: Actor, now = new Date()): Promise<Attractiveness | null> {
  const founder = mustRead(actor);
  const [scan, { mrrInThreeMonths, latest }, { profile }] = await Promise.all([
    lastScanOf(db, founder),
    figuresOf(db, founder, now),
    founderProfileOf(db, founder),
  ]);
  if (!scan) return null;
  return attractivenessOf({
    readiness: scan.score,
    traction: tractionOf(mrrInThreeMonths, latest?.churn ?? null).total,
    completion: founderCompletion(profile).rate,
  });
}
