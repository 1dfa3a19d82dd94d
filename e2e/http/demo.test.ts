import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { csvPath, pathOf } from "../../app/paths.ts";
import { readCsv } from "../../platform/csv/csv.ts";
import { type Lang, languages } from "../../platform/language/language.ts";
import { demoMembers, demoPassword, signInToDemo } from "../peers/demo-members.ts";
import { type Site, startSite } from "../peers/site.ts";
import { invalidIn } from "../valid-html.ts";
import { ask, canonicalPaths, formBody, urlencoded } from "./ask.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lab-demo-"));
let site: Site;
beforeAll(async () => {
  site = await startSite({ command: "demo", dataDir });
});
afterAll(async () => {
  await site.dispose();
  rmSync(dataDir, { recursive: true });
});

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
  expect(/href="\/application\/status\/[^"]+"[^>]*>Tu as déjà candidaté/.test(text)).toBe(true);
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

test("every public page is valid HTML in both languages, and every kind of page that one signed in is given", async () => {
  const wrong: Record<string, string[]> = {};
  /** Pages that differ only in ids get the same path, so that only one is checked. */
  const kindOf = (path: string) =>
    path
      .replace(/\?.*/, "")
      .replace(/^(\/blog|\/admin\/content\/page)\/[\w-]+/, "$1/#")
      .replace(
        /^\/admin\/content\/(?!posts|images|page\/)[\w-]+(\/[\w-]+)?/,
        (_, id) => `/admin/content/#${id ? "/#" : ""}`,
      )
      .replace(/\/(?:[\da-f-]{36}|[\w-]{22,}|\d+)(?=\/|$)/g, "/#");
  const read = new Set<string>();
  async function readAll(who: string, cookie: string, langs: readonly Lang[], from: string[]) {
    const own = new Set<string>();
    const kinds = new Set<string>();
    const next = [...from];
    for (let path = next.shift(); path !== undefined; path = next.shift()) {
      const kind = kindOf(path);
      if (read.has(kind) || kinds.has(kind)) continue;
      kinds.add(kind);
      for (const lang of langs) {
        const at = `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
        const { status, headers, text } = await ask(site.port, at, { headers: { cookie } });
        if (!headers["content-type"]?.startsWith("text/html")) continue;
        expect([at, status < 500]).toEqual([at, true]);
        own.add(kind);
        const invalid = await invalidIn(text);
        const foreign = leftToBrowser(text);
        if (invalid.length + foreign.length > 0) wrong[`${who} ${at}`] = [...invalid, ...foreign];
        for (const [, to = ""] of text.matchAll(/ href="(\/[^"#]*)/g))
          next.push(to.replaceAll("&amp;", "&").replace(/[?&]lang=\w+/, ""));
      }
    }
    for (const kind of own) read.add(kind);
    return own.size;
  }
  const counts = [await readAll("anybody", "", languages, [...canonicalPaths, "/no-such-page"])];
  for (const email of demoMembers) {
    const { to, cookie } = await signInToDemo(site, email);
    // The form of the record `cookies` is checked as well, because it is the only one with a nested list.
    const nested = to === pathOf("admin") ? [pathOf("admin-record", { kind: "page", id: "cookies" })] : [];
    counts.push(await readAll(email, cookie, ["fr"], [to, "/account", ...nested]));
    for (const kind of [to, "/account"].map(kindOf)) read.delete(kind);
  }
  expect(wrong).toEqual({});
  const [pages = 0, desk = 0] = counts;
  expect([pages > 45, desk > 20]).toEqual([true, true]);
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
