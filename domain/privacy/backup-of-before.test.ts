import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { known } from "../../e2e/before/known.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { restore } from "../../platform/backup/restore.server.ts";
import { restoredSecret } from "../../platform/installation/secret.server.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { isSuppressed } from "../suppression/suppression.server.ts";
import { consentsOf } from "./consents.server.ts";

const file = fileURLToPath(new URL(`../../e2e/before/${known.commit}.backup`, import.meta.url));
const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
const { end } = JSON.parse(lines.at(-1) ?? "") as { end: Record<string, { rows: number }> };

onBothEngines("a backup that an installation of 62f7b3d made", (open) => {
  test("is loaded at its own level and migrated, whole, and who was erased stays so", async () => {
    const { db, close } = await open();
    const restored = await restore(db, createReadStream(file), async () => async (_, brought) => {
      expect(brought).toBeUndefined();
    });
    const counts = Object.entries(end).filter(([, { rows }]) => rows > 0);
    expect(counts.length).toBeGreaterThan(25);
    // Migration 0016 adds seven status changes, and migration 0017 deletes rate limits whose key contains an address.
    const added: Record<string, number> = { lead_status_change: 7 };
    const renamed: Record<string, string> = { conference_date_mail: "date_mail", subscription: "plan_grant" };
    const isKept = ([name]: [string, unknown]) => name !== "rate_bucket";
    for (const [name, { rows }] of counts.filter(isKept))
      expect([name, restored[renamed[name] ?? name]?.rows]).toEqual([name, rows + (added[name] ?? 0)]);

    expect(await restoredSecret(db, known.secret, "", undefined)).toEqual({ secret: known.secret, isNew: false });
    expect(await isSuppressed(db, known.erased)).toBe(true);
    expect((await consentsOf(db, known.erased)).history.map(({ what }) => what)).toEqual(["terms"]);
    expect((await waitingErasure(db, "founder@demo.example"))?.id).toBe(known.links.erasure);
    await close();
  });

  test("is refused without its secret, which it does not hold: nobody in it would stay erased", async () => {
    const { db, close } = await open();
    const restoring = restore(db, createReadStream(file), async (tx) => async (_, brought) => {
      await restoredSecret(tx, undefined, "/nowhere", brought);
    });
    await expect(restoring).rejects.toThrow("AUTH_SECRET: this backup was made with another one, which is not in it");
    await close();
  });
});
