import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathOf, sendPathOf } from "../../app/paths.ts";
import { projects } from "../../content/projects.ts";
import { testimonials } from "../../content/testimonials.ts";
import type { Project, Testimonial } from "../../domain/content/content.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { type RunningSite, type Site, startSite } from "../peers/site.ts";
import { ask, auditFields, post, somebody } from "./ask.ts";
import { leadsIn } from "./stored.ts";

const project: Project = { ...(projects[0] as Project), link: "https://product.example/" };
const rated: Testimonial = {
  ...(testimonials.find(({ page }) => page === "studio") as Testimonial),
  rating: 5,
  sample: false,
};

const site = sharedSite();
let edited: Site;
beforeAll(async () => {
  edited = await startSite({ records: [project, rated] });
});
afterAll(() => edited?.dispose());

const get = async (path: string, from: RunningSite = site) => (await ask(from.port, path)).text;
const spaced = (html: string) => html.replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ");
const leadOf = async (email: string) => (await leadsIn(site)).filter((lead) => lead["email"] === email);

describe("the studio's page", () => {
  test("is French until another language is chosen, and says so to search engines", async () => {
    const [plain, english] = [await get("/studio"), await get("/studio?lang=en")];
    expect([plain, english].map((html) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1])).toEqual(["fr", "en"]);
    const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect([canonical(plain), canonical(english)]).toEqual([`${site.url}/studio`, `${site.url}/studio?lang=en`]);
  });

  test("stands without the site's frame, with the choices of language and theme and the legal links", async () => {
    const html = await get("/studio");
    expect(html).not.toMatch(/class="bar-nav|class="banner/);
    for (const action of ["/lang", "/theme"]) expect(html).toContain(`action="${action}"`);
    for (const link of ["/privacy", "/legal-notice", "/cookies", "/accessibility"])
      expect(html).toContain(`href="${link}"`);
  });

  test("says each price without tax and with it, and what one payment comes to", async () => {
    const text = spaced(await get("/studio"));
    for (const price of ["9 900 € HT", "11 880 € TTC", "4 950 € HT", "5 940 € TTC"]) expect(text).toContain(price);
    for (const price of ["14 900 € HT", "17 880 € TTC", "7 450 € HT", "8 940 € TTC"]) expect(text).toContain(price);
  });

  test("links a product that has an address, and draws stars where somebody gave them; samples have neither", async () => {
    const [shipped, changed] = [await get("/studio"), await get("/studio", edited)];
    const cards = /<ul class="projects">.*?<\/ul>/s.exec(shipped)?.[0];
    expect(cards).toContain(projects[0]?.name);
    expect(cards).not.toContain("<a ");
    expect(shipped).not.toContain("sur 5");
    expect(changed).toMatch(/<a href="https:\/\/product\.example\/" target="_blank" rel="noopener"/);
    expect([...changed.matchAll(/aria-label="5 sur 5"/g)]).toHaveLength(1);
  });
});

describe("an audit request", () => {
  test("without script leads to its own receipt in French, where the second step joins the same lead", async () => {
    const { email, address } = somebody();
    const stored = await post(site.port, "/studio/audit", auditFields(email), address);
    expect(stored.status).toBe(303);
    const receipt = String(stored.headers["location"]);
    expect(receipt).toMatch(/^\/studio\/audit\/requests\/[\w-]{22}$/);
    const page = await ask(site.port, receipt);
    expect([page.status, page.headers["cache-control"], page.text.includes(email)]).toEqual([200, "no-store", false]);
    expect(page.text).toMatch(/<html[^>]* lang="fr"/);
    expect(page.text).toContain("Demande enregistrée");
    expect(page.text).toContain("<title>Réservez votre audit gratuit</title>");
    const details = { receipt: receipt.split("/").at(-1) ?? "", targetUsers: "Restaurants\nde Sète", documents: "" };
    expect((await post(site.port, receipt, details, address)).status).toBe(303);
    expect((await post(site.port, receipt, details, address)).status).toBe(303);
    expect(await leadOf(email)).toMatchObject([
      {
        form: "studio-audit",
        lang: "fr",
        payload: {
          projectName: "Étang",
          idea: "Des huîtres livrées le matin même",
          targetUsers: "Restaurants\nde Sète",
        },
      },
    ]);
    expect(spaced(await get(receipt))).toMatch(/Vos précisions sont enregistrées.*Restaurants de Sète/);
  });

  test("sent 32 times at once with one key is one lead", async () => {
    const { email, address } = somebody();
    const fields = auditFields(email, { key: crypto.randomUUID() });
    const sent = await Promise.all(
      Array.from({ length: 32 }, () => post(site.port, "/studio/audit/send", fields, address)),
    );
    expect(new Set(sent.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await leadOf(email)).toHaveLength(1);
  });

  test("that lacks something comes back with what was typed and what to do", async () => {
    const { status, text } = await post(
      site.port,
      "/studio/audit",
      auditFields("nobody", { idea: " ", projectName: 'Ét"ang' }),
      somebody().address,
    );
    expect(status).toBe(422);
    for (const part of ['value="Ét&quot;ang"', 'value="nobody"', "Décrivez votre idée en une phrase"])
      expect(text).toContain(part);
  });

  test("takes nothing from who does not know its receipt, and nothing empty", async () => {
    const { email, address } = somebody();
    const sent = await post(site.port, "/studio/audit/send", auditFields(email), address);
    const { receipt } = JSON.parse(sent.text) as { receipt: string };
    const [lead] = await leadOf(email);
    for (const guess of [receipt.toLowerCase(), receipt.slice(1), String(lead?.["id"]), "", "%"]) {
      if (guess === receipt) continue;
      const said = { receipt: guess, problem: "Not mine" };
      expect(
        (await post(site.port, sendPathOf("studio-audit-request", { receipt: "x" }), said, address)).status,
        guess,
      ).toBe(404);
      expect(
        (await post(site.port, pathOf("studio-audit-request", { receipt: "x" }), said, address)).status,
        guess,
      ).toBe(404);
    }
    expect(
      (await post(site.port, sendPathOf("studio-audit-request", { receipt }), { receipt, problem: " " }, address))
        .status,
    ).toBe(422);
    expect(await leadOf(email)).toEqual([lead]);
  });

  test("whose receipt is another form's is not shown here", async () => {
    const { email, address } = somebody();
    const sent = await post(site.port, "/pitch-session/notify/send", { email }, address);
    const { receipt } = JSON.parse(sent.text) as { receipt: string };
    const gone = await ask(site.port, pathOf("studio-audit-request", { receipt }));
    expect([gone.status, /<main.*<a[^>]*href="\/studio"[^>]*>Le studio</s.test(gone.text)]).toEqual([404, true]);
  });
});
