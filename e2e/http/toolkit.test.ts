import { describe, expect, test } from "vitest";
import type { Plan } from "../../domain/plan/plan.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { opened, wrongResults } from "../peers/spreadsheet.ts";
import { ask } from "./ask.ts";
import { storedIn } from "./stored.ts";

const site = sharedSite();
const [tab, dilution] = ["/startup/dashboard/outils", "/startup/outils/dilution"];
const [forecast, valuation] = ["/startup/outils/previsionnel", "/startup/outils/valorisation"];

async function get(cookie: string, path: string) {
  const answer = await ask(site.port, path, { headers: { cookie, "accept-language": "fr" } });
  return { ...answer, text: answer.text.replace(/<!--.*?-->/g, "").replace(/\s/g, " ") };
}

async function founderOn(plan: Plan) {
  const founder = await signInAs(site, "founder", { lang: "fr" });
  const admin = await signInAs(site, "admin");
  const person = `/admin/people/${founder.id}`;
  const grant = { intent: "grant", plan, starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  if (plan !== "free") expect((await sendAs(site, admin.cookie, person, grant)).status).toBe(303);
  const end = () => sendAs(site, admin.cookie, person, { intent: "end-plan", reason: "Test" });
  return { ...founder, end };
}

const holders = "name1=Zo%C3%A9&shares1=60+000&name2=Ali&shares2=40000";
const round = (place: number) =>
  `kind${place}=priced&investor${place}=Fonds&amount${place}=500+000&valuation${place}=2000000&valued${place}=pre` +
  `&pool${place}=&poolMade${place}=before&conversion${place}=beside`;
/** A BSA AIR (an investment note) with the terms of an example published by 7jours, except for the nominal value. */
const note =
  "kind1=bsa-air&investor1=Ange&amount1=100000&discount1=30&floor1=1000000&cap1=2500000&bounds1=after&nominal1=1&neutralised1=yes";
const several = `${holders}&${note}&${round(2)}`;

const usesOf = async (founder: string) =>
  ((await storedIn(site))["tool_use"] ?? []).filter((row) => row["founder"] === founder).map((row) => row["tool"]);

describe("the toolkit", () => {
  test("lists six tools; each of six filters has some, and each tool one way in or to the plans", async () => {
    const { cookie } = await founderOn("free");
    const all = await get(cookie, tab);
    const count = (text: string, what: string) => text.split(what).length - 1;
    expect(count(all.text, 'class="tool"')).toBe(6);
    for (const name of ["Tous", "Levée de fonds", "Financement", "Cap Table", "Légal", "Finance"])
      expect(all.text).toContain(`>${name}</a>`);
    expect(["Accéder", "Info", "Débloquer", "Détails"].map((word) => count(all.text, `>${word}<span`))).toEqual([
      3, 3, 3, 3,
    ]);
    expect(all.text).toContain("Ton offre comprend 3 outils sur 6");
    const found = ["fundraising", "funding", "cap-table", "legal", "finance"].map(async (category) =>
      count((await get(cookie, `${tab}?category=${category}`)).text, 'class="tool"'),
    );
    expect(await Promise.all(found)).toEqual([2, 1, 1, 1, 1]);
    const visible = await get((await founderOn("visible")).cookie, tab);
    expect(visible.text).not.toContain("Ton offre comprend");
    expect(count(visible.text, ">Débloquer<span")).toBe(1);
  });

  test("on the free plan computes one priced round, and refuses the rest: answer, files and forms", async () => {
    const { cookie, id } = await founderOn("free");
    const one = await get(cookie, `${dilution}?${holders}&${round(1)}`);
    expect(one.text).toContain("gardent 80,0 %");
    expect(one.text).not.toMatch(/dilution\.xlsx|Garder ce scénario/);
    const more = await get(cookie, `${dilution}?${several}`);
    expect(more.text).toContain("Ton offre comprend un tour valorisé");
    for (const { text } of [more, await get(cookie, `${dilution}.data?${several}`)])
      expect(text).not.toMatch(/7 692|7692/);
    for (const file of [`${dilution}.csv?${several}`, `${dilution}.xlsx?${several}`, `${forecast}.xlsx?cash=1`]) {
      const { status, text } = await get(cookie, file);
      expect([file, status]).toEqual([file, 403]);
      expect(text).toMatch(/L’offre actuelle ne comprend pas cela.* Comparer les offres : http.*\/pricing/);
    }
    const paid = await get(cookie, forecast);
    expect([paid.status, paid.headers["location"]]).toEqual([302, "/pricing"]);
    const refused = await sendAs(site, cookie, `${dilution}?${holders}&${round(1)}`, { name: "A" });
    expect(refused.status).toBe(403);
    expect(refused.text).toMatch(/L’offre actuelle ne comprend pas cela.*href="\/pricing"/s);
    expect(((await storedIn(site))["cap_scenario"] ?? []).some((row) => row["founder"] === id)).toBe(false);
    const rated = "most=500000&idea=50&prototype=70&team=60&relations=20&rollout=10";
    const valued = await get(cookie, `${valuation}?${rated}&average=1000000&factor-team=125`);
    expect(valued.text).toContain("800 000 € à 1 300 000 €, 1 050 000 €");
    expect(valued.text).not.toMatch(/1 075 000|1075000|107500000/);
    const planned = await get(cookie, "/startup/outils/runway?cash=52000&revenue=12300&costs=22300&raised-b=20000");
    for (const part of ["5,2 mois", "7,2 mois", "Le scénario B tient"]) expect(planned.text).toContain(part);
    expect((await usesOf(id)).toSorted()).toEqual(["dilution", "runway", "valuation"]);
    const listed = (await get(cookie, tab)).text;
    expect(listed.match(/>Dernière utilisation le /g)).toHaveLength(3);
  });

  test("dilution opens with an example on the founder's own cap table, which counts as no use", async () => {
    const { cookie, id } = await founderOn("free");
    const empty = await get(cookie, dilution);
    expect([empty.text.includes("s’affiche ici"), empty.text.includes("Un tour inventé")]).toEqual([true, false]);
    const own = { name1: "Zoé", shares1: "700", name2: "Ali", shares2: "300" };
    expect((await sendAs(site, cookie, "/startup/table-de-capitalisation", own)).status).toBe(303);
    const example = await get(cookie, dilution);
    // €500,000 at a pre-money valuation of €2,000,000 buys a fifth, so the founders keep 80 %.
    for (const part of ["Un tour inventé", "Nouvel investisseur", "gardent 80,0 %", 'value="500 000"'])
      expect(example.text, part).toContain(part);
    expect(example.text).not.toMatch(/dilution\.xlsx|Garder ce scénario/);
    expect(await usesOf(id)).toEqual([]);
  });

  test("on Elite keeps scenarios, side by side, and gives the same figures on the page and in the spreadsheet", async () => {
    const { cookie, id, end } = await founderOn("elite");
    const page = await get(cookie, `${dilution}?${several}`);
    for (const part of ["7 692 actions", "14,00 €", "Ni le plancher ni le plafond ne s’applique"])
      expect(page.text).toContain(part);
    // All shares together are worth more than the post-money, which leaves out the shares of the BSA AIR.
    const all = "À 20,00 € l’action, l’ensemble des actions vaut 2 653 840 € : plus que le post-money de 2 500 000 €";
    expect(page.text.split(all)).toHaveLength(3);
    const one = await get(cookie, `${dilution}?${holders}&${round(1)}`);
    expect(one.text).not.toContain("l’ensemble des actions vaut");
    expect(page.text.match(/<rect data-part="\d"/g)).toHaveLength(1 + 3);
    const rated = "most=500000&idea=50&prototype=70&team=60&relations=20&rollout=10&average=1000000&factor-team=125";
    const exit = "revenue=20000000&multiple-low=2&multiple-high=2,25&wanted=20&amount=500000";
    const valued = await get(cookie, `${valuation}?${rated}&${exit}`);
    for (const part of ["1 050 000 €", "1 075 000 €", "1 625 000 €"]) expect(valued.text).toContain(part);
    const { body, headers } = await get(cookie, `${dilution}.xlsx?${several}`);
    expect(headers["content-disposition"]).toBe('attachment; filename="dilution.xlsx"');
    expect(wrongResults(body)).toEqual([]);
    for (const figure of [7_692, 2_653_840]) expect([...opened(body).computed.values()]).toContain(figure);
    const table = (await get(cookie, `${dilution}.csv?${several}`)).text;
    for (const part of ['"Ange";"BSA AIR";"0";"0";"7692"', `"2. Fonds. ${all}, parce que les BSA AIR`])
      expect(table).toContain(part);

    for (const state of [several, `${holders}&${round(1)}`, several]) {
      const address = `${dilution}?${state.replace("Fonds", "Fonds%00")}`;
      const saved = await sendAs(site, cookie, address, { name: state === several ? "De\0ux" : "Un" });
      expect([saved.status, saved.headers["location"]]).toEqual([303, expect.stringMatching(/scenario=.*done=saved#/)]);
    }
    const kept = ((await storedIn(site))["cap_scenario"] ?? []).filter((row) => row["founder"] === id);
    expect(kept.map((row) => row["name"]).toSorted()).toEqual(["Deux", "Un"]);
    for (const lie of [`scenario=${String(kept[0]?.["id"])}&done=saved`, "done=saved", "done=removed"])
      expect((await get(cookie, `${dilution}?${lie}`)).text).not.toMatch(/Scénario (?:enregistré|supprimé)/);
    const two = `${dilution}?scenario=${String(kept.find((row) => row["name"] === "Deux")?.["id"])}`;
    const beside = await get(cookie, two);
    expect(beside.text).toContain("7 692 actions");
    for (const part of [
      "Scénarios enregistrés, côte à côte",
      ">Un</th>",
      ">Deux</th>",
      "toutes les actions : 2 653 840 €",
    ])
      expect(beside.text).toContain(part);

    const removed = await sendAs(site, cookie, dilution, {
      intent: "remove",
      scenario: String(kept.find((row) => row["name"] === "Un")?.["id"]),
    });
    const [told = ""] = String(removed.headers["location"]).split("#");
    expect((await get(cookie, told)).text).toContain("Scénario supprimé");
    const stranger = await founderOn("elite");
    expect((await get(stranger.cookie, told)).text).not.toContain("Scénario supprimé");

    await end();
    const lapsed = await get(cookie, two);
    expect(lapsed.text).toContain("7 692 actions");
    expect(lapsed.text).toContain("sans pouvoir être modifiés");
    expect((await sendAs(site, cookie, two, { name: "Trois" })).status).toBe(403);
    expect((await get(cookie, `${dilution}?scenario=${String(kept[0]?.["id"])}&${several}`)).text).not.toContain(
      "7 692",
    );
    const other = await founderOn("elite");
    expect((await get(other.cookie, two)).text).not.toMatch(/7 692|Deux/);
  });

  test("keeps what was typed beside what is wrong with it", async () => {
    const { cookie } = await founderOn("elite");
    const wrong = await get(cookie, `${dilution}?${holders}&${round(1).replace("500+000", "beaucoup")}`);
    expect(wrong.text).toContain("Saisis un montant en euros au-dessus de zéro, un milliard au plus.");
    expect(wrong.text).toContain('value="beaucoup"');
    const none = await get(cookie, `${dilution}?${round(1)}`);
    expect(none.text).toContain("Indique au moins un détenteur.");
    const adding = await get(cookie, `${dilution}?${holders}&${round(1)}&add=bsa-air`);
    expect(adding.text).toMatch(/Tour 2 <span[^>]*>BSA AIR/);
    const removed = await get(cookie, `${dilution}?${several}&remove=1`);
    expect(removed.text).toContain('name="investor1" value="Fonds"');
    for (const empty of [`${forecast}?cash=&revenue=&running=`, "/startup/outils/runway?cash=&revenue=&costs="]) {
      const { text } = await get(cookie, empty);
      expect([/s’affiche ici/.test(text), text.includes("36 mois</h3>")], empty).toEqual([true, false]);
    }
    const hired = (await get(cookie, "/startup/outils/runway?cash=1&hires-a=300&hired-in-a=99")).text;
    for (const why of ["Saisis un nombre entier de 0 à 99.", "Saisis un mois de 1 à 36."])
      expect(hired.split(why).length, why).toBe(2);
    // The amounts grow too large to be computed exactly, so the page asks for less growth.
    for (const doubled of [
      `${forecast}?cash=1&revenue=12300&growth-1=100&growth-2=100&growth-3=100`,
      `/startup/outils/runway?cash=1&revenue=12300&costs=1&growth-b=100`,
    ]) {
      const { text } = await get(cookie, doubled);
      expect([text.includes("Baisse la croissance"), text.includes("Rien n’est encore calculé")], doubled).toEqual([
        true,
        true,
      ]);
    }
  });

  test("marks the tab that a page belongs to", async () => {
    const { cookie } = await founderOn("elite");
    const tabsMarked = async (path: string) => {
      const tabs = /class="rail-entries">.*?<\/ul>/.exec((await get(cookie, path)).text)?.[0] ?? "";
      return [...tabs.matchAll(/<a(?=[^>]*aria-current="(\w+)")(?=[^>]*href="([^"]*)")[^>]*>/g)].map(
        ([, as, to]) => `${to} ${as}`,
      );
    };
    expect(await tabsMarked(tab)).toEqual([`${tab} page`]);
    const tools = ["dilution", "valorisation", "runway", "previsionnel", "term-sheet", "modeles-juridiques"];
    for (const path of [...tools, "modeles-juridiques/nda"])
      expect([path, await tabsMarked(`/startup/outils/${path}`)]).toEqual([path, [`${tab} true`]]);
    for (const path of ["documents/business-plan", "actions/cac"])
      expect([path, await tabsMarked(`/startup/${path}`)]).toEqual([path, ["/startup/dashboard true"]]);
  });

  test("forecasts the same months on the page and in the spreadsheet", async () => {
    const { cookie, id } = await founderOn("visible");
    const asked =
      "cash=52000&revenue=12301&growth-1=7,1&growth-2=3,5&growth-3=1,7&variable=12,5&running=22801&raised=300000&raised-in=3";
    const page = await get(cookie, `${forecast}?${asked}`);
    const { body } = await get(cookie, `${forecast}.xlsx?${asked}`);
    expect(wrongResults(body)).toEqual([]);
    const { names, computed } = opened(body);
    const last = Number(computed.get(`${names[1]}!I39`));
    expect(page.text).toContain(new Intl.NumberFormat("fr-FR").format(last).replace(/\s/g, " "));
    expect(await usesOf(id)).toEqual(["forecast"]);
  });
});
