import { expect, test } from "vitest";
import { aids } from "../../content/funding/aids.ts";
import { bankProducts } from "../../content/funding/bank-products.ts";
import { termClauses } from "../../content/term-clauses.ts";
import { regionalTrends } from "../../content/funding/regional-trends.ts";
import { pathOf } from "../../app/paths.ts";
import { signInAs } from "../peers/sign-in.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { ask, formBody, urlencoded } from "./ask.ts";

const site = sharedSite();
const plain = (text: string) => text.replace(/<!--.*?-->|<\/?strong>/g, "").replace(/\s/g, " ");

async function founder() {
  const { cookie } = await signInAs(site, "founder", { lang: "fr" });
  const get = async (path: string) => {
    const answer = await ask(site.port, path, { headers: { cookie } });
    return { ...answer, text: plain(answer.text) };
  };
  const send = (path: string, fields: Record<string, string>) =>
    ask(site.port, path, {
      method: "POST",
      headers: { ...urlencoded, cookie, "sec-fetch-site": "same-origin" },
      body: formBody(fields),
    });
  return { get, send };
}

test("five regions without an invented figure, five kinds of credit, six aids with date and source", async () => {
  const { get } = await founder();
  const trends = await get(pathOf("founder-funding"));
  for (const { name } of regionalTrends) expect(trends.text).toContain(name.fr);
  expect(trends.text).toContain("Données : juillet 2024");
  for (const blank of ["chiffre à confirmer", "Part des opérations", "figure-row", "inventés"])
    expect(trends.text).not.toContain(blank);
  expect(trends.text).not.toContain("Découvert autorisé");

  const banks = await get(pathOf("founder-funding-banks"));
  for (const { name, amount } of bankProducts)
    for (const part of [name.fr, amount.fr]) expect(banks.text).toContain(plain(part));
  for (const difficulty of ["Facile", "Moyen", "Difficile"]) expect(banks.text).toContain(difficulty);

  const list = await get(pathOf("founder-funding-public"));
  for (const { sourceLink } of aids) expect(list.text).toContain(`href="${sourceLink}"`);
  expect(list.text.match(/datée du|non datée/g)).toHaveLength(6);
  const unsure = aids.filter(({ confirm }) => confirm).length;
  expect(unsure).toBeGreaterThan(0);
  expect(list.text.split("À vérifier.").length - 1).toBe(unsure);
  expect(list.text).toContain("« À vérifier » : demande confirmation");
  const admin = await signInAs(site, "admin", { lang: "fr" });
  const desk = await ask(site.port, pathOf("admin-records", { kind: "aid" }), { headers: { cookie: admin.cookie } });
  expect(desk.text.split('tag-warn">À vérifier<').length - 1).toBe(unsure);
  const clauses = await ask(site.port, pathOf("admin-records", { kind: "term-clause" }), {
    headers: { cookie: admin.cookie },
  });
  const doubted = termClauses.filter(({ confirm }) => confirm).length;
  expect(clauses.text.split('tag-warn">À vérifier<').length - 1).toBe(doubted);
  // Aids are shown only on founders' pages, which the desk cannot open, so their editor has no preview button.
  const record = pathOf("admin-record", { kind: "aid", id: "innov-up" });
  const edited = (await ask(site.port, record, { headers: { cookie: admin.cookie } })).text;
  expect([edited.includes('value="publish"'), edited.includes('value="preview"')]).toEqual([true, false]);
  expect(list.text.match(/>Ouverte</g)).toHaveLength(5);
  expect(list.text.match(/>Limitée</g)).toHaveLength(1);
  for (const type of ["Subvention", "Avance récupérable", "Crédit d’impôt"]) expect(list.text).toContain(type);
});

test("the list sorts itself by the profile and says why; a deadline goes into the calendar", async () => {
  const { get, send } = await founder();
  const path = pathOf("founder-funding-public");
  expect((await get(path)).text).toContain("Ton profil ne dit pas encore");
  const profile = pathOf("founder-profile");
  await send(profile, { step: "1", region: "ile-de-france", sector: "saas" });
  await send(profile, { step: "3", current_stage: "first-customers" });
  const { text } = await get(path);
  expect(text).toContain("Pour toi. Ta région, Île-de-France. Pour ton stade.");
  expect(text.indexOf("Innov’up")).toBeLessThan(text.indexOf("Bourse French Tech"));
  expect(text).toContain("Pas pour toi en ce moment. Pour un autre stade que le tien.");

  const calendar = await get(pathOf("founder-aid-calendar", { aid: "credit-impot-innovation" }));
  expect(calendar.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(calendar.text).toContain("DTSTART;VALUE=DATE:20271231");
  for (const none of ["tp-up", "nobody"])
    expect((await get(pathOf("founder-aid-calendar", { aid: none }))).status).toBe(404);
});
