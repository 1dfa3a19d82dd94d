import { type Lang, languages } from "../../platform/language/language.ts";
import { closedFigures, fold } from "../../platform/language/search-text.ts";
import type { Fact, Site } from "./content.ts";
import { resolveRecord } from "./resolve.ts";
import { isFactRef } from "./references.ts";
import { isText, printFact } from "./print-fact.ts";

type Facts = ReadonlyMap<string, Fact>;

/** Returns every sentence and figure of a record as displayed, first in `lang`, then in the other language. */
export function excerptOf(record: object, lang: Lang, facts: Facts, site: Site): string[] {
  const sentences = new Set<string>();
  function collect(value: unknown, printed: Lang) {
    const print = (fact: Fact | undefined) => fact && sentences.add(printFact(fact, printed));
    if (isText(value)) sentences.add(resolveRecord(value, printed, facts, site) as string);
    else if (isFactRef(value)) print(facts.get(value.fact));
    else if (typeof value === "string") sentences.add(value);
    else if (typeof value === "object" && value !== null) {
      if ("kind" in value && value.kind === "fact") print(value as Fact);
      for (const each of Object.values(value)) collect(each, printed);
    }
  }
  for (const each of new Set([lang, ...languages])) collect(record, each);
  return [...sentences].flatMap((text) => text.split(/\n+|(?<=[.!?]) /)).filter(Boolean);
}

/**
 * Returns the first sentence that contains the first search term. Returns undefined unless every term occurs in at
 * least one of the sentences.
 */
export function foundAmong(sentences: readonly string[], terms: readonly string[]) {
  const folded = sentences.map((text) => `${fold(text)} ${fold(closedFigures(text))}`);
  const all = folded.join(" ");
  const [first] = terms;
  if (first === undefined || !terms.every((term) => all.includes(term))) return undefined;
  return sentences[folded.findIndex((text) => text.includes(first))];
}
