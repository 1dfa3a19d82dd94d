import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { createLog, withoutKeys } from "./log.server.ts";

function logged() {
  let text = "";
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  return { log: createLog("info", out), text: () => text };
}

test("personal data has no place in the log, whatever field it is under", () => {
  const { log, text } = logged();
  log.info({ email: "ada@b.test", lead: { email: "ada@b.test", payload: { message: "secret" } }, cookie: "c" }, "told");
  expect(text()).toContain("told");
  expect(text()).not.toMatch(/ada@|secret/);
});

onBothEngines("log", (open) => {
  test("a failed query is logged by its cause, without its text and its values", async () => {
    const { db, close } = await open();
    const { log, text } = logged();
    const failed = await db.execute(sql`insert into missing values (${"ada@b.test"})`).catch((error: unknown) => error);
    log.error({ error: failed }, "not stored");
    log.error({ error: new Error("around it", { cause: failed }) }, "not stored");
    expect(text()).toContain('relation \\"missing\\" does not exist');
    expect(text()).not.toMatch(/ada@|insert into/);
    await close();
  });
});

test("the keys to somebody's page are not in a path that is logged", () => {
  expect(withoutKeys("/newsletter/unsubscribe/VQ4qXbZ0T0m0n1c2d3e4f5g6h7i8j9k0l1m2n3o4p5q6")).toBe(
    "/newsletter/unsubscribe/…",
  );
  expect(withoutKeys("/blog/bsa-air-plafond")).toBe("/blog/bsa-air-plafond");
});
