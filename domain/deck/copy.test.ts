import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { drawPages, type DrawnPage } from "../../platform/pdf/draw-pages.server.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { rateBucket } from "../../platform/rate/bucket.table.ts";
import { NotInPlan } from "../audit/not-allowed.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { copyOf, mayCopy } from "./copy.server.ts";
import { pageOf, uploadDeck } from "./deck.server.ts";
import { deckVersion } from "./deck.table.ts";
import { drawNext } from "./draw.server.ts";
import { liveLink } from "./link-access.server.ts";
import { deckLink } from "./link.table.ts";
import { cutLink, shareDeck } from "./share.server.ts";

const founder = signedIn("founder", "moulin");
const visible = signedIn("founder", "lavoir");
const address = "192.0.2.30";

async function pagesIn(pdf: Buffer) {
  const pages: DrawnPage[] = [];
  const why = await drawPages(pdf, {
    counted: () => Promise.resolve(),
    drawn: (page) => Promise.resolve(pages.push(page)),
  });
  return { why, pages };
}

const pixels = (picture: Uint8Array) => sharp(picture).resize(400, 225, { fit: "fill" }).greyscale().raw().toBuffer();

onBothEngines("a copy of a deck", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const { viewer } of [founder, visible])
      await aPerson(database.db, "founder", { id: viewer.id, email: `${viewer.id}@river.example` });
    for (const [startup, plan] of [
      ["moulin", "elite"],
      ["lavoir", "visible"],
    ] as const)
      await database.db.insert(planGrant).values({
        ...{ id: randomUUID(), startup, plan, startsOn: "2020-01-01" },
        ...{ reason: "Agreed", grantedBy: "phare" },
      });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [rateBucket, deckLink, deckVersion]) await database.db.delete(table);
    await send(samplePdf({ pages: [written("Wheel"), written("Flour")] }));
  });

  async function send(pdf: Buffer) {
    await uploadDeck(database.db, founder, { name: "d.pdf", read: () => Promise.resolve(pdf) });
    await drawNext(database.db);
  }
  async function given(copy = true) {
    const share = { lang: "fr", days: 30, watermark: false, copy, email: "sol@fonds.example" } as const;
    const shared = await shareDeck(database.db, founder, share);
    const link = shared.status === "shared" ? await liveLink(database.db, shared.id) : null;
    if (!link) throw new Error(shared.status);
    return link;
  }
  const ask = (link: Awaited<ReturnType<typeof given>>) => copyOf(database.db, link, address);
  async function bytesOf(link: Awaited<ReturnType<typeof given>>) {
    const copied = await ask(link);
    if (copied.status !== "found") throw new Error(copied.status);
    return Buffer.from(await new Response(copied.file).arrayBuffer());
  }

  test("is a PDF of its pages as pictures, stamped even where the viewer has no watermark", async () => {
    const link = await given();
    const pdf = await bytesOf(link);
    const { why, pages } = await pagesIn(pdf);
    expect(why).toBeNull();
    expect(pages.map(({ text, width, height }) => [text.trim(), width, height])).toEqual([
      ["", 1_600, 900],
      ["", 1_600, 900],
    ]);
    const kinds = [...pdf.toString("latin1").matchAll(/\/Type \/(\w+)/g)].map(([, kind]) => kind);
    expect(new Set(kinds)).toEqual(new Set(["Catalog", "Pages", "Page", "XObject"]));
    const [marked, plain] = await Promise.all([
      pixels(pages[0]?.picture ?? pdf),
      pageOf(database.db, link.deck.id, 1).then((page) => pixels(page?.picture ?? pdf)),
    ]);
    const changed = marked.filter((value, at) => Math.abs(value - (plain[at] ?? 0)) > 4).length;
    expect(changed / marked.length).toBeGreaterThan(0.02);
  });

  test("is given five times an hour, and only where the startup said so", async () => {
    const link = await given();
    const asked = await Promise.all(Array.from({ length: 12 }, () => ask(link)));
    expect(asked.filter(({ status }) => status === "found")).toHaveLength(5);
    for (const each of asked) if (each.status === "found") await each.file.cancel();
    const other = await given(false);
    expect(other.id).toBe(link.id);
    expect((await ask(other)).status).toBe("gone");
  });

  test("ends with the plan, with the link, and with a file that its author locked", async () => {
    const link = await given();
    const lapsing = await ask(link);
    await database.db.update(planGrant).set({ endsOn: "2020-02-01" }).where(eq(planGrant.startup, "moulin"));
    expect(await mayCopy(database.db, link)).toBe(false);
    await expect(new Response(lapsing.status === "found" ? lapsing.file : null).arrayBuffer()).rejects.toThrow();
    await database.db.update(planGrant).set({ endsOn: null }).where(eq(planGrant.startup, "moulin"));
    const copied = await ask(link);
    if (copied.status !== "found") throw new Error(copied.status);
    await cutLink(database.db, founder, link.id);
    await expect(new Response(copied.file).arrayBuffer()).rejects.toThrow();
    const begun = await ask(await given());
    if (begun.status !== "found") throw new Error(begun.status);
    await given(false);
    await expect(new Response(begun.file).arrayBuffer()).rejects.toThrow();
    const again = await given();
    await database.db.update(deckVersion).set({ locked: true });
    expect(await mayCopy(database.db, (await liveLink(database.db, again.id)) ?? again)).toBe(false);
  });

  test("a file that says that it is encrypted is kept as locked", async () => {
    const pdf = samplePdf({ pages: [written("Wheel")] });
    await send(Buffer.concat([pdf, Buffer.from("\n% /Encrypt 9 0 R\n")]));
    const versions = await database.db.select({ locked: deckVersion.locked }).from(deckVersion);
    expect(versions.map(({ locked }) => locked).toSorted()).toEqual([false, true]);
  });

  test("is not in the plan Visible", async () => {
    const pdf = samplePdf({ pages: [written("Soap")] });
    await uploadDeck(database.db, visible, { name: "d.pdf", read: () => Promise.resolve(pdf) });
    await drawNext(database.db);
    const share = { lang: "fr", days: 3, watermark: true, email: "sol@fonds.example" } as const;
    await expect(shareDeck(database.db, visible, { ...share, copy: true })).rejects.toThrow(NotInPlan);
    expect((await shareDeck(database.db, visible, share)).status).toBe("shared");
  });
});
