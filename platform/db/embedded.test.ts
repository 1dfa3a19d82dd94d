import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, inject, test, vi } from "vitest";
import { openPglite } from "./database.server.ts";

describe("the embedded database", async () => {
  const { engine, close } = await openPglite(undefined, new Blob([readFileSync(inject("pgliteImage"))]));
  if (engine.kind !== "pglite") throw new Error("unreachable");
  const { client } = engine;
  afterAll(close);

  async function prepared() {
    const { rows } = await client.query<{ statement: string }>("select statement from pg_prepared_statements");
    return rows.map(({ statement }) => statement);
  }

  test("PGlite sends each query through execProtocolStream, and a transaction has a query to replace", async () => {
    const sent = vi.spyOn(client, "execProtocolStream");
    await client.query("select 'through the protocol' as way");
    const letters = sent.mock.calls.map(([bytes]) => String.fromCharCode(bytes[0] ?? 0));
    sent.mockRestore();
    const why = "embedded.server.ts names statements in PGlite's execProtocolStream, which sends them another way now";
    expect(letters, why).toEqual(expect.arrayContaining(["P", "D", "B", "E", "S"]));
    await client.transaction(async (tx) => {
      const { writable, value } = Object.getOwnPropertyDescriptor(tx, "query") ?? {};
      expect([writable, typeof value], "embedded.server.ts replaces PGlite's tx.query").toEqual([true, "function"]);
    });
  });

  test("V8 has the flags that keep its compiler small", () => {
    const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
    const why = "database.server.ts sets flags of V8, which has others now: it goes on without them";
    expect(known, why).toMatch(/^ +--wasm-tier-up /m);
    expect(known, why).toMatch(/^ +--wasm-dynamic-tiering /m);
  });

  test("prepares a statement once, whatever it is asked with", async () => {
    const text = "select $1::int + 1 as sum";
    for (const asked of [1, 2, 3, 4, 5, 6, 7])
      expect((await client.query(text, [asked])).rows).toEqual([{ sum: asked + 1 }]);
    await client.transaction(async (tx) => {
      expect((await tx.query(text, [10], { rowMode: "array" })).rows).toEqual([[11]]);
    });
    expect((await prepared()).filter((statement) => statement === text)).toHaveLength(1);
  });

  test("lets go of those that were not asked for lately", async () => {
    const often = "select 'often' as word";
    for (let number = 0; number < 400; number += 1) {
      expect((await client.query(`select ${number} as number`)).rows).toEqual([{ number }]);
      await client.query(often);
    }
    const kept = await prepared();
    expect(kept.length).toBeLessThanOrEqual(300);
    expect(kept).toContain(often);
    expect(kept).not.toContain("select 0 as number");
    expect((await client.query("select 0 as number")).rows).toEqual([{ number: 0 }]);
  });

  test("refuses a wrong statement, or wrong values for a right one, each time anew, and goes on", async () => {
    const right = "select $1::int as number";
    for (let time = 0; time < 2; time += 1) {
      await expect(client.query("select nothing")).rejects.toThrow('column "nothing" does not exist');
      await expect(client.query(right, ["x"])).rejects.toThrow("invalid input syntax");
      await expect(
        client.transaction(async (tx) => {
          await tx.query("select 1 / 0").catch(() => {});
          await tx.query(right, [1]);
        }),
      ).rejects.toThrow("current transaction is aborted");
      expect((await client.query(right, [2])).rows).toEqual([{ number: 2 }]);
    }
  });
});
