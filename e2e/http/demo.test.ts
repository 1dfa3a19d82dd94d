import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { words as profileEn } from "../../app/founder/profile-words.en.ts";
import { csvPath, pathOf } from "../../app/paths.ts";
import { records } from "../../content/all.ts";
import { founderOptions } from "../../domain/startup/options.ts";
import { readCsv } from "../../platform/csv/csv.ts";
import { type Lang, languages } from "../../platform/language/language.ts";
import { french } from "../../scripts/gates/french.ts";
import { textsOfPage } from "../page-texts.ts";
import { demoMembers, demoPassword, signInToDemo } from "../peers/demo-members.ts";
import { type Site, startSite } from "../peers/site.ts";
import { invalidIn } from "../valid-html.ts";
import { foreignTo, plain } from "../words-of-languages.ts";
import { ask, canonicalPaths, formBody, urlencoded } from "./ask.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lab-demo-"));
let site: Site;
beforeAll(async () => {
  site = await startSite({ command: "demo", dataDir });
}, 420_000);
afterAll(async () => {
  await site.dispose();
  rmSync(dataDir, { recursive: true });
});

/** Names that are the same in both languages: regions, startups, a cluster. */
const names = [
  ...founderOptions.region.flatMap((region) => profileEn.options.region[region] ?? []),
  ...records.flatMap((record) => (record.kind === "startup" ? [record.name] : [])),
  "LyonBiopôle",
]
  .map(plain)
  .toSorted((one, other) => other.length - one.length);
const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ""), text);

const foreign = { en: foreignTo("en"), fr: foreignTo("fr") };

test("says who there is and with which password one comes in", async () => {
  for (const part of [...demoMembers, demoPassword(site)]) expect(site.output()).toContain(part);
  const ways: string[] = [];
  for (const email of demoMembers) ways.push((await signInToDemo(site, email)).first);
  const [admin, ...others] = ways;
  const setUp = pathOf("second-factor-setup");
  expect(admin).toBe(setUp);
  expect(others).toEqual([
    "/startup/dashboard",
    "/startup/dashboard",
    "/investisseur/dashboard",
    "/investisseur/dashboard",
    "/startup/dashboard",
    "/investisseur/dashboard",
    ...[setUp, setUp, setUp],
  ]);
  const homes = ["manager", "reviewer", "expert"].map((name) => signInToDemo(site, `${name}@demo.example`));
  expect((await Promise.all(homes)).map(({ to }) => to)).toEqual([
    pathOf("admin"),
    pathOf("admin-reviews"),
    pathOf("admin"),
  ]);
  const whole = await signInToDemo(site, "admin@demo.example");
  expect(whole.to).toBe(pathOf("admin"));
  expect((await ask(site.port, pathOf("admin"), { headers: { cookie: whole.cookie } })).status).toBe(200);
  const founder = await signInToDemo(site, "founder@demo.example");
  const { text } = await ask(site.port, founder.to, { headers: { cookie: founder.cookie } });
  for (const part of [
    "Marmelade (exemple)",
    "Acceptée",
    "Pitch Session (exemple)",
    "Elite CoPilot",
    "https://chat.example.com/the-lab",
  ])
    expect(text, part).toContain(part);
});

test("the founder's numbers are those of the specification, computed from what the demo holds", async () => {
  const { cookie } = await signInToDemo(site, "founder@demo.example");
  const wordsOf = async (path: string) => {
    const { status, text } = await ask(site.port, `${path}?lang=fr`, { headers: { cookie } });
    expect(status, path).toBe(200);
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    return main.replace(/<!--.*?-->|<[^>]*>/g, " ").replace(/\s+/g, " ");
  };
  const copilot = await wordsOf(pathOf("founder-dashboard"));
  for (const part of [
    /5,2 mois/,
    /\+12 %/,
    /\+23 %/,
    /\+25 %/,
    /23 vues En 30 jours, par 5 investisseurs actifs ; 47 en 25 mois/,
  ])
    expect(copilot).toMatch(part);
  for (const [match, price] of [
    [94, 150],
    [89, 200],
    [87, 300],
  ])
    expect(copilot).toMatch(new RegExp(`Correspondance : ${match} /100 .{1,120} \\( ?${price} € de l’heure ?\\)`));
  const score = await wordsOf(pathOf("founder-readiness"));
  for (const part of [/72 \/100/, /9 critères sur 12/, /Bientôt prêt/]) expect(score).toMatch(part);
  const visibility = await wordsOf(pathOf("founder-visibility"));
  for (const part of [/Vues 23/, /47/, /Score d’attractivité 78/, /Taux de visibilité 87 %/, /100 %/])
    expect(visibility).toMatch(part);
  const pitch = await wordsOf(pathOf("founder-pitch"));
  expect(pitch).toContain("Tu es éligible");
  // The next session is a quarterly one, and only large sessions have more than 100 investors.
  expect(pitch).not.toContain("plus de 100");
  expect(await wordsOf(pathOf("founder-acceleration"))).toContain("Profil haute croissance");
  const { text } = await ask(site.port, pathOf("founder-acceleration"), { headers: { cookie } });
  expect(/href="\/application\/status\/[^"]+"[^>]*>Voir la candidature/.test(text)).toBe(true);
});

