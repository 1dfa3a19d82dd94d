import type { TermClause } from "../domain/content/content.ts";
import { reviewAfter } from "../domain/content/review.ts";

/**
 * Returns the URL of a clause in a public copy of the Galion Project's model term sheet (series A). The copy has no
 * date.
 */
const galion = (clause: string) =>
  `https://github.com/CommonAccord/Cmacc-Org/blob/f69937dd16f697d6ebb965d30256e2be2cbb9978/Doc/G/GalionProject-TermSheet-CmA/${clause}/0.md`;

/**
 * Marks a clause as "to be checked", unless two independent web pages, of which we have copies, state the same about
 * the clause.
 */
const unchecked: Pick<TermClause, "kind" | "sourceLink" | "sourceDate" | "reviewBy" | "confirm"> = {
  kind: "term-clause",
  sourceLink: null,
  sourceDate: null,
  reviewBy: reviewAfter("2026-11-24"),
  confirm: true,
};

/** The clauses of a term sheet: what each clause means, and what is usual in France. */
export const termClauses: TermClause[] = [
  {
    ...unchecked,
    id: "valuation",
    name: { en: "Valuation", fr: "Valorisation" },
    means: {
      en: "The price of your company before the new money (pre-money). It sets the share you give up.",
      fr: "Le prix de ta société avant l’argent nouveau (pre-money). Il fixe la part que tu cèdes.",
    },
    usual: {
      en: "A pre-money amount on a fully diluted basis, known when you sign.",
      fr: "Un montant pre-money, sur une base entièrement diluée, connu à la signature.",
    },
    sourceLink: galion("Sec/Financing"),
  },
  {
    ...unchecked,
    id: "amount",
    name: { en: "Amount", fr: "Montant" },
    means: { en: "What the investors pay, and when.", fr: "Ce que les investisseurs versent, et quand." },
    usual: {
      en: "One payment, or tranches whose conditions are written down and can be measured.",
      fr: "Un montant versé en une fois, ou en tranches dont les conditions sont écrites et mesurables.",
    },
  },
  {
    ...unchecked,
    id: "securities",
    name: { en: "Securities", fr: "Titres" },
    means: {
      en: "What the investor gets: ordinary shares, preferred shares, or BSA AIR.",
      fr: "Ce que l’investisseur reçoit : actions ordinaires, de préférence, ou BSA AIR.",
    },
    usual: {
      en: "Preferred shares from the seed round on; BSA AIR while no price is set yet.",
      fr: "Des actions de préférence à partir de l’amorçage ; des BSA AIR quand on ne fixe pas encore le prix.",
    },
  },
  {
    ...unchecked,
    id: "option-pool",
    name: { en: "Option pool (BSPCE)", fr: "Pool de BSPCE" },
    means: {
      en: "The share of capital kept for employees. If it’s created before the round, only the founders are diluted.",
      fr: "La part du capital réservée aux salariés. Créé avant le tour, il dilue les fondateurs seuls.",
    },
    usual: {
      en: "Around 10%, up to 15%, most often made before the round.",
      fr: "Autour de 10 %, jusqu’à 15 %, le plus souvent créé avant le tour.",
    },
    sourceLink: galion("Sec/Employee-Stock"),
  },
  {
    ...unchecked,
    id: "liquidation",
    name: { en: "Liquidation preference", fr: "Liquidation préférentielle" },
    means: {
      en: "Who is paid first when the company is sold or closed.",
      fr: "Qui est payé d’abord quand la société est vendue ou fermée.",
    },
    usual: {
      en: "One times the money invested, with no share of the rest or a capped one.",
      fr: "Une fois la mise, sans participer ensuite au solde, ou avec une participation plafonnée.",
    },
    sourceLink:
      "https://maddyness.com/2024/09/24/la-clause-de-liquidation-preferentielle-est-elle-devenue-un-standard-de-marche",
    sourceDate: "2024-09-24",
  },
  {
    ...unchecked,
    id: "anti-dilution",
    name: { en: "Anti-dilution", fr: "Anti-dilution" },
    means: {
      en: "What the investor gets if a later round is cheaper.",
      fr: "Ce que reçoit l’investisseur si un tour suivant se fait moins cher.",
    },
    usual: {
      en: "A weighted average, which spreads the drop across everyone.",
      fr: "La moyenne pondérée, qui partage la baisse entre tous.",
    },
    sourceLink: galion("Sec/Anti-Dilution"),
  },
  {
    ...unchecked,
    id: "pro-rata",
    name: { en: "Pro rata right", fr: "Maintien de la participation" },
    means: {
      en: "The right to invest in later rounds to keep the same percentage.",
      fr: "Le droit de suivre aux tours suivants pour garder son pourcentage.",
    },
    usual: { en: "Up to the investor’s share, not beyond.", fr: "À hauteur de la quote-part, pas au-delà." },
    sourceLink: galion("Sec/Preemptive-Rights"),
  },
  {
    ...unchecked,
    id: "transfer",
    name: { en: "Pre-emption and lock-up", fr: "Préemption et inaliénabilité" },
    means: {
      en: "Who can buy first when a shareholder sells, and how long founders keep their shares.",
      fr: "Qui peut acheter d’abord quand un associé vend, et combien de temps les fondateurs gardent leurs titres.",
    },
    usual: {
      en: "A right of first refusal among shareholders, a lock-up of three to five years with free transfers.",
      fr: "Un droit de préemption entre associés, une inaliénabilité de trois à cinq ans avec des cessions libres.",
    },
    sourceLink: galion("Sec/Lock-Up"),
  },
  {
    ...unchecked,
    id: "drag-along",
    name: { en: "Drag-along", fr: "Sortie forcée" },
    means: {
      en: "A majority that accepts an offer can force the others to sell too.",
      fr: "Une majorité qui accepte une offre peut obliger les autres à vendre avec elle.",
    },
    usual: {
      en: "A clear majority of the capital, more than 75% in the Galion term sheet, often after some years or above a price.",
      fr: "Une majorité nette du capital, plus de 75 % dans la term sheet Galion, souvent après quelques années ou au-dessus d’un prix.",
    },
    sourceLink: galion("Sec/Drag-Along"),
  },
  {
    ...unchecked,
    id: "tag-along",
    name: { en: "Tag-along", fr: "Sortie conjointe" },
    means: {
      en: "If one shareholder sells, the others can sell on the same terms.",
      fr: "Si un associé vend, les autres peuvent vendre aux mêmes conditions.",
    },
    usual: {
      en: "Pro rata in ordinary times, in full when control changes.",
      fr: "Proportionnelle en temps normal, totale quand le contrôle change.",
    },
    sourceLink: galion("Sec/Co-Sale"),
  },
  {
    ...unchecked,
    id: "leaver",
    name: { en: "Founders leaving", fr: "Départ des fondateurs" },
    means: {
      en: "What happens to your shares if you leave: vesting, good and bad leaver.",
      fr: "Ce que deviennent tes titres si tu pars : vesting, good et bad leaver.",
    },
    usual: {
      en: "Vesting over three or four years, a discount for misconduct or an early departure only.",
      fr: "Une acquisition sur trois ou quatre ans, une décote pour faute ou départ anticipé seulement.",
    },
    sourceLink: "https://lafrancequiose.com/comprendre-vesting-enjeux",
  },
  {
    ...unchecked,
    id: "board",
    name: { en: "Governance", fr: "Gouvernance" },
    means: {
      en: "Who sits on the board or committee, and who decides there.",
      fr: "Qui siège au conseil ou au comité, et qui y décide.",
    },
    usual: {
      en: "One seat or an observer for the investor; founders keep the majority.",
      fr: "Un siège ou un censeur pour l’investisseur ; les fondateurs gardent la majorité.",
    },
    sourceLink: galion("Sec/Board"),
  },
  {
    ...unchecked,
    id: "veto",
    name: { en: "Reserved matters", fr: "Décisions importantes" },
    means: {
      en: "What you can’t decide without the investors’ consent.",
      fr: "Ce que tu ne peux pas décider sans l’accord des investisseurs.",
    },
    usual: {
      en: "A short list: articles, capital, merger, debt or a large expense outside the budget.",
      fr: "Une liste courte : statuts, capital, fusion, dette ou dépense lourde hors budget.",
    },
    sourceLink: galion("Annex/MaterialDecisions"),
  },
  {
    ...unchecked,
    id: "information",
    name: { en: "Information", fr: "Information" },
    means: {
      en: "What you send to the investors, and how often.",
      fr: "Ce que tu envoies aux investisseurs, et à quel rythme.",
    },
    usual: {
      en: "A monthly or quarterly update, the annual accounts.",
      fr: "Un point mensuel ou trimestriel, les comptes annuels.",
    },
    sourceLink:
      "https://github.com/CommonAccord/Cmacc-Source/blob/d01160717e8cc3800bca32ac1684dccacdd02d3b/Doc/G/GalionProject-TermSheet-CmA/Sec/Focus/Information-Audit/0.md",
  },
  {
    ...unchecked,
    id: "warranties",
    name: { en: "Representations and warranties", fr: "Déclarations et garanties" },
    means: {
      en: "What you state about the company, and what you pay if it’s wrong.",
      fr: "Ce que tu affirmes de la société, et ce que tu paies si c’est faux.",
    },
    usual: {
      en: "A capped warranty, at most the amount invested in the Galion term sheet, for twelve to thirty-six months.",
      fr: "Une garantie plafonnée, au montant investi dans la term sheet Galion, sur douze à trente-six mois.",
    },
    sourceLink: galion("Sec/Documentation"),
  },
  {
    ...unchecked,
    id: "exclusivity",
    name: { en: "Exclusivity", fr: "Exclusivité" },
    means: {
      en: "How long you can’t talk to other investors.",
      fr: "Le temps pendant lequel tu ne parles à aucun autre investisseur.",
    },
    usual: {
      en: "Four weeks in the Galion term sheet; 90 days at the very most, without automatic renewal.",
      fr: "Quatre semaines dans la term sheet Galion ; 90 jours au grand maximum, sans renouvellement automatique.",
    },
    sourceLink: galion("Sec/Exclusivity"),
  },
  {
    ...unchecked,
    id: "costs",
    name: { en: "Costs", fr: "Frais" },
    means: { en: "Who pays the lawyers and the due diligence.", fr: "Qui paie les avocats et l’audit." },
    usual: {
      en: "The company pays a capped amount if the round closes; otherwise each side bears its own.",
      fr: "La société paie un montant plafonné si le tour se fait ; sinon chacun garde les siens.",
    },
    sourceLink: galion("Sec/Expense"),
  },
  {
    ...unchecked,
    id: "confidentiality",
    name: { en: "Confidentiality", fr: "Confidentialité" },
    means: {
      en: "What each side keeps to itself. With exclusivity, it’s the part that binds you straight away.",
      fr: "Ce que chacun garde pour lui. C’est, avec l’exclusivité, la partie qui engage tout de suite.",
    },
    usual: { en: "Mutual, for one to five years.", fr: "Réciproque, pour un à cinq ans." },
    sourceLink: galion("Sec/Conf"),
  },
];
