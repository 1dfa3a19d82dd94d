import { expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { words as rights } from "../../app/pricing/right-words.en.ts";
import { plans } from "../../domain/plan/plan.ts";
import { isOpen, type Right } from "../../domain/plan/rights.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask, post } from "./ask.ts";

const site = sharedSite();

const textOf = async (address: string, cookie?: string) => {
  const { status, text } = await ask(site.port, address, cookie ? { headers: { cookie } } : undefined);
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

test("what each plan opens is the table of rights, named as in the cockpit", async () => {
  const [yes, no] = ["Included", "Not included"];
  const { main } = await textOf("/pricing?lang=en");
  const cells = [...main.matchAll(/<(?:td|th)[^>]*>(.*?)<\/(?:td|th)>/g)].map(([, cell = ""]) =>
    cell.replace(/<[^>]*>/g, ""),
  );
  for (const [right, name] of Object.entries(rights)) {
    const at = cells.indexOf(name);
    const opened = plans.map((plan) => (isOpen(plan, right as Right) ? yes : no));
    expect([name, ...cells.slice(at + 1, at + 4)]).toEqual([name, ...opened]);
  }
});

test("each plan leads to the sign-up that keeps it", async () => {
  for (const address of ["/pricing", "/pricing?billing=yearly"]) {
    const { main } = await textOf(address);
    const links = [...main.matchAll(/href="(\/auth\/signup[^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual(["/auth/signup", "/auth/signup?plan=elite", "/auth/signup?plan=visible"]);
    expect(main.match(/<details/g)).toHaveLength(2);
  }
});

test("somebody signed in reads where each button leads them", async () => {
  const buttons = async (cookie: string) => {
    const { main } = await textOf("/pricing?lang=en", cookie);
    return [...main.matchAll(/<a class="button[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, link, words]) => [
      link,
      words,
    ]);
  };
  const { cookie } = await signInAs(site, "founder");
  const asked = await ask(site.port, "/auth/signup?plan=elite&lang=en", { headers: { cookie } });
  expect(asked.text).toContain("<title>Elite CoPilot</title>");
  const dashboard = ["/startup/dashboard", "Dashboard"];
  const visible = (words: string) => ["/auth/signup?plan=visible", words];
  const elite = (words: string) => ["/auth/signup?plan=elite", words];
  expect(await buttons(cookie)).toEqual([dashboard, elite("Start my free month"), visible("Request the Visible plan")]);
  await post(site.port, "/account", { intent: "trial" }, { cookie, origin: site.url });
  expect(await buttons(cookie)).toEqual([dashboard, elite("See my plan"), visible("Request the Visible plan")]);
  const investor = await signInAs(site, "investor");
  expect(await buttons(investor.cookie)).toEqual([["/investisseur/dashboard", "Dashboard"]]);
});

test("Visible is asked for to follow a free month, and no longer once it is granted", async () => {
  const founder = await signInAs(site, "founder");
  const admin = await signInAs(site, "admin");
  const send = (path: string, fields: Record<string, string>, { cookie }: { cookie: string }) =>
    post(site.port, path, fields, { cookie, origin: site.url });
  const request = async (lang: string) =>
    (await textOf(`/auth/signup?plan=visible&lang=${lang}`, founder.cookie)).words;
  await send("/account", { intent: "trial" }, founder);
  expect(await request("en")).toMatch(/Your free trial goes on until its last day, .* 20\d\d; Visible would follow it/);
  expect(await request("fr")).toMatch(/Votre essai gratuit continue .* 20\d\d ; Visible prendrait la suite/);
  const grant = { intent: "grant", plan: "visible", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  expect((await send(pathOf("admin-person", { id: founder.id }), grant, admin)).status).toBe(303);
  expect(await request("en")).toMatch(/Visible is already granted to you: you’ll have it from .* 20\d\d/);
  expect(await request("fr")).toMatch(/L’offre Visible vous est déjà accordée : vous l’aurez à partir du .* 20\d\d/);
  expect(await request("en")).not.toContain("Send my request");
  const { main, words } = await textOf("/pricing?lang=en", founder.cookie);
  expect([main.includes("plan=visible"), /You’ll have this plan from .* 20\d\d\./.test(words)]).toEqual([false, true]);
  const asked = await send("/account", { intent: "plan", plan: "visible" }, founder);
  expect([asked.status, asked.headers["location"]]).toEqual([303, "/auth/signup?plan=visible"]);
});

test("a founder reads the steps to a plan that a stranger reads, and nobody else signed in any", async () => {
  const steps = async (cookie?: string) =>
    (await textOf("/pricing?lang=en", cookie)).words.match(/How the free month starts and ends.*?alone\./s)?.[0];
  const stranger = await steps();
  expect(stranger).toContain("You need a founder account");
  expect(await steps((await signInAs(site, "founder")).cookie)).toBe(stranger);
  for (const role of ["investor", "admin"] as const)
    expect(await steps((await signInAs(site, role)).cookie), role).toBeUndefined();
});

test("the yearly page is the same page to a search engine", async () => {
  for (const address of ["/pricing?lang=en", "/pricing?billing=yearly&lang=en"])
    expect((await ask(site.port, address)).text).toMatch(/<link rel="canonical" href="[^"?]*\/pricing"/);
  expect((await ask(site.port, "/sitemap.xml")).text).toContain("/pricing</loc>");
});
