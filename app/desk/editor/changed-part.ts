const gap = "\n\n";

/** Returns the number of identical paragraphs at the beginning of both texts. */
function sameAtStart(some: readonly string[], others: readonly string[]) {
  const differs = some.findIndex((paragraph, index) => paragraph !== others[index]);
  return differs < 0 ? some.length : differs;
}

/**
 * Returns two texts without the paragraphs that are identical at the beginning and at the end. `isPart` is true when
 * paragraphs were left out.
 */
export function changedPart(before: string, after: string) {
  const [was, is] = [before.split(gap), after.split(gap)];
  const start = sameAtStart(was, is);
  const [wasRest, isRest] = [was.slice(start), is.slice(start)];
  const end = sameAtStart(wasRest.toReversed(), isRest.toReversed());
  const part = (rest: readonly string[]) => rest.slice(0, rest.length - end).join(gap);
  return { before: part(wasRest), after: part(isRest), isPart: start + end > 0 };
}
