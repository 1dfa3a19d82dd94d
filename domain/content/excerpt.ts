import { languages } from "../../platform/language/language.ts";
import { closedFigures, fold } from "../../platform/language/search-text.ts";
import type { Fact, Site } from "./content.ts";
import { isFactRef, isText, printFact, resolveRecord } from "./resolve.ts";

type Facts = ReadonlyMap<string, Fact>;

/** Every sentence and figure of a record as its pages print it, in both languages. */
export function excerptOf(record: object, facts: Facts, site: Site): string[] {
  const sentences = new Set<string>();
  const print = (fact: Fact | undefined) => fact && languages.forEach((lang) => sentences.add(printFact(fact, lang)));
  function collect(value: unknown) {
    if (isText(value)) for (const lang of languages) sentences.add(resolveRecord(value, lang, facts, site) as string);
    else if (isFactRef(value)) print(facts.get(value.fact));
    else if (typeof value === "string") sentences.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  }
  if ("kind" in record && record.kind === "fact") print(record as Fact);
  collect(record);
  return [...sentences].flatMap((text) => text.split(/\n+|(?<=[.!?]) /)).filter(Boolean);
}

/** The first of these that holds the first of the words, where together they hold all of them; undefined where not. */
export function foundAmong(sentences: readonly string[], terms: readonly string[]) {
  const folded = sentences.map((text) => `${fold(text)} ${fold(closedFigures(text))}`);
  const all = folded.join(" ");
  const [first] = terms;
  if (first === undefined || !terms.every((term) => all.includes(term))) return undefined;
  return sentences[folded.findIndex((text) => text.includes(first))];
}
