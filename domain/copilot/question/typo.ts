/** Swapping two neighbouring letters counts as one edit; the result is at most `most + 1`. */
function lettersApart(one: string, other: string, most: number) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now[at] = least;
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? most + 1;
}

const forgiven = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);
const letters = (word: string) => [...word].toSorted().join("");

export const isTyped = (typed: string, known: string) => {
  if (typed === known) return true;
  // In a four-letter word only swapped letters are tolerated, because any other change gives another word.
  if (known.length === 4) return typed[0] === known[0] && letters(typed) === letters(known);
  const most = forgiven(known);
  return most > 0 && typed[0] === known[0] && lettersApart(typed, known, most) <= most;
};
