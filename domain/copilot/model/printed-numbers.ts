const number =
  /(\d{1,3}(?:[ \u00A0\u2009\u202F.,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?:[ \u00A0\u202F]?(k|K|M|millions?|mille|thousand)(?![\p{L}\d]))?/gu;
const scale: Record<string, number> = {
  k: 1e3,
  K: 1e3,
  M: 1e6,
  million: 1e6,
  millions: 1e6,
  mille: 1e3,
  thousand: 1e3,
};

/** Returns both interpretations of digits such as "5.250": 5.25 (decimal point) and 5250 (thousands separator). */
function readings(digits: string, by: string) {
  const joined = digits.replace(/[ \u00A0\u2009\u202F'’]/g, "");
  const times = scale[by] ?? 1;
  const grouped = joined.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".");
  const plain = joined.replace(",", ".");
  const decimals = (text: string) => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return [grouped, plain]
    .filter((each) => Number.isFinite(Number(each)))
    .map((each) => ({ value: Number(each) * times, step: times / 10 ** decimals(each) }));
}

export const printedNumbersIn = (text: string): number[] =>
  [...text.matchAll(number)].flatMap(([, digits = "", by = ""]) => readings(digits, by).map(({ value }) => value));

export const withoutDigits = (text: string) => text.replace(number, " ");

/**
 * Returns all numbers in a tool's result. The month number of a date is left out, because texts name months in words.
 */
export const numbersIn = (source: unknown): number[] =>
  [...JSON.stringify(source ?? null).matchAll(/(\d{4})-\d{2}-(\d{2})|-?\d+(?:\.\d+)?/g)]
    .flatMap(([each, year, day]) => (year ? [Number(year), ...(day === "01" ? [] : [Number(day)])] : [Number(each)]))
    .map(Math.abs);

/** Returns the text's numbers that are neither known numbers nor rounded known numbers. */
export function unverifiedIn(text: string, known: readonly number[]) {
  const found: string[] = [];
  const different = [...new Set(known)];
  for (const line of text.split("\n")) {
    const mark = /^\s*(?=\d{1,2}[.)]\s)/.exec(line)?.[0].length;
    for (const match of line.matchAll(number)) {
      const [whole, digits = "", by = ""] = match;
      if (match.index === mark) continue;
      const isKnown = readings(digits, by).some(({ value, step }) =>
        different.some(
          (each) => Math.abs(each - value) < step / 2 + 1e-9 || (each > 0 && Math.floor(each / step) * step === value),
        ),
      );
      if (!isKnown && !found.includes(whole.trim())) found.push(whole.trim());
    }
  }
  return found;
}
