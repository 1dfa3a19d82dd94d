import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { FactRef, Figure, Picture, Resolved, Site } from "./content.ts";
import { isFactRef, isImageRef, isUnproven, type Pictures, type StoredPicture } from "./references.ts";
import { agreed, isObject, isText, printFact, type Facts, words } from "./print-fact.ts";

const noPictures: Pictures = new Map();
const twoWords = /^\p{L}+(?:[ \u00A0]\p{L}+)?/u;

export function resolveRecord<T>(record: T, lang: Lang, facts: Facts, site: Site, pictures?: Pictures): Resolved<T>;
export function resolveRecord(record: unknown, lang: Lang, facts: Facts, site: Site, pictures = noPictures): unknown {
  const resolve = (value: unknown): unknown => {
    if (isText(value)) return words(value, lang, facts, site);
    if (isFactRef(value)) return figure(value, lang, facts, site);
    if (isImageRef(value)) return picture(pictures.get(value.image), lang);
    if (Array.isArray(value)) return value.filter((part) => !isHidden(part, facts, site)).map(resolve);
    if (!isObject(value)) return value;
    const resolved = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
    const { figure: counted } = value;
    const { label } = resolved;
    if (!isFactRef(counted) || typeof label !== "string") return resolved;
    return { ...resolved, label: label.replace(twoWords, (named) => agreed(named, facts.get(counted.fact), lang)) };
  };
  return resolve(record);
}

/** Hides a list item with an unconfirmed figure; figures quoted inside sentences are not hidden here. */
const isHidden = (part: unknown, facts: Facts, site: Site) =>
  !site.sampleContentShown && isObject(part) && isFactRef(part["figure"]) && isUnproven(part["figure"], facts);

function figure(ref: FactRef, lang: Lang, facts: Facts, site: Site): Figure {
  const fact = facts.get(ref.fact);
  if (!fact) throw new Error(`No fact ${ref.fact}`);
  return {
    text: (ref.sign ?? "") + printFact(fact, lang) + (ref.atLeast ? "+" : ""),
    number: typeof fact.value === "number" ? fact.value : null,
    label: words(fact.label, lang, facts, site),
    definition: words(fact.definition, lang, facts, site),
    asOf: fact.asOf && formats[lang].date(fact.asOf),
    confirm: fact.confirm,
  };
}

export function picture(stored: StoredPicture | undefined, lang: Lang): Picture | undefined {
  return stored && { ...stored, alt: stored.alt[lang] };
}
