import { type ClauseKind, clauseKinds, type ReadClause } from "./clause.ts";
import { sheetLimits } from "./limits.ts";
import { heads, says } from "./finding.ts";
import { judge } from "./judging.ts";
import { type Passage, passagesOf, sentencesOf } from "./passages.ts";
import { plain, unbroken } from "./plain.ts";

const longestQuote = 900;

const announcedBy = (heading: string) => clauseKinds.filter((kind) => heads(kind, plain(heading)));

type Sentence = { text: string; kinds: ClauseKind[] };

/** A sentence that mentions no kind of clause gets the kinds of the previous sentence. */
function sentencesIn(text: string) {
  const sentences: Sentence[] = [];
  for (const sentence of sentencesOf(text)) {
    const words = plain(sentence);
    const kinds = clauseKinds.filter((kind) => says(kind, words));
    sentences.push({ text: sentence, kinds: kinds.length > 0 ? kinds : (sentences.at(-1)?.kinds ?? []) });
  }
  return sentences;
}

const textOf = (kind: ClauseKind, sentences: readonly Sentence[]) =>
  sentences
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join(" ");

type Found = { heading: string; text: string };

function passagesFor(passages: readonly Passage[]) {
  const found = new Map<ClauseKind, Found[]>();
  const add = (kind: ClauseKind, each: Found) => found.set(kind, [...(found.get(kind) ?? []), each]);
  const announced = passages.map(({ heading, text }) => ({
    heading: text ? heading : "",
    text: text || heading,
    kinds: text ? announcedBy(heading) : [],
    sentences: sentencesIn(text || heading),
  }));
  for (const { heading, text, kinds, sentences } of announced)
    for (const kind of kinds) add(kind, { heading, text: (kinds.length > 1 && textOf(kind, sentences)) || text });
  // A kind with its own heading is not searched elsewhere, because other clauses often mention the kind.
  const headed = new Set(found.keys());
  for (const kind of clauseKinds.filter((each) => !headed.has(each)))
    for (const isLoose of [true, false]) {
      if (found.has(kind)) continue;
      for (const { heading, sentences } of announced.filter((each) => (each.kinds.length === 0) === isLoose)) {
        const text = textOf(kind, sentences);
        if (text) add(kind, { heading, text });
      }
    }
  return found;
}

function quoteOf(its: readonly Found[]) {
  const lines = its.map(({ heading, text }, place) =>
    heading && heading !== its[place - 1]?.heading && !text.startsWith(heading) ? `${heading}: ${text}` : text,
  );
  const quote = lines.join("\n");
  if (quote.length <= longestQuote) return quote;
  // Cut the quote before the last word or number, which may be incomplete.
  return `${quote.slice(0, longestQuote).replace(/[\s\d.,’'€]+$|\s+\S*$/u, "")}…`;
}

/** Only fixed rules are used, so that equal texts give equal results. */
export function readTermSheet(sheet: string): { clauses: ReadClause[]; missing: ClauseKind[] } {
  const passages = passagesOf(
    unbroken(sheet.slice(0, sheetLimits.characters)),
    (heading) => announcedBy(heading).length > 0,
  );
  const found = passagesFor(passages);
  const clauses = clauseKinds.flatMap((kind): ReadClause[] => {
    const its = found.get(kind);
    if (!its) return [];
    const [headings, texts] = [its.map(({ heading }) => heading), its.map(({ text }) => text)];
    return [{ kind, quote: quoteOf(its), ...judge(kind, headings.join(" "), texts.join(" ")) }];
  });
  return { clauses, missing: clauseKinds.filter((kind) => !found.has(kind)) };
}
