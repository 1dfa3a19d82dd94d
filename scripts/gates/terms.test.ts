import { expect, test } from "vitest";
import { records } from "../../content/all.ts";
import { type Lang, languages } from "../../platform/language/language.ts";
import { sources, textsOf } from "./sources.ts";

type Term = { keep: string; out: RegExp };

const terms: Record<Lang, Term[]> = {
  en: [
    { keep: "excluding VAT (a price says excl. tax, as specified)", out: /before tax|excluding tax|net of tax/i },
    { keep: "approved", out: /\b(?:validated|qualified|verified) investors?\b/i },
    { keep: "in the programme", out: /\bon the programme\b|programme members/i },
    { keep: "employer contributions included", out: /charges included/i },
    { keep: "prêts d’honneur", out: /honou?r loans?/i },
    { keep: "schemes, grants", out: /\b(?:list of|possible|innovation|public) aids\b/i },
    { keep: "taxed on actual profit", out: /real profits?\b/i },
    { keep: "an SAS", out: /\ba SAS\b/ },
    { keep: "subscribe for shares", out: /subscrib(?:e|es|ed|ing) (?:the |€?[\d,]+ of )?shares/i },
    { keep: "by our own count", out: /according to The Lab/i },
    { keep: "we", out: /\ba person (?:reads|answers|decides|looks)/i },
    { keep: "no one", out: /\bnobody\b/i },
    { keep: "annual revenue", out: /\byearly revenue\b/i },
    {
      keep: "PropTech, CleanTech, FinTech",
      out: /Property tech|Real estate tech|\b(?:Fin|Health|Ed|Food)tech\b|Cleantech/,
    },
    { keep: "discovery call", out: /\bdiscovery (?:interview|meeting)\b/i },
    { keep: "startup", out: /\bstart-ups?\b/i },
  ],
  fr: [
    { keep: "churn, « (attrition) » une fois", out: /(?<!churn \(l’)attrition/i },
    { keep: "term sheet", out: /lettre d’intention(?!\.?$| de l’investisseur)/i },
    { keep: "le pre-money", out: /\bla (?:pre|post)-money/i },
    { keep: "startup, hors du titre du guide", out: /start-ups?\b(?! en 30\s)/i },
    { keep: "seed, pre-seed", out: /pré-amorçage/i },
    { keep: "validé", out: /investisseurs? (?:qualifiés?|approuvés?)\b/i },
    { keep: "Immobilier tech, CleanTech, FinTech", out: /PropTech|\b(?:Fin|Health|Ed|Food)tech\b|Cleantech/ },
    { keep: "si vous n’avez rien demandé", out: /Si ce n’était pas vous/i },
    { keep: "au plus tard le", out: /avant le \{|avant le \d+ inclus/i },
    { keep: "selon nos relevés", out: /selon The Lab/i },
    { keep: "Score Readiness", out: /score de préparation|scans? de maturité/i },
    { keep: "appel découverte", out: /entretien (?:de )?découverte/i },
  ],
};

function textsIn(part: unknown, lang: Lang): string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("literal" in part && part.literal === true) return [];
  const own = lang in part ? (part as Record<Lang, unknown>)[lang] : undefined;
  return typeof own === "string" ? [own] : Object.values(part).flatMap((each) => textsIn(each, lang));
}

/** The texts of pages, articles and the guide are in content records, all others in source files. */
function everyText(lang: Lang) {
  const files = sources.filter(({ path }) => new RegExp(`\\.${lang}\\.tsx?$|^emails/.*\\.tsx?$`).test(path));
  return [
    ...files.flatMap((source) => textsOf(source).map((text) => [source.path, text] as const)),
    ...records.flatMap((record) =>
      textsIn(record, lang).map((text) => [`${record.kind} ${"id" in record ? record.id : ""}`, text] as const),
    ),
  ];
}

test.each(languages)("one notion has one word in product, e-mails, pages and articles (%s)", (lang) => {
  const texts = everyText(lang);
  expect(texts.length).toBeGreaterThan(3_000);
  const found = terms[lang].flatMap(({ keep, out }) =>
    texts.flatMap(([place, text]) => {
      const said = out.exec(text);
      return said ? [`${place}: “${said[0]}”; say ${keep}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
