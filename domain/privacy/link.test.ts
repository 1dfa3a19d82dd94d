import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { createPerson } from "../person/person.server.ts";
import { askLink } from "./link.server.ts";

onBothEngines("the link to one's own data", (open) => {
  let database: Database;
  beforeAll(async () => (database = await open()));
  afterAll(() => database.close());

  test("asked for where its owner signed in before, it is no mail of a stranger's", async () => {
    const { db } = database;
    const email = "zoe@etang.example";
    const person = { email, firstName: "Zoé", lastName: "Martin", role: "founder", lang: "fr" } as const;
    const id = (await createPerson(db, person)) ?? "";
    const asking = { email, lang: "fr", address: "10.0.0.1" } as const;
    const past = (...ids: string[]) => ({ signedInAs: new Map(ids.map((each) => [each, "a name"])), signUps: [] });
    const queueAfter = async (...known: string[]) => {
      await askLink(db, { ...asking, past: past(...known) });
      const [mail, ...others] = await db.select({ queue: job.queue }).from(job);
      expect(others).toEqual([]);
      return mail?.queue;
    };
    expect(await queueAfter()).toBe("own-data-mail");
    expect(await queueAfter("somebody else")).toBe("own-data-mail");
    expect(await queueAfter(id)).toBe("owner-mail");
  });
});
