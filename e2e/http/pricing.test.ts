import { expect, test } from "vitest";
import { sharedSite } from "../peers/shared-site.ts";
import { ask } from "./ask.ts";

const site = sharedSite();

/** What stands in the page's main part, its tags left out and its spaces plain. */
const textOf = async (address: string) => {
  const { status, text } = await ask(site.port, address);
  expect(status).toBe(200);
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  return { main, words: main.replace(/<!--.*?-->|<[^>]*>/g, "").replace(/\s/g, " ") };
};

test("monthly and yearly prices stand at their own addresses, in both languages", async () => {
  const monthly = await textOf("/pricing?lang=en");
  for (const part of ["0€/month", "99€/month", "29€/month", "1 month free trial, cancel anytime"])
    expect(monthly.words, part).toContain(part);
  expect(monthly.words).not.toMatch(/82€|984/);
  const yearly = await textOf("/pricing?billing=yearly&lang=fr");
  for (const part of [
    ...["0€/mois", "82€/mois", "29€/mois", "984 €", "1 188 €"],
    ...["Économise 204€/an", "2 mois offerts", "HT ou TTC, à confirmer", "1 mois d’essai gratuit"],
  ])
    expect(yearly.words, part).toContain(part);
  expect(yearly.words).not.toContain("99€");
  expect((await textOf("/pricing?billing=weekly&lang=en")).words).toContain("99€/month");
});

test("what is not open yet is said under the table", async () => {
  expect((await textOf("/pricing?lang=en")).words).toContain("the toolkit and the other lines are not open yet");
  expect((await textOf("/pricing?lang=fr")).words).toContain(
    "la boîte à outils et les autres lignes ne sont pas encore ouverts",
  );
});

test("each plan leads to the sign-up that keeps it", async () => {
  for (const address of ["/pricing", "/pricing?billing=yearly"]) {
    const { main } = await textOf(address);
    const links = [...main.matchAll(/href="(\/auth\/signup[^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual(["/auth/signup", "/auth/signup?plan=elite", "/auth/signup?plan=visible"]);
    expect(main.match(/<details/g)).toHaveLength(2);
  }
});

test("the yearly page is the same page to a search engine", async () => {
  for (const address of ["/pricing?lang=en", "/pricing?billing=yearly&lang=en"])
    expect((await ask(site.port, address)).text).toMatch(/<link rel="canonical" href="[^"?]*\/pricing"/);
  expect((await ask(site.port, "/sitemap.xml")).text).toContain("/pricing</loc>");
});
