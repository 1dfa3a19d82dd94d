import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { asc, eq } from "drizzle-orm";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { type Choices, choiceCookie, type KeptChoice, readChoice } from "./consent.ts";
import { choicesOfNetworkADay, keepChoice, wordingOf } from "./consent.server.ts";
import { consentProof, consentWording } from "./consent.table.ts";

const visitor = "AbCdEfGhIjKlMnOpQrSt-_";
const madeAt = new Date("2026-11-21T10:00:00Z");
const days = (count: number) => new Date(madeAt.getTime() + count * 86_400_000);
const kept = (choices: Choices): KeptChoice => ({ visitor, madeAt, version: 3, choices });

describe("a choice in the browser", () => {
  test.each<Choices>([
    { advertising: true, scheduling: true },
    { advertising: false, scheduling: false },
    { advertising: false, scheduling: true },
    { advertising: true },
    { scheduling: false },
    {},
  ])("%j is read as it was kept, for less than six months", (choices) => {
    const cookies = `lang=fr; ${choiceCookie(kept(choices), false).split("; ")[0]}; theme=dark`;
    expect(readChoice(cookies, madeAt)).toEqual(kept(choices));
    expect(readChoice(cookies, days(179))).toEqual(kept(choices));
    expect(readChoice(cookies, days(180))).toBeUndefined();
  });

  test.each([
    "",
    "consent=",
    "consent=yes",
    `consent=${visitor}.1795255200.3.a2`,
    `consent=${visitor}..3.a1`,
    `consent=short.1795255200.3.a1`,
    `myconsent=${visitor}.1795255200.3.a1`,
  ])("%j is none", (cookies) => expect(readChoice(cookies, madeAt)).toBeUndefined());

  test("is kept as long when it refuses as when it gives", () => {
    for (const given of [true, false])
      expect(choiceCookie(kept({ advertising: given }), false)).toMatch(
        /^consent=[\w.-]+; Path=\/; Max-Age=15552000; SameSite=Lax$/,
      );
    expect(choiceCookie(kept({ advertising: true }), true)).toMatch(/; Secure$/);
  });
});

onBothEngines("consent", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const wording = wordingOf(1, "fr", { text: "Vous décidez" });
  const keep = (choices: Choices, more: { visitor?: string; address?: string; wording?: typeof wording } = {}) =>
    keepChoice(database.db, { visitor: undefined, address: "192.0.2.1", choices, wording, ...more });

  test("each choice is one more proof, with its wording", async () => {
    const first = await keep({ advertising: true, scheduling: true });
    if (first.status !== "kept") throw new Error("limited");
    expect(first.choice).toEqual({
      visitor: expect.stringMatching(/^[\w-]{22}$/),
      madeAt: expect.any(Date),
      version: 1,
      choices: { advertising: true, scheduling: true },
    });
    const { visitor } = first.choice;
    await keep({ advertising: true, scheduling: false }, { visitor });
    await keep({ advertising: false, scheduling: false }, { visitor });
    await keep({ scheduling: true }, { visitor, wording: wordingOf(2, "en", { text: "You decide" }) });
    const { advertising, scheduling, at, id } = consentProof;
    const { version, lang } = consentWording;
    const proofs = database.db
      .select({ advertising, scheduling, version, lang })
      .from(consentProof)
      .innerJoin(consentWording, eq(consentWording.id, consentProof.wording))
      .where(eq(consentProof.visitor, visitor))
      .orderBy(asc(at), asc(id));
    expect(await proofs).toEqual([
      { advertising: true, scheduling: true, version: 1, lang: "fr" },
      { advertising: true, scheduling: false, version: 1, lang: "fr" },
      { advertising: false, scheduling: false, version: 1, lang: "fr" },
      { advertising: null, scheduling: true, version: 2, lang: "en" },
    ]);
  });

  test("any change of a wording is another wording", () => {
    const ids = [
      wording,
      wordingOf(2, "fr", wording.shown),
      wordingOf(1, "en", wording.shown),
      wordingOf(1, "fr", { text: "Vous décidez." }),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(wordingOf(1, "fr", { text: "Vous décidez" })).toEqual(wording);
  });

  test("one address cannot fill the table", async () => {
    const address = "192.0.2.2";
    for (let times = 0; times < 120; times += 1)
      expect((await keep({ advertising: false }, { address })).status).toBe("kept");
    // The limit recovers one choice every five seconds, so the test repeats until a choice is refused.
    await vi.waitFor(
      async () =>
        expect(await keep({ advertising: false }, { address })).toEqual({
          status: "limited",
          retryAfter: expect.any(Number),
        }),
      30_000,
    );
    expect((await keep({ advertising: false }, { address: "192.0.2.3" })).status).toBe("kept");
  });

  test("nor one network in a day, however slowly", async () => {
    const address = "192.0.2.4";
    const aDay = { capacity: choicesOfNetworkADay, perSecond: choicesOfNetworkADay / 86_400 };
    await take(database.db, `consent:day:${address}`, { ...aDay, cost: choicesOfNetworkADay - 1 });
    expect((await keep({ advertising: false }, { address })).status).toBe("kept");
    expect(await keep({ advertising: false }, { address })).toMatchObject({ status: "limited" });
    expect((await keep({ advertising: false }, { address: "192.0.2.5" })).status).toBe("kept");
  });
});
