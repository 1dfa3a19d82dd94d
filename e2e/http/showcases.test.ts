import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFormValues } from "../../app/desk/editor/form-values.ts";
import { pathOf } from "../../app/paths.ts";
import { site as settings } from "../../content/settings.ts";
import { startups } from "../../content/startups.ts";
import type { Startup } from "../../domain/content/content.ts";
import { fieldsOf } from "../../domain/content/field.server.ts";
import { founderWithDeck } from "../peers/deck.ts";
import { saysYes, sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type RunningSite, type Site, startSite } from "../peers/site.ts";
import { ask, deckRequestFields, post, somebody } from "./ask.ts";
import { leadsIn } from "./stored.ts";

const published: Startup = { ...(startups[0] as Startup), deck: "https://decks.example/abricot.pdf", sample: false };
const ofAnother: Startup = { ...(startups[2] as Startup), session: "june-2025", sample: false };

const site = sharedSite();
let launched: Site;
beforeAll(async () => {
  launched = await startSite({
    env: { INVESTOR_FORM_URL: "https://forms.example/investor" },
    records: [published, ofAnother, { ...settings, sampleContentShown: false }],
  });
});
afterAll(() => launched?.dispose());

const get = async (path: string, from: RunningSite = site) => (await ask(from.port, path)).text;
const spaced = (html: string) => html.replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ");
const cards = (html: string) => [...html.matchAll(/<li class="panel startup[^"]*">(.*?)<\/li>/g)].map(([card]) => card);

describe("the page of a past session", () => {
  test.each([
    ["4", "fr", "19 startups à la Pitch Session #4", "13 profils publiés sur 19", "21 startups sélectionnées"],
    ["4", "en", "19 startups at Pitch Session #4", "13 of 19 profiles published", "21 startups were selected"],
    ["5", "fr", "13 startups à la Pitch Session #5", "13 profils publiés sur 13", "13 startups sélectionnées"],
  ])("#%s in %s says who pitched, who is shown and who was selected", async (session, lang, title, shown, selected) => {
    const html = spaced(await get(`/pitch-session-${session}?lang=${lang}`));
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
    expect(html).toContain(shown);
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(selected);
    expect(cards(html)).toHaveLength(13);
    expect(cards(html).filter((card) => card.includes("/decks/") && !card.includes("_blank"))).toHaveLength(13);
  });

  test("is French until another language is chosen, with the specification's words for investors", async () => {
    const html = spaced(await get("/pitch-session-4"));
    expect(html).toMatch(/<html[^>]* lang="fr"/);
    for (const words of [
      "Vous êtes investisseur ?",
      "S'inscrire pour plus d'infos",
      "Accès gratuit • Réponse sous 24h • Contact direct avec les fondateurs",
    ])
      expect(html).toContain(words);
  });

  test("two startups with numbers head the page, and real ones say that nobody has checked them", async () => {
    for (const [session, first, second] of [
      ["4", "Abricot", "Escale"],
      ["5", "Noisette", "Palissade"],
    ]) {
      const html = spaced(await get(`/pitch-session-${session}?lang=en`));
      expect(cards(html).map((card) => (card.match(/<dd/g) ?? []).length)).toEqual([
        3,
        3,
        ...Array<number>(11).fill(0),
      ]);
      expect(cards(html)[0]).toContain(`<h2>${first}</h2>`);
      expect(cards(html)[1]).toContain(`<h2>${second}</h2>`);
      expect(html).not.toContain("We haven’t checked them");
    }
    expect(spaced(await get("/pitch-session-4?lang=en", launched))).toContain("We haven’t checked them");
  });

  test("counts and opens only what is published, and leads investors to the operator's own form", async () => {
    const html = spaced(await get("/pitch-session-4", launched));
    expect(html).toContain("1 profil publié sur 19");
    expect(cards(html)).toHaveLength(1);
    expect(cards(html)[0]).toMatch(/<a href="https:\/\/decks\.example\/abricot\.pdf" target="_blank" rel="noopener"/);
    expect(html).toMatch(/<a href="https:\/\/forms\.example\/investor" target="_blank" rel="noopener"/);
    const empty = spaced(await get("/pitch-session-5", launched));
    expect(empty).toContain("Aucun profil de cette session n’est publié");
    expect(empty).not.toMatch(/0 profil|celles dont le profil est publié/);
    // The heading of this session must not name a number of startups, because the page says that it shows none.
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(empty)?.[1]).toBe("Pitch Session #5");
    expect(/<title>(.*?)<\/title>/.exec(empty)?.[1]).toBe("Pitch Session #5 | The Lab");
    const another = await ask(launched.port, "/pitch-session/june-2025?lang=en");
    expect([another.status, cards(spaced(another.text)).length]).toEqual([200, 1]);
    expect(another.text).toContain('rel="canonical" href="http://localhost');
    expect(await get("/pitch-session", launched)).toContain('href="/pitch-session/june-2025"');
    expect((await ask(launched.port, "/pitch-session/session-4")).headers["location"]).toBe("/pitch-session-4");
    for (const none of ["session-3", "nothing", "__proto__"])
      expect((await ask(launched.port, `/pitch-session/${none}`)).status).toBe(404);
    expect((await ask(launched.port, "/decks/brique")).status).toBe(404);
    const old = await ask(launched.port, "/decks/abricot");
    expect([old.status, old.headers["location"]]).toEqual([302, "/pitch-session-4"]);
  });
});

