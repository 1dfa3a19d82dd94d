import type { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { RouteArgs } from "../require.server.ts";
import { pressed, takePress } from "./link-press.server.ts";
import { byIntent } from "./receive.server.ts";

onBothEngines("a form of an e-mailed link", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const from = (address: string): RouteArgs => {
    const context = { get: () => ({ db: database.db, address }), set: () => undefined };
    return { request: new Request("http://lab.test/"), context: context as unknown as RouterContextProvider };
  };
  const statusOf = (press: Promise<unknown>) =>
    press.then(
      () => 200,
      (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
    );

  test("is refused above a limit to the network that sent it, and to all only above a higher one", async () => {
    const press = (address: string) => statusOf(takePress(from(address), "one"));
    const many = async (address: string) => {
      for (let times = 0; times < 60; times += 1) expect(await press(address)).toBe(200);
      expect(await press(address)).toBe(429);
    };
    await many("10.0.0.1");
    expect(await press("10.0.0.2")).toBe(200);
    for (let network = 3; network < 11; network += 1) await many(`10.0.0.${network}`);
    for (let network = 20; (await press(`10.0.0.${network}`)) === 200; network += 1) expect(network).toBeLessThan(100);
    expect(await press("10.0.0.99")).toBe(429);
  });

  test("is not counted if it names no action of the page", async () => {
    const args = from("10.1.0.1");
    const send = (intent: string) =>
      statusOf(byIntent(pressed(args, "other", { stop: async () => ({ stopped: true }) }))({ intent }));
    for (let times = 0; times < 70; times += 1) expect(await send("x")).toBe(200);
    for (let times = 0; times < 60; times += 1) expect(await send("stop")).toBe(200);
    expect(await send("stop")).toBe(429);
  });
});
