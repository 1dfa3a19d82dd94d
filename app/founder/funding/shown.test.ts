import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { askingIn } from "../../../e2e/peers/asking.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { shownAids } from "./shown.server.ts";

onBothEngines("the aids that are shown", (open) => {
  let database: Database;
  let asking: Awaited<ReturnType<typeof askingIn>>;
  beforeAll(async () => {
    database = await open();
    asking = await askingIn(database.db);
    await loadAllWords();
  });
  afterAll(() => database.close());

  test("are those whose deadline has not passed in Paris, for the copilot too", async () => {
    const actor = await asking.founder([]);
    const shipped = asking.content.list("aid", "en");
    const ended = shipped.filter(({ deadline }) => deadline === "2027-12-31").map(({ id }) => id);
    expect(ended).toEqual(["credit-impot-innovation"]);
    const missing = async (now: Date) => {
      const { aids } = await shownAids(database.db, actor, asking.content, "en", now);
      const shown = new Set(aids.map(({ id }) => id));
      const told = await asking.adviserFor(actor, "en", now).tools.aids();
      return [shipped.filter(({ id }) => !shown.has(id)).map(({ id }) => id), shipped.length - told.all];
    };
    expect(await missing(new Date("2027-12-31T22:59:00Z"))).toEqual([[], 0]);
    expect(await missing(new Date("2027-12-31T23:00:00Z"))).toEqual([ended, 1]);
  });
});
