import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { fillDesk } from "./desk-data.ts";
import { questions } from "./desk-questions.ts";

// The same data and questions as `npm run bench -- desk`, in small.
onBothEngines("what the desk asks", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await fillDesk(database.db, { leads: 3_000, people: 300 });
  });
  afterAll(() => database.close());

  const count = async (what: string) => {
    const got = await questions[what]?.(database.db);
    return (got as { rows: unknown[] }).rows.length;
  };

  test("is answered with what is there", async () => {
    for (const [what, ask] of Object.entries(questions)) expect(await ask(database.db), what).toBeDefined();
    expect(await count("leads")).toBe(50);
    expect(await count("leads of a rare form")).toBe(3);
    expect(await count('leads with "salinité", one of a thousand')).toBe(3);
    expect(await count('leads with "introuvable", none')).toBe(0);
    expect(await count("deliveries stuck")).toBe(2);
    for (const [what, rows] of Object.entries({
      "people who ask for a plan": 2,
      "deliveries held by a limit": 50,
      "privacy requests open": 50,
      "privacy requests answered": 0,
      "articles with a date": 1,
      images: 6,
    }))
      expect([what, await count(what)]).toEqual([what, rows]);
  });
});
