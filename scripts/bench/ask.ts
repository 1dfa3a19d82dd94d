import { findPostgres, startPostgres } from "../../e2e/peers/postgres.ts";
import { type Db, openPostgres } from "../../platform/db/database.server.ts";
import { type Figure, median, millis, within } from "./figures.ts";
import { openTellingPlans } from "./plans.ts";

type Postgres = Awaited<ReturnType<typeof startPostgres>>;
type Questions = Record<string, (db: Db) => Promise<unknown>>;

/** The median of so many times that each question is asked, on a PostgreSQL filled for it, and what answers it. */
export async function askInNumbers(
  questions: Questions,
  { budget, rounds }: { budget: number; rounds: number },
  fill: (db: Db, postgres: Postgres) => Promise<void>,
): Promise<Figure[]> {
  const binaries = findPostgres();
  if (!binaries)
    return [{ what: "PostgreSQL is not on this machine", measured: "-", target: `<= ${millis(budget)}`, met: false }];
  const postgres = await startPostgres(binaries);
  try {
    const database = await openPostgres(postgres.url("postgres"), () => {});
    await fill(database.db, postgres);
    const figures: Figure[] = [];
    const plans = await openTellingPlans(postgres, "postgres");
    for (const [what, ask] of Object.entries(questions)) {
      await ask(database.db);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const from = performance.now();
        await ask(database.db);
        times.push(performance.now() - from);
      }
      figures.push(within(what, median(times), budget, millis));
      figures.push({ what: "  found by", measured: await plans.of(ask), target: "" });
    }
    await plans.database.close();
    await database.close();
    return figures;
  } finally {
    await postgres.dispose();
  }
}
