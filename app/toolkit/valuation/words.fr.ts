import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { money } = formats.fr;
const euros = (cents: number) => money(cents / 100);

export const words: typeof en = {
  title: "Valorisation en trois méthodes",
  context: "Une fourchette pour préparer une négociation, avec la raison de chaque hypothèse. Pas un conseil.",
  back: "Tous les outils",
  compute: "Calculer",
  none: "Pas noté",
  percent: (value) => `${value}\u00A0%`,
  ground: (ground, stage) => {
    if (ground.kind === "words")
      return ground.words
        ? `Proposé\u00A0: ta description compte ${ground.words} ${ground.words === 1 ? "mot" : "mots"}.`
        : "Ton profil n’a pas de description.";
    if (ground.kind === "stage")
      return ground.stage
        ? `Proposé\u00A0: ton stade est «\u00A0${stage}\u00A0».`
        : "Ton profil n’indique pas de stade.";
    if (ground.kind === "team")
      return ground.size
        ? `Proposé\u00A0: équipe ${ground.size === "solo" ? "d’une personne" : `de ${ground.size.replace("-", "\u00A0à\u00A0")}`}${ground.presented ? ", présentée" : ", pas encore présentée"}.`
        : "Ton profil n’indique pas la taille de l’équipe.";
    if (ground.kind === "clients")
      return ground.named ? "Proposé\u00A0: ton profil cite des clients." : "Ton profil ne cite pas encore de client.";
    return ground.monthly
      ? `Proposé\u00A0: ${euros(ground.monthly)} de revenu mensuel.`
      : "Tes chiffres n’indiquent pas de revenu mensuel.";
  },
  berkus: {
    title: "Berkus",
    about: "Pour une startup sans grands revenus\u00A0: cinq risques réduits, chacun valant jusqu’à la même somme.",
    source:
      "Dave Berkus, milieu des années 1990, revu en 2009 (gust.com, 2 novembre 2011)\u00A0: jusqu’à 500\u202F000\u00A0$ par facteur.",
    most: "Maximum par facteur (€)",
    mostHint: "500\u202F000 à l’origine. Les investisseurs de ta région comptent peut-être moins.",
    drivers: {
      idea: "Une idée solide",
      prototype: "Un prototype",
      team: "Une équipe de qualité",
      relations: "Des relations stratégiques",
      rollout: "Un lancement ou des ventes",
    },
    why: {
      idea: "Réduit le risque que personne n’en veuille.",
      prototype: "Réduit le risque technique.",
      team: "Réduit le risque d’exécution.",
      relations: "Réduit le risque de marché.",
      rollout: "Réduit le risque de vente et de production.",
    },
  },
  scorecard: {
    title: "Scorecard",
    about: "Le pre-money de startups comparables, corrigé de ce qui te distingue d’elles.",
    source: "Bill Payne, 2011\u00A0: sept facteurs et leurs poids.",
    average: "Pre-money moyen de startups comparables (€)",
    averageHint: "Même stade, même secteur, même région, d’après des tours que tu peux citer. Nous n’en inventons pas.",
    compare: (weight) => `Pèse ${weight}\u00A0%. À 100\u00A0%, tu es dans la moyenne.`,
    factors: {
      team: "Équipe",
      opportunity: "Taille de l’opportunité",
      product: "Produit et technologie",
      competition: "Concurrence",
      sales: "Marketing, ventes, partenariats",
      need: "Besoin d’autres tours",
      other: "Autre",
    },
  },
  exit: {
    title: "Capital-risque",
    about:
      "Le prix auquel l’entreprise pourrait se vendre, ramené à aujourd’hui par le rendement qu’un investisseur attend.",
    source: "D’après Bill Sahlman, Harvard Business School, 1987.",
    revenue: "Chiffre d’affaires l’année de la sortie (€)",
    today: (monthly) => `Aujourd’hui\u00A0: ${euros(monthly * 12)} par an (douze fois ton dernier mois).`,
    low: "Vendue, de (fois le chiffre d’affaires)",
    high: "à (fois le chiffre d’affaires)",
    multipleHint: "D’après des ventes d’entreprises comparables.",
    wanted: "Rendement attendu (fois la mise)",
    wantedHint:
      "À demander à ton investisseur. En amorçage, on parle de 10 à 30 (moocoo.vc, sans date), car l’essentiel d’un portefeuille rapporte peu.",
    dilution: "Dilution par les tours suivants (%)",
    dilutionHint: "Vide\u00A0: aucune. Elle réduit ce que l’investisseur détiendra.",
    amount: "Montant levé maintenant (€)",
  },
  ranges: "Le pre-money par méthode",
  range: (low, value, high) => `${euros(low)} à ${euros(high)}, ${euros(value)} selon tes hypothèses`,
  margins: {
    berkus: "Fourchette\u00A0: chaque facteur dix points plus bas et plus haut.",
    scorecard: "Fourchette\u00A0: chaque facteur dix points plus bas et plus haut.",
    exit: "Fourchette\u00A0: le plus bas et le plus haut des multiples.",
  },
  negative: "À ce rendement, la sortie ne couvre pas le montant levé\u00A0: le pre-money passe sous zéro.",
  empty: {
    title: "Les fourchettes s’affichent ici",
    free: "Note les cinq facteurs, puis appuie sur Calculer.",
    elite:
      "Note les facteurs, indique une moyenne ou décris une sortie\u00A0: une méthode compte dès que ses champs sont remplis.",
  },
  refused: { title: "Rien n’est encore calculé", text: "Corrige les champs signalés." },
  locked:
    "Avec Elite\u00A0: les méthodes Scorecard et capital-risque, et des notes Berkus proposées d’après ton profil et tes chiffres.",
  unlock: "Débloquer",
  advice:
    "Trois avis, pas un prix\u00A0: ce sont les offres des investisseurs qui décident. Ce n’est pas un conseil financier.",
  errors: {
    moneyInvalid: "Saisis un montant en euros, de zéro à un milliard.",
    percentInvalid: "Saisis un pourcentage de 0 à 100.",
    wholeInvalid: "Choisis une valeur de la liste.",
    timesInvalid: "Saisis un nombre au-dessus de zéro, comme 4 ou 2,5.",
    rangeInvalid: "Relève ce multiple\u00A0: il est sous le premier.",
    changeInvalid: "Saisis un pourcentage.",
  },
};
