const gap = "\n\n";

/** The number of identical paragraphs at the start. */
function sameAtStart(some: readonly string[], others: readonly string[]) {
  const differs = some.findIndex((paragraph, index) => paragraph !== others[index]);
  return differs < 0 ? some.length : differs;
}

/** The parts of two texts without their common first and last paragraphs; `isPart` is true if some were left out. */
export function changedPart(before: string, after: string) {
  const [was, is] = [before.split(gap), after.split(gap)];
  const start = sameAtStart(was, is);
  const [wasRest, isRest] = [was.slice(start), is.slice(start)];
  const end = sameAtStart(wasRest.toReversed(), isRest.toReversed());
  const part = (rest: readonly string[]) => rest.slice(0, rest.length - end).join(gap);
  return { before: part(wasRest), after: part(isRest), isPart: start + end > 0 };
}
