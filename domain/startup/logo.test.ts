import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { jpegOfManyScans } from "../../e2e/peers/many-scans.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { rateBucket } from "../../platform/rate/bucket.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { dealFilterIn } from "../deal/deal.ts";
import { dealsFor } from "../deal/deals.server.ts";
import { logoFor } from "../deal/logo.server.ts";
import { dealOf } from "../deal/record.server.ts";
import { startup } from "../person/startup.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { exportOf } from "../privacy/export.server.ts";
import { publication } from "../publication/publication.table.ts";
import { saveFounderProfile } from "./founder-profile.server.ts";
import { notification } from "../notification/notification.table.ts";
import { sentenceOf } from "../notification/sentence.ts";
import { removeLogoOf } from "../publication/logo-removal.server.ts";
import { remove } from "../seat/change.server.ts";
import { logoVersionOf, removeLogo, saveLogo } from "./logo.server.ts";
import { logoRate } from "./logo.ts";

const founder = signedIn("founder", "galerne");
const other = signedIn("founder", "autan");
const investor = signedIn("investor", "ponant");
const admin = signedIn("admin", "vigie");
const pending = { ...investor, viewer: { ...investor.viewer, id: "attente", approved: false } };

const drawing = (width: number, height = width, background = "#0f5c5c") =>
  sharp({ create: { width, height, channels: 4, background } });
const file = (bytes: Buffer) => ({ read: () => Promise.resolve(bytes) });

