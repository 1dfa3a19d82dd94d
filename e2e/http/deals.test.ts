import { describe, expect, test } from "vitest";
import { monthFrom } from "../../domain/kpi/check-in.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { founderToPublish, publishable, saysYes, sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask } from "./ask.ts";
import { storedIn } from "./stored.ts";

const site = sharedSite();
const tab = "/startup/dashboard/profil-investisseur";
const list = "/investisseur/deals";
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "accept-language": "fr" };
const parts = (shown: readonly string[]) => shown.map((part) => `&shown=${part}`).join("");
const customers = { customers: "B2B", deepTech: "no" };

async function get(cookie: string, path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await ask(site.port, path, { method, headers: { ...browser, cookie, ...headers } });
  return { ...answer, text: answer.text.replace(/<!--.*?-->/g, "").replace(/\s/g, " ") };
}

async function published(shown: readonly string[] = ["description", "funding", "website"]) {
  const founder = await founderToPublish(site);
  const answer = await sendAs(site, founder.cookie, tab, { intent: "publish", ...customers }, parts(shown));
  expect([answer.status, answer.headers["location"]]).toEqual([303, expect.stringContaining("done=publish")]);
  await saysYes(site, founder);
  const investor = await signInAs(site, "investor", { approved: true, lang: "fr" });
  return { founder, investor, page: `${list}/${founder.id}` };
}

const viewsOf = async (founder: string) =>
  ((await storedIn(site))["deal_view"] ?? []).filter((row) => row["founder"] === founder).map((row) => row["kind"]);

test("what a founder is notified of by mail is said to be saved once it is", async () => {
  const { cookie } = await signInAs(site, "founder", { lang: "fr" });
  const notifications = "/account/notifications";
  expect((await get(cookie, `${notifications}?done=saved`)).text).not.toContain("C’est enregistré.");
  const saved = await sendAs(site, cookie, notifications, { intent: "mail", alert: "on" });
  expect((await get(cookie, String(saved.headers["location"]))).text).toContain("C’est enregistré.");
});

