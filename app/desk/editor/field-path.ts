/** The longest matching ending of the path wins: "points.title" wins over "title". */
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

/** Top-level sections already have a visible heading, so their legend is only for screen readers. */
export const legendOf = (path: string) => (path.includes(".") ? "field-label" : "sr-only");
