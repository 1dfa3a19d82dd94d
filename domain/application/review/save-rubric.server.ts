import { and, desc, eq, sql } from "drizzle-orm";
import { lock } from "../../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { take } from "../../../platform/rate/bucket.server.ts";
import { mustHave } from "../../audit/access.ts";
import { audit } from "../../audit/audit.server.ts";
import { raiseVersion } from "../../content/content.server.ts";
import type { Actor } from "../../person/actor.ts";
import { type Criterion, defaultRubric, type Rubric, rubricProblem } from "./rubric.ts";
import { reviewRound, rubricVersion } from "./review.table.ts";

/** The latest rubric; the default one is stored as the first version. */
export async function currentRubric(tx: Db) {
  await tx.insert(rubricVersion).values({ number: 1, criteria: defaultRubric }).onConflictDoNothing();
  const [latest] = await tx.select().from(rubricVersion).orderBy(desc(rubricVersion.number)).limit(1);
  if (!latest) throw new Error("There is no rubric");
  return latest;
}

/**
 * What the reviews of an intake's applications score, each with its weight: applicants are told it before they apply. An
 * open round keeps its rubric, and the next one takes the latest.
 */
export async function publicCriteria(db: Db, intake: string): Promise<Pick<Criterion, "name" | "weight">[]> {
  const [found] = await db
    .select({ criteria: rubricVersion.criteria })
    .from(rubricVersion)
    .leftJoin(reviewRound, and(eq(reviewRound.rubric, rubricVersion.number), eq(reviewRound.intake, intake)))
    .orderBy(sql`${reviewRound.intake} is null`, desc(rubricVersion.number))
    .limit(1);
  return (found?.criteria ?? defaultRubric).map(({ name, weight }) => ({ name, weight }));
}

/** The rubric for the next round, and the version of each open round. */
export async function readRubric(db: Db, actor: Actor) {
  mustHave(actor, "applications");
  const [latest] = await db.select().from(rubricVersion).orderBy(desc(rubricVersion.number)).limit(1);
  const rounds = await db
    .select({ intake: reviewRound.intake, rubric: reviewRound.rubric })
    .from(reviewRound)
    .orderBy(desc(reviewRound.intake));
  return { number: latest?.number ?? 1, criteria: latest?.criteria ?? defaultRubric, madeAt: latest?.madeAt, rounds };
}

/** `overtaken`: another person saved a version that the author has not seen. `unchanged`: equal to the last version. */
export type SavedRubric = { status: "stored" | "overtaken" | "unchanged" } | { status: "limited"; retryAfter: number };

/** Stores a rubric as the next version; open rounds keep theirs. `from` is the version that the author saw. */
export async function saveRubric(
  db: Db,
  actor: Actor,
  { criteria, from }: { criteria: Rubric; from: number },
  now = new Date(),
): Promise<SavedRubric> {
  const author = mustHave(actor, "applications");
  const allowed = await take(db, `rubric:${author}`, { capacity: 20, perSecond: 20 / 3_600 });
  if (!allowed.allowed) return { status: "limited", retryAfter: Math.ceil(allowed.retryAfterMs / 1_000) };
  if (rubricProblem(criteria)) throw new Error("A rubric that cannot be scored by");
  return db.transaction(async (tx): Promise<SavedRubric> => {
    await lock(tx, "rubric");
    const latest = await currentRubric(tx);
    if (latest.number !== from) return { status: "overtaken" };
    if (isSame(latest.criteria, criteria)) return { status: "unchanged" };
    const number = latest.number + 1;
    await tx.insert(rubricVersion).values({ number, criteria, madeAt: now });
    await raiseVersion(tx);
    await audit(tx, actor, { action: "rubric.save", object: { kind: "rubric", id: String(number) } });
    return { status: "stored" };
  });
}

const plain = (rubric: Rubric) =>
  JSON.stringify(rubric.map(({ id, weight, name, steps }) => [id, weight, name.en, name.fr, ...steps.en, ...steps.fr]));
const isSame = (one: Rubric, other: Rubric) => plain(one) === plain(other);
