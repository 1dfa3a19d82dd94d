import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { records } from "../../content/all.ts";
import { founderOptions } from "../../domain/startup/options.ts";
import { words as profileEn } from "../../app/founder/profile-words.en.ts";
import { languages, type Lang } from "../../platform/language/language.ts";
import { french } from "../../scripts/gates/french.ts";
import { textsOfPage } from "../page-texts.ts";
import { demoMembers, signInToDemo } from "../peers/demo-members.ts";
import { type Site, startSite } from "../peers/site.ts";
import { foreignTo, plain } from "../words-of-languages.ts";
import { ask, canonicalPaths } from "./ask.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lab-languages-"));
let site: Site;
beforeAll(async () => {
  site = await startSite({ command: "demo", dataDir });
});
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

/** Pages that differ only in ids get the same path, so that only one is checked. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, "")
    .replace(/^(\/admin\/content\/[\w-]+)\/[\w-]+/, "$1/#")
    .replace(/\/(?:[\da-f-]{36}|[\w-]{22,}|\d+)(?=\/|$)/g, "/#");

const anybodys = /^\/(?:blog|guide|decks|showcase|pitch-session|privacy$|terms|accessibility|legal)/;

async function* pagesOf(email: string, lang: Lang) {
  const { to, cookie } = await signInToDemo(site, email);
  const read = new Set<string>(canonicalPaths);
  const next = [to, "/account"];
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    const kind = kindOf(path);
    if (read.has(kind) || anybodys.test(kind)) continue;
    read.add(kind);
    const at = `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
    const { status, headers, text } = await ask(site.port, at, { headers: { cookie } });
    if (status !== 200 || !headers["content-type"]?.startsWith("text/html")) continue;
    yield { path, text };
    for (const [, link = ""] of text.matchAll(/ href="(\/[^"#]*)/g))
      next.push(link.replaceAll("&amp;", "&").replace(/[?&]lang=\w+/, ""));
  }
}

test.each(demoMembers)(
  "what %s reads signed in is in the language of the page, but for what says another",
  async (email) => {
    const found: Record<string, string[]> = {};
    for (const lang of languages) {
      let count = 0;
      for await (const { path, text } of pagesOf(email, lang)) {
        count += 1;
        const said = textsOfPage(text).map(plain);
        const isFrench = (each: string) => french.test(each) && french.test(withoutNames(each));
        const wrong = [...foreign[lang](said), ...(lang === "en" ? said.filter(isFrench) : [])];
        if (wrong.length > 0) found[`${path} in ${lang}`] = wrong;
      }
      expect(count).toBeGreaterThan(email.startsWith("pending") ? 3 : 6);
    }
    expect(found).toEqual({});
  },
);

test("the walk sees a word of the other language, and not where an element says so", () => {
  const page = '<html lang="en"><p>Save <b lang="fr">Enregistrer le profil</b><input placeholder="Le nom"></p></html>';
  expect(textsOfPage(page)).toEqual(["Save", "Le nom"]);
  expect(french.test("Le nom")).toBe(false);
  expect(french.test("Votre nom")).toBe(false);
  expect(french.test("Enregistrer le profil")).toBe(true);
});
