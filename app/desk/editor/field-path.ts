/**
 * Returns the text in `words` for a field's path. The keys are endings of paths, and the longest matching ending wins:
 * for "home.hero.points.2.title", "points.title" wins over "title". List indexes are ignored.
 */
export function wordsAt<Word>(words: Partial<Record<string, Word>>, place: string): Word | undefined {
  const steps = place.split(".").filter((step) => !/^\d+$/.test(step));
  for (let from = 0; from < steps.length; from += 1) {
    const found = words[steps.slice(from).join(".")];
    if (found !== undefined) return found;
  }
  return undefined;
}

export function choiceAt(words: Partial<Record<string, string>>, place: string, option: string | number) {
  const steps = place.split(".").filter((step) => !/^\d+$/.test(step));
  for (let from = 0; from < steps.length; from += 1) {
    const found = words[`${steps.slice(from).join(".")}.${option}`];
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the CSS class of a field's legend. Top-level sections already have a visible heading, so their legend is only
 * for screen readers.
 */
export const legendOf = (path: string) => (path.includes(".") ? "field-label" : "sr-only");
