import sharp from "sharp";
import { expect, test } from "vitest";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { sendDeck } from "../peers/deck.ts";
import { founderToPublish, saysYes, sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask } from "./ask.ts";

const site = sharedSite();
const page = "/startup/deck";
const tab = "/startup/dashboard/profil-investisseur";

const get = (cookie: string, path: string) => ask(site.port, path, { headers: cookie ? { cookie } : {} });

const send = (cookie: string, bytes: Buffer) => sendDeck(site, cookie, bytes);

const shown = (cookie: string, said: string) =>
  expect.poll(async () => (await get(cookie, page)).text, { timeout: 50_000, interval: 250 }).toContain(said);

const deck = samplePdf({ pages: [written("Ambre"), written("Chiffres")] });
/** Whether the button that deletes the deck is inside a collapsed element, so that deleting takes a second press. */
const asksToDelete = (html: string, press: string) =>
  new RegExp(`<details class="disclosure"><summary>(?:(?!</details>).)*value="${press}"`, "s").test(html);
const publishing = { intent: "publish", customers: "B2B", deepTech: "no" };

test("a deck goes from its founder's upload to an approved investor's screen, and is gone once it is withdrawn", async () => {
  const founder = await founderToPublish(site);
  const stored = await send(founder.cookie, deck);
  expect([stored.status, stored.headers["location"]]).toEqual([303, expect.stringContaining("done=upload")]);
  expect((await get(founder.cookie, String(stored.headers["location"]))).text).toContain("Deck reçu.");
  await shown(founder.cookie, "Version 1, 2\u00A0pages");
  const waiting = (await get(founder.cookie, page)).text;
  expect(waiting).toContain("ton profil n’est pas public");
  expect(asksToDelete(waiting, "remove")).toBe(true);
  const own = await get(founder.cookie, `${page}/2.webp`);
  expect([own.status, own.headers["content-type"]]).toEqual([200, "image/webp"]);

  const investor = await signInAs(site, "investor", { approved: true, lang: "fr" });
  const pending = await signInAs(site, "investor", { approved: false });
  const other = await signInAs(site, "founder");
  const read = `/investisseur/deals/${founder.id}/deck`;
  const picture = `${read}/1.webp`;
  const statuses = () =>
    Promise.all([investor, pending, other].map(async ({ cookie }) => (await get(cookie, picture)).status));
  const [closed] = await statuses();
  expect(closed).toBe(404);

  await sendAs(site, founder.cookie, tab, publishing, "&shown=deck");
  const admin = await signInAs(site, "admin");
  const desk = await get(admin.cookie, `/admin/startups/${founder.id}`);
  expect(desk.text).toContain(`/admin/startups/${founder.id}/deck/1/1`);
  expect((await get(admin.cookie, `/admin/startups/${founder.id}/deck/1/2`)).text).toContain("Chiffres");
  expect((await get(admin.cookie, `/admin/startups/${founder.id}/deck/1/2.webp`)).headers["content-type"]).toBe(
    "image/webp",
  );
  expect((await get(investor.cookie, `/admin/startups/${founder.id}/deck/1/1.webp`)).status).not.toBe(200);
  await saysYes(site, founder);
  const gate = await get(investor.cookie, read);
  for (const said of [
    "Ouvrir et montrer ma lecture",
    "Ouvrir sans la montrer",
    "quels jours le deck",
    "inscrit dans l’image",
  ])
    expect(gate.text).toContain(said);
  expect((await statuses())[0]).toBe(404);
  expect((await get(investor.cookie, `${read}/1`)).headers["location"]).toBe(read);
  expect((await get(founder.cookie, page)).text).toContain("Aucune ouverture comptée");
  const objecting = await ask(site.port, read, { headers: { cookie: investor.cookie, "sec-gpc": "1" } });
  expect(objecting.text).not.toContain("Ouvrir et montrer ma lecture");
  const count = (counted: "yes" | "no") => sendAs(site, investor.cookie, "/investisseur/deals", { counted });
  await count("no");
  const uncounted = (await get(investor.cookie, read)).text;
  expect(uncounted).toContain("de ne plus compter vos visites");
  expect(uncounted).not.toContain("Ouvrir et montrer ma lecture");
  await count("yes");
  const opened = await sendAs(site, investor.cookie, read, { shows: "yes" });
  expect([opened.status, opened.headers["location"]]).toEqual([303, `${read}/1`]);
  const [open, ...others] = await statuses();
  expect(open).toBe(200);
  expect(others).not.toContain(200);
  expect((await get("", picture)).status).toBe(303);
  const drawn = await get(investor.cookie, picture);
  expect(drawn.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect((await sharp(drawn.body).metadata()).width).toBe(1_600);

  expect((await get(investor.cookie, `/investisseur/deals/${founder.id}`)).text).toContain("Lire le deck");
  const second = await get(investor.cookie, `${read}/2`);
  expect(second.status).toBe(200);
  for (const said of ["page 2 sur 2", "Chiffres", `${read}/2.webp`, `${read}/1`]) expect(second.text).toContain(said);
  const meet = `/investisseur/deals/${founder.id}#introduction`;
  expect([(await get(investor.cookie, `${read}/1`)).text.includes(meet), second.text.includes(meet)]).toEqual([
    false,
    true,
  ]);
  for (const none of ["0", "3", "1e0", "01", "x"])
    expect((await get(investor.cookie, `${read}/${none}`)).status).toBe(404);

  await sendAs(site, founder.cookie, tab, { intent: "withdraw" });
  for (const path of [picture, `${read}/1`, read]) expect((await get(investor.cookie, path)).status, path).toBe(404);
  // Although the founder has withdrawn the publication, the investor may still see and withdraw the data about their
  // reading.
  const reading = `${read}/ma-lecture`;
  expect((await get(investor.cookie, reading)).text).toContain("Ne plus montrer ma lecture");
  expect((await get(pending.cookie, reading)).status).toBe(404);
  expect((await sendAs(site, investor.cookie, reading, { shows: "no" })).status).toBe(303);
  expect((await get(investor.cookie, reading)).text).not.toContain("Ne plus montrer ma lecture");
  const original = await get(founder.cookie, `${page}/original`);
  expect(original.headers["content-disposition"]).toMatch(/^attachment/);
  expect(original.body.equals(deck)).toBe(true);
  expect((await get(investor.cookie, `${page}/original`)).status).not.toBe(200);
});

test("a file that is no deck is refused in words, at once or once it was opened", async () => {
  const founder = await founderToPublish(site);
  const slides = await send(founder.cookie, Buffer.from("PK slides"));
  expect([slides.status, slides.text.includes("Ce n’est pas un PDF")]).toEqual([422, true]);
  await send(founder.cookie, Buffer.from("%PDF-1.7 torn"));
  await shown(founder.cookie, "le fichier est abîmé ou incomplet");
  expect((await get(founder.cookie, page)).text).not.toContain("Nous convertissons");
});

test("a founder whose plan has ended deletes the stored deck from the locked tab, and nothing more can be done there", async () => {
  const founder = await founderToPublish(site);
  expect((await send(founder.cookie, deck)).status).toBe(303);
  await shown(founder.cookie, "Version 1, 2\u00A0pages");
  await sendAs(site, founder.admin.cookie, `/admin/people/${founder.id}`, { intent: "end-plan", reason: "Test" });
  const locked = (await get(founder.cookie, tab)).text;
  expect(locked).toContain("Nous gardons encore ton deck.");
  expect(asksToDelete(locked, "remove-deck")).toBe(true);
  expect((await get(founder.cookie, "/startup/deck/original")).status).toBe(200);
  expect((await send(founder.cookie, deck)).status).not.toBe(303);
  const removed = await sendAs(site, founder.cookie, tab, { intent: "remove-deck" });
  expect(removed.status).toBe(303);
  const after = (await get(founder.cookie, String(removed.headers["location"]))).text;
  expect(after).toContain("Ton deck est supprimé.");
  expect(after).not.toContain("Nous gardons encore ton deck.");
  expect((await get(founder.cookie, "/startup/deck/original")).status).toBe(404);
});

test("a founder without the plan is not asked for a deck", async () => {
  const { cookie } = await signInAs(site, "founder", { lang: "fr" });
  expect((await send(cookie, deck)).status).not.toBe(303);
  expect((await get(cookie, `${page}/1.webp`)).status).not.toBe(200);
});
