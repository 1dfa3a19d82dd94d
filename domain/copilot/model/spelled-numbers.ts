import { spelledValues } from "../../../platform/language/spelled-number.ts";

const values: Record<string, number> = {
  ...spelledValues,
  ...{ dizaine: 10, douzaine: 12, quinzaine: 15, vingtaine: 20, trentaine: 30, quarantaine: 40, cinquantaine: 50 },
  ...{
    soixantaine: 60,
    centaine: 100,
    centaines: 100,
    millier: 1e3,
    milliers: 1e3,
    dizaines: 10,
    dozen: 12,
    dozens: 12,
  },
};
const parts: Record<string, number> = {
  ...{ moitié: 1 / 2, half: 1 / 2, tiers: 1 / 3, third: 1 / 3, quart: 1 / 4, quarts: 1 / 4, quarter: 1 / 4 },
};
/**
 * "un", "une" and "one" count as 1 only after another number ("vingt et un"), because alone they are mostly articles.
 */
const ones = /^(?:une?|one)$/;
const times = /^(?:(doubl|twice|twofold)|(tripl|thrice|threefold)|(quadrupl|fourfold))/;

/**
 * Returns the numbers written as words in a French or English text: "quarante-deux" is 42, "un tiers" is 1/3, "doubled"
 * is 2.
 */
export function spelledNumbersIn(text: string): number[] {
  const found: number[] = [];
  let [whole, group, isOpen] = [0, 0, false];
  const close = () => {
    if (isOpen) found.push(whole + group);
    [whole, group, isOpen] = [0, 0, false];
  };
  for (const word of text.toLowerCase().match(/\p{L}+|[^\p{L}\s-]+/gu) ?? []) {
    const value = values[word];
    if (value === undefined) {
      if (isOpen && (word === "et" || word === "and")) continue;
      if (isOpen && ones.test(word)) {
        group += 1;
        continue;
      }
      close();
      const [, two, three, four] = times.exec(word) ?? [];
      const part = two ? 2 : three ? 3 : four ? 4 : parts[word];
      if (part !== undefined) found.push(part);
      continue;
    }
    isOpen = true;
    if (value >= 1_000) [whole, group] = [whole + Math.max(1, group) * value, 0];
    else if (value === 100) group = Math.max(1, group) * 100;
    else if (value === 20 && group % 100 === 4) group += 76;
    else group += value;
  }
  close();
  return found;
}
