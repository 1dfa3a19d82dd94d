import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db } from "../../platform/db/database.server.ts";
import { askInNumbers } from "./ask.ts";
import { fillDesk } from "./desk-data.ts";
import { questions } from "./desk-questions.ts";

const crowd = { leads: 1_000_000, people: 100_000 };

/** Every list, filter and search of the desk among a million leads and 100,000 people, with the index that answers it. */
export const deskInNumbers = () =>
  askInNumbers(questions, { budget: 100, rounds: 5 }, async (_, postgres) => {
    // The site's own connections give up after 15 s.
    const patient = new pg.Client({ connectionString: postgres.url("postgres") });
    await patient.connect();
    await fillDesk(drizzle({ client: patient }) as unknown as Db, crowd);
    await patient.end();
  });