test("a form refused in the cockpit says why in the page's words and begins at the first answer to change", async () => {
  const { cookie } = await signInToDemo(site, "founder@demo.example");
  const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
  for (const [path, first, why] of [[pathOf("founder-pitch"), "fullName", "Indique ton nom."]] as const) {
    const page = await ask(site.port, `${path}?lang=fr`, { headers: { cookie } });
    expect([path, /<form[^>]*contact-form[^>]* novalidate/i.test(page.text)]).toEqual([path, true]);
    const refused = await ask(site.port, `${path}?lang=fr`, { method: "POST", headers, body: "" });
    expect([refused.status, refused.text.includes(why)]).toEqual([422, true]);
    const [begun] = /<(?:input|textarea)[^>]* autofocus[^>]*>/i.exec(refused.text) ?? [];
    expect(begun).toContain(`name="${first}"`);
  }
});

/** Browsers report a missing field in their own language and not beside the field. */
const leftToBrowser = (text: string) =>
  [...text.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, head = "", body = ""]) => / required(?:=|[ >])/.test(body) && !/ novalidate/i.test(head))
    .map(([, head]) => `asks without novalidate: <form${head}>`);

/** Pages that differ only in ids get the same path, so that only one is checked. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, "")
    .replace(/^(\/blog|\/admin\/content\/[\w-]+)\/[\w-]+/, "$1/#")
    .replace(/\/(?:[\da-f-]{36}|[\w-]{22,}|\d+)(?=\/|$)/g, "/#");

type Page = { at: string; kind: string; status: number; text: string };

/** Opens a page of each kind that links lead to, beginning with the given paths. */
async function* pagesFrom(
  paths: readonly string[],
  lang: Lang,
  cookie = "",
  isLeftOut: (kind: string) => boolean = () => false,
): AsyncGenerator<Page> {
  const read = new Set<string>();
  const next = [...paths];
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    const kind = kindOf(path);
    if (read.has(kind) || isLeftOut(kind)) continue;
    read.add(kind);
    const at = `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
    const { status, headers, text } = await ask(site.port, at, { headers: { cookie } });
    if (!headers["content-type"]?.startsWith("text/html")) continue;
    yield { at, kind, status, text };
    for (const [, link = ""] of text.matchAll(/ href="(\/[^"#]*)/g))
      next.push(link.replaceAll("&amp;", "&").replace(/[?&]lang=\w+/, ""));
  }
}

async function flawsOf({ status, text }: Page) {
  const failed = status < 500 ? [] : [`answers ${status}`];
  return [...failed, ...(await invalidIn(text)), ...leftToBrowser(text)];
}

test.each(languages)("every public page is valid HTML (%s)", async (lang) => {
  const wrong: Record<string, string[]> = {};
  let count = 0;
  for await (const page of pagesFrom([...canonicalPaths, "/no-such-page"], lang)) {
    count += 1;
    const flaws = await flawsOf(page);
    if (flaws.length > 0) wrong[page.at] = flaws;
  }
  expect(wrong).toEqual({});
  expect(count).toBeGreaterThan(45);
});

const anybodys = /^\/(?:blog|guide|decks|showcase|pitch-session|privacy$|terms|accessibility|legal)/;
const publicKinds = new Set<string>(canonicalPaths);
const valid = new Set<string>();

test.each(demoMembers)(
  "what %s reads signed in is valid HTML, and in the language of the page but for what says another",
  async (email) => {
    const wrong: Record<string, string[]> = {};
    const { to, cookie } = await signInToDemo(site, email);
    // These pages differ between roles, so they are checked for each member.
    const own = [to, pathOf("account")];
    // The form of the record `cookies` is the only one with a nested list.
    const nested = to === pathOf("admin") ? [pathOf("admin-record", { kind: "page", id: "cookies" })] : [];
    for (const lang of languages) {
      let count = 0;
      const isPublic = (kind: string) => publicKinds.has(kind) || anybodys.test(kind);
      for await (const page of pagesFrom([...own, ...nested], lang, cookie, isPublic)) {
        const flaws: string[] = [];
        if (page.status === 200) {
          count += 1;
          const said = textsOfPage(page.text).map(plain);
          const isFrench = (each: string) => french.test(each) && french.test(withoutNames(each));
          flaws.push(...foreign[lang](said), ...(lang === "en" ? said.filter(isFrench) : []));
        }
        if (lang === "fr" && (own.includes(page.kind) || !valid.has(page.kind))) {
          valid.add(page.kind);
          flaws.push(...(await flawsOf(page)));
        }
        if (flaws.length > 0) wrong[page.at] = flaws;
      }
      expect(count).toBeGreaterThan(email.startsWith("pending") ? 3 : 6);
    }
    expect(wrong).toEqual({});
  },
);

test("the walk sees a word of the other language, and not where an element says so", () => {
  const page = '<html lang="en"><p>Save <b lang="fr">Enregistrer le profil</b><input placeholder="Le nom"></p></html>';
  expect(textsOfPage(page)).toEqual(["Save", "Le nom"]);
  expect(french.test("Le nom")).toBe(false);
  expect(french.test("Votre nom")).toBe(false);
  expect(french.test("Enregistrer le profil")).toBe(true);
});

test("a list of the desk begins with its newest or its oldest row, and its file with the same", async () => {
  const { cookie } = await signInToDemo(site, "admin@demo.example");
  const lists = [
    ...(["admin-people", "admin-newsletter", "admin-privacy"] as const),
    ...(["admin-audit", "admin-deliveries", "admin-relations"] as const),
  ];
  let compared = 0;
  for (const name of lists) {
    const rowsOf = async (sort: string) => {
      const { text } = await ask(site.port, `${csvPath(pathOf(name))}?sort=${sort}`, { headers: { cookie } });
      return (readCsv(text, 10_000) ?? []).slice(1).map(({ cells }) => cells);
    };
    const oldest = await rowsOf("date");
    const newest = await rowsOf("-date");
    expect(newest.at(-1), name).toEqual(oldest[0]);
    const page = await ask(site.port, `${pathOf(name)}?sort=date&lang=en`, { headers: { cookie } });
    expect([name, /aria-sort="ascending"/.test(page.text)]).toEqual([name, oldest.length > 0]);
    if (oldest.length > 1 && new Set(oldest.map(String)).size > 1) compared += 1;
  }
  expect(compared).toBeGreaterThanOrEqual(3);
});

test("an application to pitch is said to be sent once it is, and not because an address says so", async () => {
  const { cookie } = await signInToDemo(site, "founder@demo.example");
  const get = async (path: string) => (await ask(site.port, path, { headers: { cookie } })).text;
  const path = pathOf("founder-pitch");
  const said = "Ta candidature est envoyée.";
  const page = await get(`${path}?lang=fr`);
  const first = (name: string) =>
    new RegExp(`name="${name}".*?</option>.*?<option value="([^"]+)"`, "s").exec(page)?.[1] ?? "";
  const chosen = ["stage", "sector", "annualRevenue", "lookingFor"].map((name) => [name, first(name)]);
  const body = formBody({ fullName: "Ana", startupName: "Étier", feeRead: "on", ...Object.fromEntries(chosen) });
  const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
  const sent = await ask(site.port, path, { method: "POST", headers, body });
  const there = String(sent.headers["location"]);
  expect([sent.status, (await get(there)).includes(said)]).toEqual([303, true]);
  expect(await get(`${path}?done=sent`)).not.toContain(said);
});

test("run again it keeps the password and what was changed", async () => {
  const password = demoPassword(site);
  const { cookie } = await signInToDemo(site, "new@demo.example");
  const headers = { ...urlencoded, cookie, "sec-fetch-site": "same-origin" };
  const body = formBody({ startup_name: "Girouette (exemple)" });
  expect((await ask(site.port, "/startup/profil", { method: "POST", headers, body })).status).toBe(303);
  await site.stop();
  await site.start();
  expect([demoPassword(site), site.output().includes(password)]).toEqual([password, true]);
  const again = await signInToDemo(site, "new@demo.example");
  const { text } = await ask(site.port, again.to, { headers: { cookie: again.cookie } });
  expect(text).toContain("Girouette (exemple)");
});
