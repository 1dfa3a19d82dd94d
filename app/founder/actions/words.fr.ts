import type { ActionName, LeverName, LeverOf } from "../../../domain/lever/lever-kind.ts";
import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Said, words as en } from "./words.en.ts";

const { cents: euros, count, exact, money, month, percent, signed } = formats.fr;

const atLeast = (cents: number) => money(Math.ceil(cents / 100));
const atMost = (cents: number) => money(Math.floor(cents / 100));
const upTo = (cents: number) => `${atLeast(cents)}${cents % 100 === 0 ? "" : " (arrondi au supérieur)"}`;
const downTo = (cents: number) => `${atMost(cents)}${cents % 100 === 0 ? "" : " (arrondi à l’inférieur)"}`;
const rate = (percents: number) => `${exact(percents)}\u00A0%`;
const months = (value: number) => `${count(value)}\u00A0mois`;
const points = (value: number) => `${count(value)}\u00A0${value === 1 ? "point" : "points"}`;

const levers: { [Name in LeverName]: (lever: LeverOf<Name>, steps: readonly string[], band: string) => Said } = {
  "cac-best": ({ now, to, month: day, months: compared, saved, more }) => ({
    title: day ? `Reviens à ce que tu faisais en ${month(day)}` : "Gagne tes clients pour un dixième de moins",
    sum: `${euros(now)} − ${euros(to)} = ${euros(saved)}`,
    effect: day
      ? `Ton meilleur CAC sur ${months(compared)} était de ${euros(to)}. À ce prix, la même dépense amène ${more > 0 ? percent(more) : "moins de 0,1\u00A0%"} de clients en plus.`
      : `${compared > 1 ? `Ton CAC est au plus bas sur ${months(compared)}.` : "Avec un seul mois de chiffres, il n’y en a pas de meilleur à retrouver."} Hypothèse\u00A0: un dixième de moins. À ${euros(to)}, la même dépense amène ${percent(more)} de clients en plus.`,
  }),
  "cac-life": ({ cac, churn, toChurn, life, toLife, aMonth, toMonth }) => ({
    title: `Garde tes clients plus longtemps\u00A0: churn de ${rate(churn)} à ${rate(toChurn)}`,
    sum: `${euros(cac)} × ${rate(churn)} = ${euros(aMonth)}\u00A0par\u00A0mois, puis ${euros(cac)} × ${rate(toChurn)} = ${euros(toMonth)}`,
    effect: `Un client reste 100 ÷ churn mois\u00A0: ${months(life)} aujourd’hui, ${months(toLife)} ensuite. Le même CAC s’étale sur plus de mois.`,
  }),
  "cac-referred": ({ cac, ofTen, to }) => ({
    title: `Fais venir ${ofTen === 1 ? "un nouveau client sur dix" : `${ofTen} nouveaux clients sur dix`} par recommandation`,
    sum: `${euros(cac)} × ${10 - ofTen} ÷ 10 = ${euros(to)}`,
    effect: `Hypothèse\u00A0: un client recommandé ne coûte rien. Ton CAC descend à ${euros(to)}.`,
  }),
  "nps-detractors": ({ now, target, toPassive, toPromoter }) => ({
    title: "Appelle d’abord tes détracteurs",
    sum: `${signed(target)} − (${signed(now)}) = ${points(toPassive)}`,
    effect: `Sur cent réponses, ${toPassive === 1 ? "un détracteur qui devient passif suffit" : `${toPassive} détracteurs qui deviennent passifs suffisent`}, ou ${toPromoter === 1 ? "un qui devient promoteur" : `${toPromoter} qui deviennent promoteurs`}.`,
  }),
  "nps-passives": ({ target, toPromoter }) => ({
    title: "Demande à tes passifs ce qui leur manque",
    sum: `${toPromoter} × 1\u00A0point = ${points(toPromoter)}`,
    effect: `Sur cent réponses, ${toPromoter === 1 ? "un passif qui devient promoteur t’amène" : `${toPromoter} passifs qui deviennent promoteurs t’amènent`} à ${signed(target)}.`,
  }),
  "nps-measure": ({ few, fewPoints, many, manyPoints }) => ({
    title: "Mesure-le\u00A0: tu n’as pas encore de NPS",
    sum: `100 ÷ ${few} = ${fewPoints}\u00A0points par réponse, 100 ÷ ${many} = ${manyPoints}`,
    effect: `Une question à tes clients, de 0 à 10. Avec ${few} réponses, une de plus ou de moins déplace le NPS de ${fewPoints} points\u202F; demandes-en ${many} pour pouvoir comparer deux mois.`,
  }),
  "nps-first": ({ answers, toPassive, toPromoter }) => ({
    title: "Appelle chaque détracteur sous deux jours",
    sum: `100 ÷ ${answers} = ${toPassive}\u00A0points, × 2 = ${toPromoter}`,
    effect: `Sur ${answers} réponses, un détracteur qui devient passif ajoute ${toPassive} points, un qui devient promoteur ${toPromoter}.`,
  }),
  "nps-leavers": ({ mrr, churn, toChurn, lost, kept, inYear }) => ({
    title: "Demande aux clients partis ce qui les a décidés",
    sum: `${euros(mrr)} × ${rate(churn)} = ${euros(lost)} perdus dans le mois`,
    effect: `À ${rate(toChurn)} de churn, tu en gardes ${euros(kept)}, soit ${euros(inYear)} sur douze mois au MRR d’aujourd’hui.`,
  }),
  "runway-burn": ({ cash, burn, target, less, toBurn }) => ({
    title: `Dépense ${atLeast(less)} de moins par mois`,
    sum: `${euros(burn)} − ${euros(cash)} ÷ ${target} = ${upTo(less)}`,
    effect: `Ta dépense nette moyenne passe de ${euros(burn)} à ${atMost(toBurn)}\u00A0: la trésorerie dure ${months(target)}.`,
  }),
  "runway-mrr": ({ mrr, more, percent: share, target, burn, toBurn }) => ({
    title: `Gagne ${atLeast(more)} de MRR à coûts égaux`,
    sum: `${euros(mrr)} + ${euros(more)} = ${euros(mrr + more)}${share === null ? "" : `, soit ${percent(share)} de plus`}`,
    effect: `Ta dépense nette moyenne passe de ${euros(burn)} à ${atMost(toBurn)}\u00A0: la trésorerie dure ${months(target)}.`,
  }),
  "runway-cash": ({ cash, burn, target, more }) => ({
    title: `Fais entrer ${atLeast(more)} en trésorerie`,
    sum: `${target} × ${euros(burn)} − ${euros(cash)} = ${upTo(more)}`,
    effect: `Abonnements annuels payés d’avance, subvention, prêt ou levée\u00A0: la trésorerie dure ${months(target)}.`,
  }),
  "runway-spend": ({ cash, burn, target, gives, more }) => ({
    title: `Ce que tu peux dépenser de plus en gardant ${months(target)}`,
    sum: `${euros(cash)} ÷ ${target} ${burn < 0 ? "+" : "−"} ${euros(Math.abs(burn))} = ${downTo(gives)}`,
    effect: `${atMost(more)} de plus par mois, et la trésorerie dure encore ${months(target)}.`,
  }),
  "runway-surplus": ({ surplus }) => ({
    title: "Ton runway n’a pas de fin\u00A0: tu ne consommes pas de trésorerie",
    sum: `0 − (−${euros(surplus)}) = ${euros(surplus)}\u00A0par\u00A0mois`,
    effect: `Tu peux ajouter ${euros(surplus)} de coûts par mois sans toucher à ta trésorerie.`,
  }),
  "runway-fall": ({ mrr, surplus, percent: share }) => ({
    title: "Jusqu’où le revenu peut baisser",
    sum: `${euros(surplus)} ÷ ${euros(mrr)}${share === null ? "" : ` = ${percent(share)}`}`,
    effect:
      share === null
        ? "Pas encore de MRR\u00A0: la marge n’est pas dans les abonnements."
        : `Ton MRR peut baisser de ${percent(share)} avant que tu consommes de la trésorerie.`,
  }),
  "raise-time": ({ runway, months: needed, burn, cash, spent, startBy, missing }) => ({
    title: startBy
      ? startBy.isPast
        ? "Commence maintenant"
        : `Commence au plus tard en ${month(startBy.month)}`
      : missing > 0
        ? `Trouve d’abord ${atLeast(missing)}`
        : "Rien ne presse",
    sum: `${needed} × ${euros(Math.max(0, burn))} ${missing > 0 ? `− ${euros(cash)} = ${upTo(missing)}` : `= ${euros(spent)}`}`,
    effect:
      runway.state !== "months"
        ? `Hypothèse\u00A0: une levée prend ${months(needed)}. Ta trésorerie dure plus longtemps.`
        : startBy
          ? `Hypothèse\u00A0: une levée prend ${months(needed)}, et tu en as ${count(runway.months)}. Plus tard, tu négocies dos au mur.`
          : `Hypothèse\u00A0: une levée prend ${months(needed)}, et tu en as ${count(runway.months)}. ${atLeast(missing)} de plus te portent jusqu’au bout.`,
  }),
  "raise-score": ({ score, points, target }, steps) => ({
    title:
      score === null
        ? "Scanne ta startup"
        : steps.length === 0
          ? "Ton score dit que tu es prêt"
          : `Fais passer ton score de ${score} à ${score + points}`,
    sum:
      score === null
        ? `12\u00A0questions, 100\u00A0points, prêt à partir de ${target}`
        : `${score} + ${points} = ${score + points}, prêt à partir de ${target}`,
    effect:
      score === null
        ? "Le scan montre ce qui manquerait à un investisseur."
        : steps.length === 0
          ? "Garde tes chiffres à jour chaque mois."
          : `${steps.join("\u202F; ")}.`,
  }),
  "raise-amount": ({ burn, months: lasts, cash, amount, fits }, _, band) => ({
    title:
      amount > 0
        ? `Demande ce que coûtent ${months(lasts)}\u00A0: ${atLeast(amount)}`
        : `Ta trésorerie couvre déjà ${months(lasts)}`,
    sum:
      amount > 0
        ? `${lasts} × ${euros(burn)} − ${euros(cash)} = ${upTo(amount)}`
        : `${lasts} × ${euros(burn)} = ${euros(lasts * burn)}, et tu as ${euros(cash)} en banque`,
    effect:
      fits === null
        ? "Hypothèse\u00A0: l’argent levé dure dix-huit mois, à ta dépense nette moyenne. Ton profil ne donne pas encore de montant."
        : fits === "in"
          ? `À ta dépense nette moyenne, avant tout recrutement. Ton profil dit ${band}\u00A0: les deux s’accordent.`
          : fits === "above"
            ? `À ta dépense nette moyenne, avant tout recrutement. Ton profil dit ${band}\u00A0: c’est moins que ce que coûtent dix-huit mois.`
            : `À ta dépense nette moyenne, avant tout recrutement. Ton profil dit ${band}\u00A0: sache dire ce que paie le reste.`,
  }),
  "raise-growth": ({ months: lasts, from, to }, _, band) => ({
    title: "Dis ce que l’argent accélère",
    sum: band
      ? `${band} ÷ ${lasts} = ${[from, to].flatMap((each) => (each === null ? [] : [downTo(each)])).join(" à ")}\u00A0par\u00A0mois`
      : `montant ÷ ${lasts} = dépense\u00A0par\u00A0mois`,
    effect: band
      ? `Tu ne consommes pas de trésorerie\u00A0: sur ${months(lasts)}, voilà ce que tu pourrais dépenser de plus chaque mois.`
      : "Tu ne consommes pas de trésorerie, et ton profil ne donne pas encore de montant\u00A0: saisis celui que tu cherches.",
  }),
};

