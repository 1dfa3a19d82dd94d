import { createHash, randomUUID } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { capTableOf } from "../cap-table/cap-table.server.ts";
import { checkInsOf } from "../kpi/history.server.ts";
import { computeFigures } from "../kpi/figures.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { founderProfileOf } from "../startup/founder-profile.server.ts";
import { type Evidence, type Finding, rulesVersion } from "./criterion.ts";
import { readinessScan } from "./readiness.table.ts";
import { findingsOf, scoreOf } from "./scan.ts";
import { evidenceOf } from "./evidence.ts";
import { type ScoredMonth, scoreHistory } from "./score-history.ts";

export type Scan = {
  id: string;
  score: number;
  findings: readonly Finding[];
  rulesVersion: number;
  inputsDigest: string;
  scannedAt: Date;
};

const columns = {
  id: readinessScan.id,
  score: readinessScan.score,
  findings: readinessScan.findings,
  rulesVersion: readinessScan.rulesVersion,
  inputsDigest: readinessScan.inputsDigest,
  scannedAt: readinessScan.scannedAt,
};

const digestOf = (evidence: Evidence) => createHash("sha256").update(JSON.stringify(evidence)).digest("hex");

async function read(db: Db, founder: string, now: Date) {
  const today = parisDay(now);
  const { profile } = await founderProfileOf(db, founder);
  const checkIns = await checkInsOf(db, founder);
  const hasCapTable = (await capTableOf(db, founder)) !== null;
  return { checkIns, evidence: evidenceOf({ profile, figures: computeFigures(checkIns, today), hasCapTable, today }) };
}

export const scansInDay = 50;

/** Returns null if the founder has made `scansInDay` scans in 24 hours. */
export async function scan(db: Db, actor: Actor, now = new Date()): Promise<Scan | null> {
  const founder = mustEdit(actor);
  return db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    const { evidence } = await read(tx, founder, now);
    const findings = findingsOf(evidence);
    const kept = {
      id: randomUUID(),
      score: scoreOf(findings),
      findings,
      rulesVersion,
      inputsDigest: digestOf(evidence),
      scannedAt: now,
    };
    const [last, previous] = await scansOf(tx, founder, 2);
    if (last && previous && isSameScan(last, kept) && isSameScan(previous, kept)) {
      await tx.update(readinessScan).set({ scannedAt: now }).where(eq(readinessScan.id, last.id));
      return { ...last, scannedAt: now };
    }
    const lately = gt(readinessScan.scannedAt, new Date(now.getTime() - 24 * 3_600_000));
    if ((await tx.$count(readinessScan, and(eq(readinessScan.founder, founder), lately))) >= scansInDay) return null;
    await tx.insert(readinessScan).values({ ...kept, founder });
    return kept;
  });
}

const isSameScan = (last: Scan, next: Scan) =>
  last.inputsDigest === next.inputsDigest &&
  last.rulesVersion === next.rulesVersion &&
  parisDay(last.scannedAt) === parisDay(next.scannedAt);

const scansOf = (db: Db, founder: string, most: number): Promise<Scan[]> =>
  db
    .select(columns)
    .from(readinessScan)
    .where(eq(readinessScan.founder, founder))
    .orderBy(desc(readinessScan.scannedAt), desc(readinessScan.id))
    .limit(most);

export const lastScanOf = async (db: Db, founder: string): Promise<Scan | null> =>
  (await scansOf(db, founder, 1))[0] ?? null;

export type Readiness = {
  scan: Scan;
  before: number | null;
  isOutdated: boolean;
  history: readonly ScoredMonth[];
};

export async function readReadiness(db: Db, actor: Actor, now = new Date()): Promise<Readiness | null> {
  const founder = mustRead(actor);
  const [last, previous] = await scansOf(db, founder, 2);
  if (!last) return null;
  const { checkIns, evidence } = await read(db, founder, now);
  return {
    scan: last,
    before: previous?.score ?? null,
    isOutdated: last.rulesVersion !== rulesVersion || last.inputsDigest !== digestOf(evidence),
    history: scoreHistory(last.findings, parisDay(last.scannedAt), checkIns),
  };
}
