const values: Record<string, number> = {
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12 },
  ...{ treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, vingts: 20, trente: 30, quarante: 40 },
  ...{ cinquante: 50, soixante: 60, septante: 70, huitante: 80, nonante: 90, cent: 100, cents: 100, mille: 1e3 },
  ...{ million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  ...{ two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ hundred: 100, hundreds: 100, thousand: 1e3, thousands: 1e3, billion: 1e9, billions: 1e9 },
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
/** One, behind another number: alone it is mostly no number. */
const ones = /^(?:une?|one)$/;
const times = /^(?:(doubl|twice|twofold)|(tripl|thrice|threefold)|(quadrupl|fourfold))/;

/** Numbers that a text says in words, French or English: "quarante-deux" is 42, "un tiers" a third, "doubled" 2. */
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
