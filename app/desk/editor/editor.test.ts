import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { signedIn } from "../../../e2e/peers/viewers.ts";
import { image, imageRendition } from "../../../domain/content/image.table.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { offeredPictures } from "../content/editor.server.ts";

const actor = signedIn("admin", "operator");

onBothEngines("the pictures that an editor offers", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const about = { name: "a file", altEn: "Salt", altFr: "Sel", permission: "ours", permittedOn: "2026-11-20" };
    const rows = Array.from({ length: 203 }, (_, nth) => ({
      ...about,
      id: `picture-${nth}`,
      width: 10,
      height: 10,
      author: "operator",
      uploadedAt: new Date(Date.UTC(2026, 0, 1, 0, nth)),
    }));
    await database.db.insert(image).values(rows);
    await database.db
      .insert(imageRendition)
      .values(rows.map(({ id }) => ({ imageId: id, width: 10, bytes: Buffer.from("x") })));
  });
  afterAll(() => database.close());

  test("are the newest 200 and, however old, those that are chosen", async () => {
    const offered = async (...chosen: string[]) =>
      (await offeredPictures(database.db, actor, chosen)).map(({ id }) => id);
    const newest = await offered();
    expect(newest).toHaveLength(200);
    expect(newest).not.toContain("picture-1");
    expect(await offered("picture-1", "picture-202", "picture-1", "gone")).toEqual(["picture-1", ...newest]);
  });
});
