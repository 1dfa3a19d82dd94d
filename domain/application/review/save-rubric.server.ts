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

/** Returns the latest rubric. Stores the default rubric as the first version if no version exists. */
export async function currentRubric(tx: Db) {
  await tx.insert(rubricVersion).values({ number: 1, criteria: defaultRubric }).onConflictDoNothing();
  const [latest] = await tx.select().from(rubricVersion).orderBy(desc(rubricVersion.number)).limit(1);
  if (!latest) throw new Error("There is no rubric");
  return latest;
}

/** An open round keeps its rubric; other intakes use the latest rubric. */
export async function publicCriteria(db: Db, intake: string): Promise<Pick<Criterion, "name" | "weight">[]> {
  const [found] = await db
    .select({ criteria: rubricVersion.criteria })
    .from(rubricVersion)
    .leftJoin(reviewRound, and(eq(reviewRound.rubric, rubricVersion.number), eq(reviewRound.intake, intake)))
    .orderBy(sql`${reviewRound.intake} is null`, desc(rubricVersion.number))
    .limit(1);
  return (found?.criteria ?? defaultRubric).map(({ name, weight }) => ({ name, weight }));
}

export async function readRubric(db: Db, actor: Actor) {
  mustHave(actor, "applications");
  const [latest] = await db.select().from(rubricVersion).orderBy(desc(rubricVersion.number)).limit(1);
  const rounds = await db
    .select({ intake: reviewRound.intake, rubric: reviewRound.rubric })
    .from(reviewRound)
    .orderBy(desc(reviewRound.intake));
  return { number: latest?.number ?? 1, criteria: latest?.criteria ?? defaultRubric, madeAt: latest?.madeAt, rounds };
}

/** "overtaken": another person saved a newer version; "unchanged": the rubric equals the latest version. */
export type SavedRubric = { status: "stored" | "overtaken" | "unchanged" } | { status: "limited"; retryAfter: number };

/** Stores a rubric as the next version. Open rounds keep their version. `from` is the version that the author saw. */
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
