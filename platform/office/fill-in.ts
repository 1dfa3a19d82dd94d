import type { Run } from "./text.ts";

const place = /\[([a-z_]+)\]/g;

/** Each value becomes a separate piece, so that it can be formatted differently from the sentence. */
export function fillIn(sentence: string, valueOf: (name: string) => Run): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of sentence.matchAll(place)) {
    if (found.index > from) runs.push(sentence.slice(from, found.index));
    runs.push(valueOf(found[1] ?? ""));
    from = found.index + found[0].length;
  }
  return from < sentence.length ? [...runs, sentence.slice(from)] : runs;
}

export const placesIn = (sentence: string) => [...new Set([...sentence.matchAll(place)].map(([, name = ""]) => name))];
