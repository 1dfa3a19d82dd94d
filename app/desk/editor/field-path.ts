/**
 * The words for a path: the longest ending that has any, so for "home.hero.points.2.title" "points.title" before
 * "title". Numbers of items are ignored.
 */
export function wordsAt<Word>(words: Partial<Record<string, Word>>, place: string): Word | undefined {
  const steps = place.split(".").filter((step) => !/^\d+$/.test(step));
  for (let from = 0; from < steps.length; from += 1) {
    const found = words[steps.slice(from).join(".")];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The label of an option at a path. */
export function choiceAt(words: Partial<Record<string, string>>, place: string, option: string | number) {
  const steps = place.split(".").filter((step) => !/^\d+$/.test(step));
  for (let from = 0; from < steps.length; from += 1) {
    const found = words[`${steps.slice(from).join(".")}.${option}`];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The look of a field's legend; top-level sections already have a heading. */
export const legendOf = (path: string) => (path.includes(".") ? "field-label" : "sr-only");
