/**
 * What a place in a record is called: of "home.hero.points.2.title" the longest end that has words, "points.title"
 * before "title". Numbers of items don't count.
 */
export function wordsAt<Word>(words: Partial<Record<string, Word>>, place: string): Word | undefined {
  const steps = place.split(".").filter((step) => !/^\d+$/.test(step));
  for (let from = 0; from < steps.length; from += 1) {
    const found = words[steps.slice(from).join(".")];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a choice is called at a place. */
export function choiceAt(words: Partial<Record<string, string>>, place: string, option: string | number) {
  const steps = place.split(".").filter((step) => !/^\d+$/.test(step));
  for (let from = 0; from < steps.length; from += 1) {
    const found = words[`${steps.slice(from).join(".")}.${option}`];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How a field's legend looks: a section is headed by its summary already. */
export const legendOf = (path: string) => (path.includes(".") ? "field-label" : "sr-only");
