import { afterAll, beforeAll, expect, test } from "vitest";
import { chatUse } from "../../../domain/copilot/chat.table.ts";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { askingIn } from "../../../e2e/peers/asking.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { readEnv } from "../../../platform/env.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { shownModel } from "./talk-data.server.ts";

onBothEngines("the model that is shown", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("is spent once its tokens of the month are used, so that nobody is told that it answers", async () => {
    const { db } = database;
    const actor = await (await askingIn(db)).founder([]);
    const env = readEnv({ COPILOT_URL: "http://model.test/v1", COPILOT_MODEL: "m", COPILOT_TOKENS: "100" });
    const model = () => shownModel(db, actor, env);
    expect(await model()).toMatchObject({ name: "m", host: "model.test", isTold: false, isSpent: false });
    const asker = { founder: actor.viewer.id, startup: actor.viewer.startup?.id ?? "" };
    await db.insert(chatUse).values({ ...asker, day: parisDay(new Date()), isGranted: false, tokens: 5 });
    expect(await model()).toMatchObject({ isSpent: true });
  });
});
