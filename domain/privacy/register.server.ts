import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type Order, type Page, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { job, type JobState } from "../../platform/jobs/job.table.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import type { By } from "../person/by.ts";
import { retentionNames, type RetentionRule } from "../retention/rules.ts";
import { maySeeRequests } from "./access.ts";
import { type RequestKind, requestKinds } from "./privacy.ts";
import { privacyRequest, retentionRun } from "./privacy.table.ts";

/** What the register can be narrowed to by state: still to be answered, past its time, or answered. */
const listedStates = ["open", "late", "closed"] as const;

/** Empty fields ask for nothing; what is no such word asks for nothing either. */
export type RequestFilter = { kind: string; state: string };

const newest: Order = {
  by: [
    { key: privacyRequest.askedAt, kind: "time" },
    { key: privacyRequest.id, kind: "uuid" },
  ],
  newestFirst: true,
};

const states: Record<(typeof listedStates)[number], SQL | undefined> = {
  open: isNull(privacyRequest.closedAt),
  late: and(isNull(privacyRequest.closedAt), lt(privacyRequest.dueAt, sql`now()`)),
  closed: isNotNull(privacyRequest.closedAt),
};

const columns = {
  id: privacyRequest.id,
  kind: privacyRequest.kind,
  email: privacyRequest.email,
  via: privacyRequest.via,
  askedAt: privacyRequest.askedAt,
  dueAt: privacyRequest.dueAt,
  effectiveAt: privacyRequest.effectiveAt,
  closedAt: privacyRequest.closedAt,
  outcome: privacyRequest.outcome,
  records: privacyRequest.records,
  late: sql<boolean>`${privacyRequest.closedAt} is null and ${privacyRequest.dueAt} < now()`,
  place: placeIn(newest),
};

/** The deletion in the CRM that an erasure ordered. */
export type CrmDeletion = { delivery: string; state: JobState };

const pageSize = 50;

/** The register of requests, newest first, each with what became of it over there. */
export async function listRequests(db: Db, filter: RequestFilter, place: Place, by: By, size = pageSize) {
  maySeeRequests(by);
  const kind = requestKinds.find((each) => each === filter.kind);
  const state = listedStates.find((each) => each === filter.state);
  const page = await readPage(newest, place, size, ({ where, orderBy, limit }) =>
    db
      .select(columns)
      .from(privacyRequest)
      .where(and(where, kind && eq(privacyRequest.kind, kind satisfies RequestKind), state && states[state]))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const deletions = await deletionsOf(
    db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, crm: deletions.get(row.id) ?? null })) };
}

export type ListedRequest = Page<Awaited<ReturnType<typeof listRequests>>["rows"][number]>["rows"][number];

async function deletionsOf(db: Db, requests: string[]) {
  if (requests.length === 0) return new Map<string, CrmDeletion>();
  const found = await db
    .select({ subject: job.subject, delivery: job.id, state: job.state })
    .from(job)
    .where(and(inArray(job.subject, requests), eq(job.queue, crmQueue.name)));
  return new Map(found.map(({ subject, ...deletion }) => [subject ?? "", deletion]));
}

export type RuleRun = {
  rule: RetentionRule;
  /** Null before its first run. */
  ranAt: Date | null;
  finished: boolean;
  removed: number;
  error: string | null;
};

/** What each rule of retention did last. */
export async function lastRuns(db: Db, by: By): Promise<RuleRun[]> {
  maySeeRequests(by);
  const runs = await db
    .selectDistinctOn([retentionRun.rule])
    .from(retentionRun)
    .orderBy(retentionRun.rule, desc(retentionRun.day));
  return retentionNames.map((rule) => {
    const run = runs.find((each) => each.rule === rule);
    return {
      rule,
      ranAt: run?.startedAt ?? null,
      finished: run?.finishedAt != null,
      removed: run?.removed ?? 0,
      error: run?.error ?? null,
    };
  });
}
