import type { FactRef, ImageRef, Picture, Site, Text } from "./content.ts";
import { isObject, isText, quotableSettings, quoteFact, quoteRetention, settingOf, type Facts } from "./print-fact.ts";

export type StoredPicture = Omit<Picture, "alt"> & { alt: Text };
export type Pictures = ReadonlyMap<string, StoredPicture>;

const placeholder = /\{([^{}]*)\}/g;

export const isUnproven = (record: unknown, facts: Facts) =>
  quotedIn(record).some(({ fact }) => fact !== undefined && facts.get(fact.split(":")[0] ?? "")?.confirm === true);

export function unknownFacts(record: unknown, facts: Facts): string[] {
  return [
    ...new Set(quotedIn(record).flatMap(({ fact }) => (fact !== undefined && !isKnownFact(fact, facts) ? [fact] : []))),
  ];
}

const isKnownFact = (name: string, facts: Facts) =>
  settingOf(name) !== undefined ||
  quoteRetention(name, "en") !== undefined ||
  quoteFact(name, "en", facts) !== undefined;

/** Returns a record's references to unknown facts or pictures, each with its path in the record. */
export function unknownReferences(record: unknown, facts: Facts, pictures: Pictures) {
  return quotedIn(record).filter(({ fact, image }) =>
    fact === undefined ? !pictures.has(image ?? "") : !isKnownFact(fact, facts),
  );
}

type Quoted = { path: string[]; fact?: string; image?: string };

export function quotedIn(record: unknown): Quoted[] {
  const quoted: Quoted[] = [];
  const collect = (value: unknown, path: string[]) => {
    if (isText(value)) {
      for (const lang of ["en", "fr"] as const)
        for (const [, name = ""] of value[lang].matchAll(placeholder))
          quoted.push({ path: [...path, lang], fact: name });
    } else if (isFactRef(value)) quoted.push({ path, fact: value.fact });
    else if (isImageRef(value)) quoted.push({ path, image: value.image });
    else if (isObject(value)) for (const [key, part] of Object.entries(value)) collect(part, [...path, key]);
  };
  collect(record, []);
  return quoted;
}

export function settingsToComplete(records: unknown[], site: Site) {
  const quoted = new Set(records.flatMap((record) => quotedIn(record).map(({ fact = "" }) => settingOf(fact))));
  return quotableSettings.filter((setting) => quoted.has(setting) && site[setting] === "");
}

export const isFactRef = (value: unknown): value is FactRef => isObject(value) && typeof value["fact"] === "string";

export const isImageRef = (value: unknown): value is ImageRef => isObject(value) && typeof value["image"] === "string";