const actions: Record<ActionName, { title: string; context: string }> = {
  cac: { title: "Optimiser mon CAC", context: "Ce que coûte un nouveau client, et ce qui le fait bouger" },
  nps: { title: "Améliorer mon NPS", context: "Promoteurs moins détracteurs, et ce qui le fait bouger" },
  runway: { title: "Allonger mon runway", context: "Le temps que tient la trésorerie, et ce qui le fait bouger" },
  raise: { title: "Préparer ma levée", context: "Quand, avec quelle préparation, combien" },
};

export const words: typeof en = {
  levers,
  actions,
  of: (day) => `Trois leviers, sur tes chiffres ${de(month(day))}`,
  stale: "Tes chiffres ont plus de deux mois\u00A0: saisis d’abord le dernier mois.",
  none: {
    title: "Saisis d’abord tes chiffres",
    text: "Les trois leviers se calculent sur tes cinq chiffres du mois.",
    action: "Saisir mes chiffres",
  },
  lever: (number) => `Levier ${number}`,
  effect: "Effet",
  try: "Comparer deux scénarios",
  history: "Mon historique",
  score: "Mon Score Readiness",
  profile: "Compléter le profil",
  note: "Calculé sur tes chiffres, sans IA. Ce n’est pas un conseil financier.",
  back: "Revenir au CoPilot",
};
