import type { Lang } from "./language.ts";
import { fold } from "./search-text.ts";

/**
 * Words that occur in only one of the two languages. Words of both languages, such as "on", "plus" and "burn", are left
 * out.
 */
const words: Record<Lang, ReadonlySet<string>> = {
  fr: new Set(
    "je j jai jsuis jembauche jfais tu il elle nous vous mon ma mes notre nos ton ta tes le la les l un une des du de et est c ca ce cest qu que qui quoi quel quelle quels quelles combien cb quand qd comment pourquoi pk si pour par dans avec sans sur sous jusqu reste tiens tient fais faut dois peux veux embauche recrute leve lever levee depense depenses tresorerie treso mois chiffres croissance aides subvention subventions donne moi aussi stp svp bonjour merci au aux ya".split(
      " ",
    ),
  ),
  en: new Set(
    "i im we our my the is are am was what whats which who when how why much many do does did can could should would if of for with and from to until have has get need hire hiring raise raising spend spending left last month months money customers growth grow grants tell show give this that it its us you your will be been hello hi thanks please pls".split(
      " ",
    ),
  ),
};

/** Returns the language of a text; null if the text could be in either language, such as "burn ?". */
export function languageOf(text: string): Lang | null {
  const typed = fold(text).split(" ");
  const [fr, en] = (["fr", "en"] as const).map((lang) => typed.filter((word) => words[lang].has(word)).length);
  const [inFrench, inEnglish] = [(fr ?? 0) + (/[àâçèéêëîïôùûœ]/i.test(text) ? 1 : 0), en ?? 0];
  if (inFrench > inEnglish) return inFrench >= inEnglish * 2 ? "fr" : null;
  return inEnglish > inFrench && inEnglish >= inFrench * 2 ? "en" : null;
}
