import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { findPostgres, startPostgres } from "../../e2e/peers/postgres.ts";
import { type Db, openPostgres } from "../../platform/db/database.server.ts";
import { fillDesk } from "./desk-data.ts";
import { questions } from "./desk-questions.ts";
import { type Figure, median, millis, within } from "./figures.ts";
import { openTellingPlans } from "./plans.ts";

const crowd = { leads: 1_000_000, people: 100_000 };
const budget = 100;
const rounds = 5;

/** Every list, filter and search of the desk among a million leads and 100,000 people, with the index that answers it. */
export async function deskInNumbers(): Promise<Figure[]> {
  const binaries = findPostgres();
  if (!binaries)
    return [{ what: "PostgreSQL is not on this machine", measured: "-", target: `<= ${millis(budget)}`, met: false }];
  const postgres = await startPostgres(binaries);
  try {
    const database = await openPostgres(postgres.url("postgres"), () => {});
    // The site's own connections give up after 15 s.
    const patient = new pg.Client({ connectionString: postgres.url("postgres") });
    await patient.connect();
    await fillDesk(drizzle({ client: patient }) as unknown as Db, crowd);
    await patient.end();
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
