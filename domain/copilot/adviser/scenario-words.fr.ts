import { formats } from "../../../platform/language/format.ts";
import { capital } from "./capital.ts";
import type { scenario as en } from "./scenario-words.en.ts";
import { money, months } from "./sum-words.fr.ts";

const f = formats.fr;

export const scenario: typeof en = {
  is: (then, now) => `**${capital(then)}**, contre ${now} aujourd’hui.`,
  hire: (people, { cents, definition, asOf }) =>
    `Tu n’as pas donné de salaire, c’est donc une hypothèse\u00A0: ${money(cents)} par mois et par personne${asOf ? ` (${f.month(asOf)})` : ""}. ${definition} Redemande avec le tien, par exemple «\u00A0${people === 1 ? "un recrutement" : `${people} recrutements`} à 3\u202F800\u00A0€\u00A0».`,
  yearly: (each, aYear) =>
    `Un salaire de ${money(aYear)} se compte par an\u00A0: ${money(each)} par mois et par personne.`,
  room: (count, floor) =>
    count > 0
      ? `Au-dessus de ${months(floor)} de runway, tu peux payer ${count} ${count === 1 ? "personne" : "personnes"} de plus.`
      : `Au-dessus de ${months(floor)} de runway, tu ne peux payer personne de plus.`,
  roomFor: (each) => `**Pour ${money(each)} par mois et par personne\u00A0:**`,
  anyRoom: "**Ta trésorerie ne baisse pas**\u00A0: dis-moi combien de personnes, et je calcule ce qu’il reste.",
  arrives: (month, left, end) =>
    `Jusqu’en ${f.month(month)}, ta trésorerie tient\u00A0: il reste ${money(left)} fin ${f.monthName(end)}, avant que l’argent arrive.`,
  tooLate: (month, end) =>
    `**Mais l’argent arriverait trop tard**\u00A0: sans lui, ta trésorerie s’épuise en ${f.month(end)}, avant ${f.month(month)}.`,
  fromNow: (month) => `C’est compté dès maintenant, et non à partir de ${f.month(month)}.`,
  critical: (floor) => `C’est sous ton seuil critique de ${months(floor)}.`,
  caution: (floor) => `C’est sous ton plancher de ${months(floor)}.`,
  ends: (month) => `La trésorerie s’épuiserait en ${f.month(month)}.`,
  ask: "Dis-moi ce qui changerait et je recalcule ton runway\u00A0: «\u00A0si j’embauche deux personnes à 3\u202F800\u00A0€\u00A0», «\u00A0si je coupe 2\u202F000\u00A0€ par mois\u00A0», «\u00A0si j’encaisse 50\u202F000\u00A0€\u00A0», «\u00A0si mon MRR double\u00A0».",
  price: "C’est si aucun client ne part à cause du prix.",
  mrr: "À dépenses égales, et si chaque euro de MRR rentre en entier.",
};
