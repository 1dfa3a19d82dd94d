import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { questions } from "./market.ts";
import { fillFiveYears, fillMarket } from "./startups-data.ts";

// The same data and questions as `npm run bench -- market`, in small.
onBothEngines("what investors ask", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await fillMarket(database.db, { startups: 200, investors: 40 });
    await fillFiveYears(database.db, "f7");
  });
  afterAll(() => database.close());

  test("is answered with what is there", async () => {
    for (const [what, ask] of Object.entries(questions)) expect(await ask(database.db), what).toBeDefined();
    // Neither the tenth that was withdrawn nor the tenth whose plan has ended.
    expect(await questions["how many there are"]?.(database.db)).toMatchObject({ all: 160 });
    const page = (await questions["startups, newest first"]?.(database.db)) as { rows: { founder: string }[] };
    expect(page.rows.map(({ founder }) => founder).slice(0, 4)).toEqual(["f1", "f2", "f4", "f5"]);
  });
});