describe("a founder's profile for investors", () => {
  test("is a lock on the free plan, without a count in the answer; a form there changes nothing", async () => {
    const { cookie, id } = await signInAs(site, "founder", { lang: "fr" });
    for (const path of [tab, `${tab}.data`]) {
      const { status, text } = await get(cookie, path);
      expect(status).toBe(200);
      expect(text).not.toMatch(/activeInvestors|clicksThisWeek|Vues sur 25/);
    }
    expect((await get(cookie, tab)).text).toContain("Visible requis");
    const refused = await sendAs(site, cookie, tab, { intent: "publish", ...customers });
    expect(refused.status).toBe(403);
    expect(((await storedIn(site))["publication"] ?? []).some((row) => row["founder"] === id)).toBe(false);
    expect((await get(cookie, `${tab}/apercu`)).headers["location"]).toBe("/pricing");
  });

  test("asks what it cannot do without, and keeps what was chosen", async () => {
    const { cookie } = await founderToPublish(site);
    const wrong = await sendAs(site, cookie, tab, { intent: "publish", shown: "deck" });
    expect(wrong.status).toBe(422);
    const text = wrong.text.replace(/<!--.*?-->/g, "");
    for (const part of ["Choisis au moins une réponse", "Choisis oui ou non"]) expect(text).toContain(part);
    expect(text).toContain('checked="" value="deck"');
    expect(text).not.toContain('checked="" value="website"');
    await sendAs(site, cookie, "/startup/profil", { step: "1", sector: "" });
    const incomplete = await sendAs(site, cookie, tab, { intent: "publish", ...customers });
    expect([incomplete.status, incomplete.text.includes("ne peut pas encore être publié")]).toEqual([409, true]);
  });

  test("leads to an address with signs of any language", async () => {
    const { founder, investor, page } = await published();
    const website = "https://marmelade.example/l’équipe/日本";
    await sendAs(site, founder.cookie, "/startup/profil", { step: "1", website });
    const link = await get(investor.cookie, `${page}/website`);
    expect([link.status, link.headers["location"]]).toEqual([303, new URL(website).href]);
  });

  test("counts an opening once, tells the founder how many and never who, and is gone when it is withdrawn", async () => {
    const { founder, investor, page } = await published();
    await get(investor.cookie, page, {}, "HEAD");
    await get(investor.cookie, page, { "sec-purpose": "prefetch" });
    await get(investor.cookie, page, { "sec-gpc": "1" });
    expect(await viewsOf(founder.id)).toEqual([]);
    expect((await get(founder.cookie, tab)).text).toContain("Aucune visite comptée pour l’instant.");
    const read = await get(investor.cookie, page);
    for (const part of [publishable.startup_name, publishable.description, "250K€ à 500K€", "ne partage pas"])
      expect(read.text, part).toContain(part);
    await get(investor.cookie, page);
    expect(await viewsOf(founder.id)).toEqual(["profile"]);
    const link = await get(investor.cookie, `${page}/website`);
    expect([link.status, link.headers["location"]]).toEqual([303, publishable.website]);
    expect(await viewsOf(founder.id)).toEqual(["profile", "website"]);
    const shown = (await get(founder.cookie, tab)).text;
    expect(shown).toContain("Profil ouvert");
    expect(shown).not.toContain(investor.email);

    for (const gone of [`${page}/deck`, `${page}/elsewhere`, `${page}/website?to=https://evil.example`]) {
      const answer = await get(investor.cookie, gone);
      expect([gone, answer.status]).toEqual([gone, gone.includes("?") ? 303 : 404]);
      if (answer.status === 303) expect(answer.headers["location"]).toBe(publishable.website);
    }
    const notified = async () => (await get(founder.cookie, "/account/notifications")).text;
    expect(await notified()).not.toContain("a consulté ton profil");
    const elite = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
    await sendAs(site, founder.admin.cookie, `/admin/people/${founder.id}`, elite);
    expect(await notified()).toContain("Un investisseur a consulté ton profil le");
    expect(await notified()).not.toContain(investor.email);
    await sendAs(site, founder.cookie, tab, { intent: "withdraw" });
    for (const path of [page, `${page}.data`, `${page}/website`])
      expect([path, (await get(investor.cookie, path)).status]).toEqual([path, 404]);
    expect((await get(investor.cookie, list)).text).not.toContain(founder.id);
  });

  test("leads with what it does and the line of its revenue, then the reasons and what to do next; its row says growth and amount", async () => {
    const { founder, investor, page } = await published(["description", "figures", "funding", "website"]);
    const [before, last] = [4, 1].map((back) => monthFrom(`${parisDay(new Date()).slice(0, 7)}-01`, -back));
    for (const [month, mrr] of [
      [before, "4000"],
      [last, "5000"],
    ] as const) {
      const numbers = {
        month: String(month).slice(0, 7),
        mrr,
        cash: "60000",
        burnRate: "4000",
        cac: "90",
        churnRate: "3",
      };
      expect((await sendAs(site, founder.cookie, "/startup/chiffres", numbers)).status).toBe(303);
    }
    const { text } = await get(investor.cookie, page);
    const order = [
      publishable.description,
      "chart-plot",
      "Pourquoi vous voyez",
      "À faire maintenant",
      "Levée de fonds",
    ];
    const places = order.map((part) => text.indexOf(part, text.indexOf('class="deal-record"')));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(places).not.toContain(-1);
    const row = (await get(investor.cookie, list)).text.split("<li").find((each) => each.includes(founder.id));
    for (const part of ["+25 % en trois mois", "Cherche 250K€ à 500K€", "5 000 € de MRR"]) expect(row).toContain(part);
    await sendAs(site, founder.cookie, tab, { intent: "change", ...customers }, parts(["description"]));
    const kept = [
      await get(investor.cookie, page),
      await get(investor.cookie, `${page}.data`),
      await get(investor.cookie, list),
    ];
    for (const { text: hidden } of kept)
      expect(hidden.split(founder.id).slice(1).join()).not.toMatch(/chart-plot|400000|500000/);
  });

  test("is shown to nobody whose account waits, nor to a founder whose plan has ended", async () => {
    const { founder, investor, page } = await published();
    const pending = await signInAs(site, "investor", { approved: false, lang: "fr" });
    expect((await get(pending.cookie, list)).text).toContain("montrées aux investisseurs validés");
    expect((await get(pending.cookie, page)).headers["location"]).toBe(list);
    for (const path of [list, `${list}.data`, page, `${page}.data`, "/investisseur/dashboard"])
      expect((await get(pending.cookie, path)).text).not.toContain(publishable.startup_name);
    expect((await get(investor.cookie, list)).text).toContain(founder.id);
    await sendAs(site, founder.admin.cookie, `/admin/people/${founder.id}`, { intent: "end-plan", reason: "Test" });
    expect((await get(investor.cookie, page)).status).toBe(404);
    expect((await get(investor.cookie, list)).text).not.toContain(founder.id);
    const paused = await get(founder.cookie, tab);
    expect(paused.text).toContain("En pause");
    expect(paused.text).not.toMatch(/Vues sur 25/);
  });

  test("an investor may have their visits not counted", async () => {
    const { founder, investor, page } = await published();
    expect((await sendAs(site, investor.cookie, list, { counted: "no" })).status).toBe(303);
    expect((await get(investor.cookie, list)).text).toContain("ne sont pas comptées");
    await get(investor.cookie, page);
    expect(await viewsOf(founder.id)).toEqual([]);
  });
});
