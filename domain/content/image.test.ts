import { jpegOfManyScans } from "../../e2e/peers/many-scans.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { records } from "../../content/all.ts";
import { eq } from "drizzle-orm";
import { auditEntry } from "../audit/audit.table.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { backup } from "../../platform/backup/backup.server.ts";
import { restore } from "../../platform/backup/restore.server.ts";
import { checkAll } from "../../platform/backup/tables.server.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { PassThrough } from "node:stream";
import { NotAllowed } from "../audit/not-allowed.ts";
import { loadShippedContent, readPictures } from "./content.server.ts";
import { changeRecord } from "./edit.server.ts";
import { readRecordState } from "./record-state.server.ts";
import { deleteImage, describeImage, shownDescription, usesOfImage } from "./image.server.ts";
import { addImage } from "./add-image.server.ts";
import { findImage, listImages, readRendition } from "./image-list.server.ts";
import { displayedField } from "../edit-conflict/edit-conflict.ts";

const author = signedIn("admin", "operator");
const about = { altEn: "A desk", altFr: "Un bureau", permission: "Mail of the owner", permittedOn: "2026-11-20" };
const picture = (format: "png" | "jpeg" | "webp" | "avif", width = 1_000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: "#0f5c5c" } })
    .withExif({ IFD0: { Make: "Camera", Artist: "SECRET-PLACE" } })
    .toFormat(format)
    .toBuffer();

