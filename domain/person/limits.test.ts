import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { type Asker, countTry, type Tried } from "./limits.server.ts";

onBothEngines("limits on tries", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const mayTry = async (what: Tried, asker: Asker, times = 1) =>
    (await countTry(database.db, "a secret", what, asker, times)) === undefined;

  test("ten wrong passwords shut an account to the address they come from, and to no other", async () => {
    const about = "owner@startup.example";
    expect(await mayTry("sign-in", { about, address: "10.0.0.1" }, 10)).toBe(true);
    expect(await mayTry("sign-in", { about, address: "10.0.0.1" })).toBe(false);
    expect(await mayTry("sign-in", { about, address: "10.0.0.2" })).toBe(true);
  });

  test("many networks guess no faster than ten; whoever signed in before is not held up by them", async () => {
    const about = "target@startup.example";
    for (let network = 0; network < 10; network += 1)
      expect(await mayTry("sign-in", { about, address: `10.1.0.${network}` }, 10)).toBe(true);
    expect(await mayTry("sign-in", { about, address: "10.2.0.1" })).toBe(false);
    expect(await mayTry("sign-in", { about, address: "10.2.0.1", known: "laptop" })).toBe(true);
  });

  test("a known browser may try ten times, whoever else tries on its network; another one has its own ten", async () => {
    const about = "shared@startup.example";
    const address = "10.3.0.1";
    for (const other of ["a", "b", "c"])
      expect(await mayTry("sign-in", { about: `${other}@startup.example`, address }, 10)).toBe(true);
    expect(await mayTry("sign-in", { about, address })).toBe(false);
    expect(await mayTry("sign-in", { about, address, known: "laptop" }, 10)).toBe(true);
    expect(await mayTry("sign-in", { about, address, known: "laptop" })).toBe(false);
    expect(await mayTry("sign-in", { about, address, known: "phone" })).toBe(true);
  });

  test("however many strangers ask for mail in somebody's name, its owner's asking passes", async () => {
    const about = "named@startup.example";
    for (let network = 0; network < 40; network += 1)
      expect(await mayTry("mail", { about, address: `10.5.0.${network}` }, 5)).toBe(true);
    expect(await mayTry("mail", { about, address: "10.5.0.0" })).toBe(false);
    expect(await mayTry("mail", { about, address: "10.6.0.1" })).toBe(true);
  });

  test("who knows the password shuts nobody out of the second step", async () => {
    const about = "a person's id";
    expect(await mayTry("code", { about, address: "10.4.0.1" }, 5)).toBe(true);
    expect(await mayTry("code", { about, address: "10.4.0.2" })).toBe(false);
    expect(await mayTry("code", { about, address: "10.4.0.9", known: "laptop" })).toBe(true);
  });

  test("codes are counted in all known browsers of an account together, whoever made them known", async () => {
    const about = "another person's id";
    const address = "10.7.0.1";
    for (const known of ["one", "two"]) expect(await mayTry("code", { about, address, known }, 5)).toBe(true);
    expect(await mayTry("code", { about, address, known: "three" })).toBe(false);
    expect(await mayTry("code", { about: "a third person's id", address, known: "three" })).toBe(true);
    for (const known of ["one", "two"]) expect(await mayTry("sign-in", { about, address, known }, 10)).toBe(true);
    expect(await mayTry("sign-in", { about, address, known: "three" })).toBe(true);
  });
});
