import { type Match, type Term, termNames, terms } from "../../../domain/match/match.ts";

/** One stroke stands for ten points that the criterion can score. */
const strokes = (term: Term) => terms[term] / 10;
const filled = (term: Term, { points, of }: { points: number; of: number }) =>
  of === 0 ? 0 : Math.floor((strokes(term) * points) / of);

const [gap, between, tall, short] = [5, 6, 16, 6];

/** Draws a match as strokes: tall for points reached, short for points missed. */
export function Tally({ match, only = termNames }: { match: Match; only?: readonly Term[] }) {
  const groups = match.reasons.filter(({ term }) => only.includes(term));
  let x = 1.5;
  const [good, missing]: [string[], string[]] = [[], []];
  for (const reason of groups) {
    const done = filled(reason.term, reason);
    for (let stroke = 0; stroke < strokes(reason.term); stroke += 1) {
      if (stroke < done) good.push(`M${x} 0v${tall}`);
      else missing.push(`M${x} ${tall - short}v${short}`);
      x += gap;
    }
    x += between;
  }
  const width = x - gap - between + 1.5;
  return (
    <svg className="tally" viewBox={`0 0 ${width} ${tall}`} width={width} height={tall} aria-hidden>
      <path d={missing.join("")} />
      <path d={good.join("")} className="fits" />
    </svg>
  );
}