onBothEngines("a startup's logo", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const { viewer } of [founder, other, investor, admin, pending])
      await aPerson(database.db, viewer.role, { id: viewer.id, email: `${viewer.id}@wind.example` });
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.delete(rateBucket));

  const send = (bytes: Buffer) => saveLogo(database.db, founder, file(bytes));
  const kept = async () => (await logoFor(database.db, founder, "galerne"))?.bytes;

  test.each(["png", "jpeg", "webp"] as const)("a %s is redrawn at 512 pixels without metadata", async (format) => {
    const bytes = await drawing(300)
      .withExif({ IFD0: { Artist: "SECRET-PLACE" } })
      .toFormat(format, { progressive: true })
      .toBuffer();
    expect(await send(bytes)).toEqual({ status: "stored" });
    const stored = (await kept()) ?? Buffer.alloc(0);
    const { format: drawn, width, height, exif } = await sharp(stored).metadata();
    expect({ drawn, width, height, exif }).toEqual({ drawn: "webp", width: 512, height: 512, exif: undefined });
    expect(stored.toString("latin1")).not.toContain("SECRET");
  });

  test("what cannot be a logo is refused with its reason, and the one before stays", async () => {
    const square = await drawing(200).png().toBuffer();
    await send(square);
    const before = await kept();
    const refused: [string, Buffer][] = [
      ["noFile", Buffer.alloc(0)],
      ["svg", Buffer.from('\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ["svg", Buffer.from('\uFEFF<?xml version="1.0"?><svg/>')],
      ["wrongType", Buffer.from("GIF89a and more")],
      ["wrongType", await drawing(200).avif().toBuffer()],
      ["unreadable", Buffer.concat([square.subarray(0, 40), Buffer.alloc(100)])],
      ["unreadable", await jpegOfManyScans(300)],
      ["tooLarge", Buffer.concat([square, Buffer.alloc(1024 * 1024)])],
      ["notSquare", await drawing(400, 300).png().toBuffer()],
      ["tooSmall", await drawing(127).png().toBuffer()],
      ["tooManyPixels", await drawing(4_200).png({ compressionLevel: 9 }).toBuffer()],
    ];
    for (const [problem, bytes] of refused) {
      await database.db.delete(rateBucket);
      expect([problem, await send(bytes)]).toEqual([problem, { status: "refused", problem }]);
    }
    expect(await saveLogo(database.db, founder, undefined)).toMatchObject({ problem: "noFile" });
    expect(await kept()).toEqual(before);
  });

  test("an account sends ten at once, and a file beyond that is not read", async () => {
    const bytes = await drawing(150).png().toBuffer();
    let reads = 0;
    const counted = {
      read() {
        reads += 1;
        return Promise.resolve(bytes);
      },
    };
    const answers = await Promise.all(
      Array.from({ length: logoRate.capacity + 1 }, async () =>
        saveLogo(database.db, founder, counted).catch((error: Error) => ({ status: error.message })),
      ),
    );
    expect(answers.filter(({ status }) => status === "limited")).toHaveLength(1);
    expect(reads).toBeLessThanOrEqual(logoRate.capacity);
    for (const actor of [investor, admin])
      await expect(saveLogo(database.db, actor, file(bytes))).rejects.toThrow(NotAllowed);
  });

  test("an editor who is removed while their file waits changes nothing", async () => {
    const { db } = database;
    await send(await drawing(200).png().toBuffer());
    const before = await kept();
    const editor = await aPerson(db, "founder", { seat: { id: "galerne", role: "editor" } });
    const read = async () => {
      expect(await remove(db, founder, editor.viewer.id)).toEqual({ status: "removed" });
      return drawing(200, 200, "#aa0000").png().toBuffer();
    };
    await expect(saveLogo(db, editor, { read })).rejects.toThrow(NotAllowed);
    await expect(removeLogo(db, editor)).rejects.toThrow(NotAllowed);
    expect(await kept()).toEqual(before);
  });

  test("it is shown to its founder and the team, and to approved investors while the startup is published", async () => {
    const { db } = database;
    await send(await drawing(256).png().toBuffer());
    const seenBy = async () => {
      const all = [founder, admin, investor, pending, other];
      const seen = await Promise.all(all.map(async (actor) => (await logoFor(db, actor, "galerne")) !== null));
      return all.filter((_, index) => seen[index]).map(({ viewer }) => viewer.id);
    };
    expect(await seenBy()).toEqual(["galerne", "vigie"]);
    await saveFounderProfile(db, founder, { startup_name: "Galerne", sector: "saas", current_stage: "idea" });
    await db.insert(planGrant).values({
      ...{ id: randomUUID(), startup: "galerne", plan: "visible", startsOn: "2026-01-01" },
      ...{ grantedBy: "vigie", reason: "Test" },
    });
    await db.insert(publication).values({
      ...{ id: randomUUID(), founder: "galerne", customers: [], deepTech: false, shown: [] },
      ...{ name: "Galerne", deck: "" },
    });
    expect(await seenBy()).toEqual(["galerne", "vigie", "ponant"]);
    const version = (await logoFor(db, investor, "galerne"))?.version;
    expect((await dealsFor(db, investor, dealFilterIn(new URLSearchParams()))).rows[0]?.logo).toBe(version);
    expect((await dealOf(db, investor, "galerne"))?.record.logo).toBe(version);
    await db.update(publication).set({ withdrawnAt: new Date() });
    expect(await seenBy()).toEqual(["galerne", "vigie"]);
  });

  test("removed, it is gone for everybody; an administrator's removal is in the log", async () => {
    const { db } = database;
    const bytes = await drawing(256).png().toBuffer();
    await send(bytes);
    await removeLogo(db, founder);
    expect(await kept()).toBeUndefined();
    expect(await removeLogoOf(db, admin, "galerne")).toBe("gone");
    await send(bytes);
    const shown = (await logoVersionOf(db, "galerne")) ?? "";
    await send(await drawing(256, 256, "#aa0000").png().toBuffer());
    expect(await removeLogoOf(db, admin, "galerne", shown)).toBe("overtaken");
    expect(await kept()).toBeDefined();
    await send(bytes);
    await expect(removeLogoOf(db, founder, "galerne")).rejects.toThrow(NotAllowed);
    expect(await removeLogoOf(db, admin, "galerne", shown)).toBe("removed");
    expect(await kept()).toBeUndefined();
    const told = await db.select().from(notification).where(eq(notification.person, "galerne"));
    expect(told.map((each) => sentenceOf("fr", each))).toEqual([
      "Nous avons retiré le logo de ta startup\u00A0: écris-nous si tu ne vois pas pourquoi",
    ]);
    expect(sentenceOf("en", told[0] ?? { kind: "match", data: {} })).toContain("removed your startup’s logo");
    expect(await db.$count(auditEntry, eq(auditEntry.action, "logo.remove"))).toBe(1);
  });

  test("its owner's export holds it as a picture that opens, and the startup's deletion takes it along", async () => {
    const { db } = database;
    await send(await drawing(256).png().toBuffer());
    const given = (await exportOf(db, "galerne@wind.example")).find(({ name }) => name === "startup_logo");
    const picture = Buffer.from(String(given?.rows[0]?.["picture"]), "base64");
    expect((await sharp(picture).metadata()).width).toBe(512);
    await db.delete(startup).where(eq(startup.id, "galerne"));
    expect(await kept()).toBeUndefined();
  });
});
