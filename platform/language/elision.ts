/** Puts the French preposition "de" before a noun, elided before a vowel: "d’avril 2026", "de mars 2026". */
export const de = (noun: string) => `${/^[aeiouyéèêâîôûœ]/i.test(noun) ? "d’" : "de "}${noun}`;