describe("a deck that is not published", () => {
  test("is asked for by a form of its own; the lead names the startup, the receipt is in French", async () => {
    const { email, address } = somebody();
    const sent = await post(site.port, "/decks/brique", deckRequestFields(email), address);
    expect(sent.status).toBe(303);
    const receipt = await ask(site.port, String(sent.headers["location"]));
    expect(receipt.text).toMatch(/<html[^>]* lang="fr"/);
    expect(receipt.text).toContain("Demande reçue");
    const again = await post(site.port, "/decks/brique", deckRequestFields(email), address);
    expect(again.headers["location"]).toBe(sent.headers["location"]);
    expect((await leadsIn(site)).filter((lead) => lead["email"] === email)).toMatchObject([
      { form: "deck-request", lang: "fr", payload: { startup: "brique", fullName: "Marie Durand" } },
    ]);
  });

  test("of no startup is nothing", async () => {
    const { email, address } = somebody();
    expect((await ask(site.port, "/decks/nothing")).status).toBe(404);
    const sent = await post(site.port, "/decks/send", deckRequestFields(email, { startup: "nothing" }), address);
    expect(sent.status).toBe(422);
  });
});

test("a startup's own deck is opened here while it shows it to investors, by those who may read it", async () => {
  const tab = "/startup/dashboard/profil-investisseur";
  const page = "/pitch-session/june-2025";
  const founder = await founderWithDeck(launched, "Abricots");
  const { cookie: admin } = founder.admin;
  const editor = pathOf("admin-record", { kind: "startup", id: ofAnother.id });
  const edit = async () => (await ask(launched.port, editor, { headers: { cookie: admin } })).text;
  expect(await edit()).not.toContain(`value="${founder.id}"`);
  const publishing = { intent: "publish", customers: "B2B", deepTech: "no" };
  await sendAs(launched, founder.cookie, tab, publishing, "&shown=deck");
  await saysYes(launched, founder);
  const [, base = ""] = /name="base" value="([^"]*)"/.exec(await edit()) ?? [];
  expect(await edit()).toContain(`<option value="${founder.id}">Marmelade</option>`);
  const fields = Object.fromEntries(writeFormValues(fieldsOf("startup", ""), { ...ofAnother, account: founder.id }));
  const saved = await sendAs(launched, admin, editor, { ...fields, base, do: "publish" });
  expect(saved.status).toBe(303);

  const [link, asked] = ["Voir le deck", "Demander le deck"];
  const card = async () => cards(spaced(await get(page, launched)))[0] ?? "";
  await expect.poll(card, { timeout: 20_000 }).toContain(link);
  expect(await card()).toContain(`href="/decks/${ofAnother.id}"`);
  expect(await card()).not.toContain(founder.id);

  const open = (cookie = "") => ask(launched.port, `/decks/${ofAnother.id}`, { headers: cookie ? { cookie } : {} });
  const visitor = await open();
  expect([visitor.status, spaced(visitor.text)]).toEqual([
    200,
    expect.stringContaining("Ses fondateurs le montrent aux investisseurs que nous avons validés."),
  ]);
  const read = pathOf("investor-deck", { startup: founder.id });
  expect(visitor.text).toContain(`/auth/login?to=${encodeURIComponent(read)}`);
  const pending = await signInAs(launched, "investor", { approved: false, lang: "en" });
  const approved = await signInAs(launched, "investor", { approved: true });
  expect((await open(pending.cookie)).text).toContain("Your account isn’t one of them for now");
  const toDeck = await open(approved.cookie);
  expect([toDeck.status, toDeck.headers["location"]]).toEqual([303, read]);

  await sendAs(launched, founder.cookie, tab, { intent: "withdraw" });
  expect(await card()).toContain(asked);
  for (const { cookie } of [{ cookie: "" }, pending, approved]) {
    const closed = await open(cookie);
    expect([closed.status, closed.text.includes(read)]).toEqual([200, false]);
  }
  expect(await edit()).toContain("A startup that shows no deck now");
});
