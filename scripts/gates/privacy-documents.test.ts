import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { records } from "../../content/all.ts";
import { privacy } from "../../content/pages/privacy.ts";
import type { Fact, LegalBlock, Resolved, Site } from "../../domain/content/content.ts";
import { resolveRecord } from "../../domain/content/resolve.ts";
import { dataMapDocument } from "./data-map-document.ts";
import { printRetention, retentionNames } from "../../domain/retention/rules.ts";
import { type Lang, languages } from "../../platform/language/language.ts";

const folder = fileURLToPath(new URL("../../docs/privacy/", import.meta.url));
const file = (name: string) => join(folder, name);

const facts = new Map(
  records.filter((record): record is Fact => record.kind === "fact").map((fact) => [fact.id, fact]),
);
const site = records.find((record): record is Site => record.kind === "setting");
const pageIn = (lang: Lang) => {
  if (!site) throw new Error("The settings are missing");
  return resolveRecord(privacy, lang, facts, site);
};

const said = {
  en: {
    title: "Processing register",
    note: [
      "Article 30 of the GDPR. Drawn from the privacy page (`content/pages/privacy.ts`) and the rules of retention",
      "(`domain/retention/rules.ts`), which the deleting jobs work by; a test compares them. To write it anew:",
      "`npx vitest run --project code-quick scripts/gates/privacy-documents -u`. French: [registre.md](registre.md).",
      "",
      "The controller, the host and the sender of mails are settings of the running site; they stand on its privacy page.",
      "Security measures: [SECURITY.md](../../SECURITY.md). Tables and columns: [data-map.md](data-map.md).",
      "",
      "What is deleted can no longer be read through the site at once. Its bytes stay in the database's files until others are",
      "written over them; [data-map.md](data-map.md) says what is done about it.",
    ],
    receivers: "Who receives data",
    rules: "How long, rule by rule",
    columns: ["rule", "kept for"],
  },
  fr: {
    title: "Registre des traitements",
    note: [
      "Article 30 du RGPD. Tiré de la page de confidentialité (`content/pages/privacy.ts`) et des règles de conservation",
      "(`domain/retention/rules.ts`), que suivent les tâches d’effacement ; un test les compare. En anglais :",
      "[register.md](register.md).",
      "",
      "Le responsable, l’hébergeur et l’expéditeur des e-mails sont des réglages du site ; ils figurent sur sa page de",
      "confidentialité. Mesures de sécurité : [SECURITY.md](../../SECURITY.md). Tables et colonnes :",
      "[data-map.md](data-map.md).",
      "",
      "Ce qui est effacé n’est plus lisible par le site aussitôt. Ses octets restent toutefois dans les fichiers de la base",
      "jusqu’à ce que d’autres données les recouvrent, et dans son journal jusqu’à ce qu’il soit réutilisé. PostgreSQL libère",
      "cette place de lui-même ; dans la base embarquée, le site le fait toutes les dix minutes, sans l’écraser. Une sauvegarde",
      "ne contient pas ces octets : pour s’en défaire, la restaurer dans une base vide et détruire les anciens fichiers.",
    ],
    receivers: "Destinataires",
    rules: "Durées, règle par règle",
    columns: ["règle", "conservation"],
  },
};

type Section = { id: string; title: string; blocks: Resolved<LegalBlock>[] };
const rowsIn = ({ blocks }: Section) => blocks.flatMap((block) => (block.type === "rows" ? block.rows : []));

/** Each section of the privacy page with data, purpose, basis and duration is one processing activity. */
function register(lang: Lang) {
  const own = said[lang];
  const sections = pageIn(lang).sections as Section[];
  const processings = sections.filter((section) => rowsIn(section).length >= 4 && section.id !== "controller");
  const receivers = sections.find(({ id }) => id === "recipients");
  const list = (rows: { label: string; value: string }[]) => rows.map(({ label, value }) => `- ${label}: ${value}`);
  return [
    `# ${own.title}`,
    "",
    ...own.note,
    "",
    ...processings.flatMap((section, index) => [`## ${index + 1}. ${section.title}`, "", ...list(rowsIn(section)), ""]),
    `## ${own.receivers}`,
    "",
    ...(receivers ? list(rowsIn(receivers)) : []),
    "",
    `## ${own.rules}`,
    "",
    `| ${own.columns.join(" | ")} |`,
    "| --- | --- |",
    ...retentionNames.map((name) => `| \`${name}\` | ${printRetention(name, lang)} |`),
    "",
  ]
    .join("\n")
    .replaceAll(/[\u00A0\u202F]/g, " ");
}

describe("what the documents in docs/privacy say is what the code does", () => {
  test("the data map", () => expect(dataMapDocument()).toMatchFileSnapshot(file("data-map.md")));
  test("the register in English", () => expect(register("en")).toMatchFileSnapshot(file("register.md")));
  test("the register in French", () => expect(register("fr")).toMatchFileSnapshot(file("registre.md")));
});

test.each(languages)("the privacy page quotes every rule of retention (%s)", (lang) => {
  const quoted = JSON.stringify(privacy.sections.map(({ blocks }) => blocks));
  expect(retentionNames.filter((name) => !quoted.includes(`{retention.${name}}`))).toEqual([]);
  const page = JSON.stringify(pageIn(lang));
  expect(page).not.toMatch(/\{retention/);
  for (const name of retentionNames) expect(page).toContain(printRetention(name, lang));
});

test("no sentence about keeping data names a duration of its own", () => {
  const about = records.filter(({ kind, id }) => kind === "notice" || (kind === "page" && id === "privacy"));
  const durations = /\b(two|three|five|\d+) years|\b(deux|trois|cinq|\d+) ans\b|\b\d+ (mois|months|jours|days)\b/gi;
  const named = [...JSON.stringify(about).matchAll(durations)].map(([duration]) => duration);
  expect(named.filter((duration) => !/^30 (jours|days)$/.test(duration))).toEqual([]);
});