onBothEngines("pictures", (open) => {
  let database: Database;
  let db: Db;
  beforeEach(async () => {
    database = await open();
    db = database.db;
  });
  afterEach(() => database.close());

  const add = async (bytes: Buffer, more: object = {}) =>
    addImage(db, author, { name: "a file", bytes }, { ...about, ...more });

  test.each(["png", "jpeg", "webp", "avif"] as const)(
    "a %s is kept in the widths it has, without what a camera noted",
    async (format) => {
      const added = await add(await picture(format));
      if (added.status !== "saved") throw new Error(added.problems.join());
      expect(await findImage(db, author, added.id)).toMatchObject({
        ...about,
        width: 1_000,
        height: 500,
        smallest: 192,
      });
      const [stored] = (await readPictures(db)).values();
      expect(stored).toMatchObject({ widths: [192, 480, 960, 1_000], alt: { en: "A desk", fr: "Un bureau" } });
      for (const width of stored?.widths ?? []) {
        const bytes = (await readRendition(db, added.id, width)) ?? Buffer.alloc(0);
        expect((await sharp(bytes).metadata()).width).toBe(width);
        expect(bytes.toString("latin1")).not.toContain("SECRET");
      }
    },
  );

  test("a file that is already stored keeps its description and proof of permission, from two senders at once too", async () => {
    const bytes = await picture("png", 40, 40);
    const both = await Promise.all([add(bytes), add(bytes)]);
    expect(both.map((each) => "isKnown" in each && each.isKnown).toSorted()).toEqual([false, true]);
    const [first] = both;
    const other = { altEn: "A door", altFr: "Une porte", permission: "Hearsay", permittedOn: "2026-11-21" };
    const again = await add(bytes, other);
    expect(again).toEqual({ status: "saved", id: "id" in first ? first.id : "", isKnown: true });
    expect((await listImages(db, author, undefined, {})).rows).toMatchObject([about]);
    expect(await db.$count(auditEntry, eq(auditEntry.action, "image.add"))).toBe(1);
  });

  test("what is no picture is refused, whatever it is called", async () => {
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    const png = await picture("png", 10, 10);
    expect(await add(svg)).toEqual({ status: "refused", problems: ["wrongType"] });
    expect(await add(Buffer.concat([png.subarray(0, 8), svg]))).toEqual({
      status: "refused",
      problems: ["unreadable"],
    });
    expect(await add(await jpegOfManyScans(300))).toMatchObject({ problems: ["unreadable"] });
    expect(await add(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))).toMatchObject({ problems: ["tooLarge"] });
    expect(await addImage(db, author, null, { ...about, permission: " " })).toEqual({
      status: "refused",
      problems: ["noFile", "permission"],
    });
    expect((await listImages(db, author, undefined, {})).rows).toEqual([]);
    await expect(addImage(db, signedIn("founder"), { name: "a", bytes: png }, about)).rejects.toThrow(NotAllowed);
  });

  test("a picture of two bytes a colour may have half the pixels", async () => {
    const deep = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#0f5c5c" } })
        .toColourspace("grey16")
        .png({ compressionLevel: 1 })
        .toBuffer();
    expect(await add(await deep(5_100, 2_000))).toEqual({ status: "refused", problems: ["tooManyPixels"] });
    expect(await add(await deep(300, 200))).toMatchObject({ status: "saved" });
  });

  test("a picture of few bytes and very many pixels is refused by its head, and the others wait for one another", async () => {
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#0f5c5c" } })
        .png({ compressionLevel: 9 })
        .toBuffer();
    const huge = await flat(7_000, 7_000);
    expect(huge.length).toBeLessThan(200 * 1024);
    const [plain, ...refused] = await Promise.all(
      [await flat(310, 210), huge, await flat(20_001, 1_000)].map((bytes) => add(bytes)),
    );
    expect(plain).toMatchObject({ status: "saved" });
    expect(refused).toEqual([1, 2].map(() => ({ status: "refused", problems: ["tooManyPixels"] })));
    expect(await add(await flat(320, 210))).toMatchObject({ status: "saved" });
    const ids = async (sort?: "date") => (await listImages(db, author, sort, {})).rows.map(({ id }) => id);
    expect((await ids()).length).toBeGreaterThan(1);
    expect(await ids("date")).toEqual((await ids()).toReversed());
  });

  test("a picture that a record shows cannot be deleted; unknown ones cannot be shown", async () => {
    await loadShippedContent(db, records);
    const added = await add(await picture("png", 40, 40));
    if (added.status !== "saved") throw new Error("refused");
    const name = { kind: "team", id: "direction" } as const;
    const show = async (id: string) => {
      const { published, base } = await readRecordState(db, author, name);
      return changeRecord(db, author, { record: { ...published, image: { image: id } }, name, base, when: "draft" });
    };
    expect(await show("A".repeat(22))).toMatchObject({ problems: [{ path: "image", code: "unknownImage" }] });
    expect(await show(added.id)).toMatchObject({ status: "saved" });
    expect(await usesOfImage(db, author, added.id)).toMatchObject([name]);
    expect(await deleteImage(db, author, added.id)).toBe(false);
    expect(await describeImage(db, author, added.id, { ...about, altEn: "Another" })).toMatchObject({
      status: "saved",
    });
    expect((await findImage(db, author, added.id))?.altEn).toBe("Another");
    const sent = { [displayedField]: shownDescription({ ...about, altEn: "A desk" }) };
    const describe = (more: Partial<typeof about>) =>
      describeImage(db, author, added.id, { ...about, ...more, ...sent });
    expect(await describe({ altFr: "Une table" })).toMatchObject({ status: "saved" });
    expect(await findImage(db, author, added.id)).toMatchObject({ altEn: "Another", altFr: "Une table" });
    expect(await describe({ altEn: "A table" })).toMatchObject({ status: "overtaken", overtaken: [{ name: "altEn" }] });
    const unused = await add(await picture("png", 41, 40));
    if (unused.status !== "saved") throw new Error("refused");
    expect(await deleteImage(db, author, unused.id)).toBe(true);
    expect(await readRendition(db, unused.id, 41)).toBeUndefined();
  });

  test("a picture is not deleted while a record that shows it is published", async () => {
    await loadShippedContent(db, records);
    const name = { kind: "team", id: "direction" } as const;
    for (const width of [40, 41, 42, 43, 44, 45]) {
      const added = await add(await picture("png", width, 40));
      if (added.status !== "saved") throw new Error("refused");
      const { published, base } = await readRecordState(db, author, name);
      const record = { ...published, image: { image: added.id } };
      const [isDeleted, shown] = await Promise.all([
        deleteImage(db, author, added.id),
        changeRecord(db, author, { record, name, base, when: "now" }),
      ]);
      expect(shown.status).toBe(isDeleted ? "refused" : "saved");
    }
  });

  test("a backup holds them", async () => {
    await add(await picture("jpeg"));
    const before = await checkAll(db);
    const file = new PassThrough();
    const chunks: Buffer[] = [];
    file.on("data", (chunk: Buffer) => chunks.push(chunk));
    await backup(db, file);
    await restore(db, new PassThrough().end(Buffer.concat(chunks)));
    expect(await checkAll(db)).toEqual(before);
    expect(before["image_rendition"]?.rows).toBe(4);
  });
});
