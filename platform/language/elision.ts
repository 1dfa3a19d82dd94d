/** Puts the French preposition "de" before a noun: "d’avril 2026", "de mars 2026", "du Phare", "de Yuma". */
export function de(noun: string) {
  if (/^(?:[aeiouéèêâîôûœ]|y(?![aeiouéèêâîôûœ]))/i.test(noun)) return `d’${noun}`;
  return withArticle(noun, "du", "des") ?? `de ${noun}`;
}

/** Puts "à" before a noun: "à Sète", "au Phare". */
export const to = (noun: string) => withArticle(noun, "au", "aux") ?? `à ${noun}`;

/** Joins the preposition with the article of a name: "du Phare" for "Le Phare", "des Salines" for "Les Salines". */
function withArticle(noun: string, one: string, many: string) {
  const [, article, rest] = /^(Le|Les) (.+)$/s.exec(noun) ?? [];
  return article && `${article === "Le" ? one : many} ${rest}`;
}
