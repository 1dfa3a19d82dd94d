import { type ClauseKind, clauseKinds, longestSheet, type ReadClause } from "./clause.ts";
import { type Passage, passagesOf, sentencesOf } from "./passages.ts";
import { rules } from "./rules.ts";

/** Signs of a sheet that are shown of one clause. */
const longestQuote = 900;

/** What a passage says of one clause: all of it, or where it is about several, the sentences that name this one. */
function saidOf(kind: ClauseKind, { heading, text }: Passage, isAlone: boolean) {
  if (isAlone) return text;
  const sentences = sentencesOf(text);
  const own = sentences.filter((sentence) => rules[kind].says.test(sentence) || rules[kind].heading.test(sentence));
  return own.length > 0 ? own.join(" ") : rules[kind].heading.test(heading) ? text : "";
}

type Found = { passage: Passage; text: string };

function passagesFor(passages: readonly Passage[]) {
  const found = new Map<ClauseKind, Found[]>();
  const add = (kind: ClauseKind, each: Found) => found.set(kind, [...(found.get(kind) ?? []), each]);
  const loose = new Set<Passage>();
  for (const passage of passages) {
    const kinds = clauseKinds.filter((kind) => rules[kind].heading.test(passage.heading));
    if (kinds.length === 0 || !passage.text) loose.add(passage);
    else for (const kind of kinds) add(kind, { passage, text: saidOf(kind, passage, kinds.length === 1) });
  }
  // Only what no heading announced is looked for in the text itself: clauses mention one another.
  for (const passage of [...loose, ...passages.filter((each) => !loose.has(each))])
    for (const kind of clauseKinds.filter((each) => !found.has(each))) {
      const sentences = sentencesOf(passage.text).filter((sentence) => rules[kind].says.test(sentence));
      if (sentences.length > 0) add(kind, { passage, text: sentences.join(" ") });
    }
  return found;
}

/** A term sheet clause by clause, in French or in English, by rules alone: the same text is always read alike. */
export function readTermSheet(sheet: string): { clauses: ReadClause[]; missing: ClauseKind[] } {
  const found = passagesFor(passagesOf(sheet.slice(0, longestSheet)));
  const clauses = clauseKinds.flatMap((kind): ReadClause[] => {
    const its = found.get(kind);
    if (!its) return [];
    const text = its.map((each) => each.text).join(" ");
    const oddities = rules[kind].odd(text);
    const verdict = oddities.length > 0 ? "unusual" : rules[kind].usual(text) ? "usual" : "unclear";
    const quote = its.map(({ passage, text: said }) => [passage.heading, said].filter(Boolean).join(": ")).join("\n");
    return [
      { kind, quote: quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote, verdict, oddities },
    ];
  });
  return { clauses, missing: clauseKinds.filter((kind) => !found.has(kind)) };
}
