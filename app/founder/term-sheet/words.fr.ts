import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { count, money, percent } = formats.fr;
const inMonths = (value: number) => (value % 12 === 0 ? `${count(value / 12)}\u00A0ans` : `${count(value)}\u00A0mois`);

export const words: typeof en = {
  title: "Lecteur de term sheet",
  context: "Clause par clause\u00A0: le sens, l’usage en France, ce qui sort de l’usage",
  intro:
    "Colle le texte ou envoie le fichier Word. Des règles fixes le lisent, pas une IA\u00A0: le même texte donne toujours la même lecture. Rien n’est gardé.",
  file: "Fichier Word (.docx)",
  fileHint: "1\u00A0Mo au plus. Si tu fais les deux, nous lisons le fichier.",
  text: "Ou le texte de la term sheet",
  textHint: "60\u202F000 caractères au plus",
  read: "Lire la term sheet",
  errors: {
    nothing: "Colle le texte ou choisis un fichier",
    unreadable: "Ce fichier n’est pas un fichier Word lisible (.docx). Colle plutôt son texte.",
    tooLarge: "Ce fichier est trop lourd. Colle plutôt son texte.",
    coded:
      "Ce texte contient les codes d’un fichier RTF. Enregistre-le en Word (.docx), ou copie le texte que tu vois à l’écran.",
    tooLong: "60\u202F000 caractères au plus",
  },
  failure: { title: "La lecture n’a pas abouti", text: "Réessaie dans quelques secondes." },
  refused: { title: "Rien n’a été lu", text: "Corrige le champ signalé." },
  crowded: { title: "Beaucoup de lectures sont en cours", text: "Réessaie dans quelques secondes." },
  found: (clauses, all) => `${clauses} ${clauses < 2 ? "clause trouvée" : "clauses trouvées"} sur ${all}`,
  oddOnes: (odd) =>
    odd === 0
      ? "Aucune ne sort de l’usage, d’après ces règles."
      : odd === 1
        ? "Une sort de l’usage."
        : `${odd} sortent de l’usage.`,
  verdicts: { usual: "usuelle", unusual: "inhabituelle", unclear: "à lire avec ton avocat" },
  quote: "Le texte",
  means: "Ce que ça veut dire",
  usual: "L’usage en France",
  why: "Pourquoi c’est inhabituel",
  unclear: "La clause est là, mais nos règles ne permettent pas de la juger.",
  missingTitle: "Pas trouvé dans ce texte",
  missingText: "Soit la clause n’y est pas, soit elle est écrite autrement. Demande ce qui est prévu avant de signer.",
  none: "Aucune clause reconnue. Est-ce bien le texte d’une term sheet\u202F?",
  note: "Une aide à la lecture, pas un conseil juridique\u00A0: fais relire la term sheet par un avocat avant de signer.",
  again: "Lire un autre texte",
  back: "Revenir aux outils",
  clauses: {
    valuation: {
      name: "Valorisation",
      means: "Le prix de ta société avant l’argent nouveau (pre-money). Il fixe la part que tu cèdes.",
      usual: "Un montant pre-money, sur une base entièrement diluée, connu à la signature.",
    },
    amount: {
      name: "Montant",
      means: "Ce que les investisseurs versent, et quand.",
      usual: "Un montant versé en une fois, ou en tranches dont les conditions sont écrites et mesurables.",
    },
    securities: {
      name: "Titres",
      means: "Ce que l’investisseur reçoit\u00A0: actions ordinaires, de préférence, ou BSA AIR.",
      usual: "Des actions de préférence à partir de l’amorçage\u202F; des BSA AIR quand on ne fixe pas encore le prix.",
    },
    "option-pool": {
      name: "Pool de BSPCE",
      means: "La part du capital réservée aux salariés. Créé avant le tour, il dilue les fondateurs seuls.",
      usual: "Autour de 10\u00A0%, jusqu’à 15\u00A0%, le plus souvent créé avant le tour.",
    },
    liquidation: {
      name: "Liquidation préférentielle",
      means: "Qui est payé d’abord quand la société est vendue ou fermée.",
      usual: "Une fois la mise, sans participer ensuite au solde, ou avec une participation plafonnée.",
    },
    "anti-dilution": {
      name: "Anti-dilution",
      means: "Ce que reçoit l’investisseur si un tour suivant se fait moins cher.",
      usual: "La moyenne pondérée, qui partage la baisse entre tous.",
    },
    "pro-rata": {
      name: "Maintien de la participation",
      means: "Le droit de suivre aux tours suivants pour garder son pourcentage.",
      usual: "À hauteur de la quote-part, pas au-delà.",
    },
    transfer: {
      name: "Préemption et inaliénabilité",
      means: "Qui peut acheter d’abord quand un associé vend, et combien de temps les fondateurs gardent leurs titres.",
      usual: "Un droit de préemption entre associés, une inaliénabilité de trois à cinq ans avec des cessions libres.",
    },
    "drag-along": {
      name: "Sortie forcée",
      means: "Une majorité qui accepte une offre peut obliger les autres à vendre avec elle.",
      usual: "Une majorité nette du capital, fondateurs compris, souvent après quelques années ou au-dessus d’un prix.",
    },
    "tag-along": {
      name: "Sortie conjointe",
      means: "Si un associé vend, les autres peuvent vendre aux mêmes conditions.",
      usual: "Proportionnelle en temps normal, totale quand le contrôle change.",
    },
    leaver: {
      name: "Départ des fondateurs",
      means: "Ce que deviennent tes titres si tu pars\u00A0: vesting, good et bad leaver.",
      usual: "Une acquisition sur trois ou quatre ans, une décote pour faute ou départ anticipé seulement.",
    },
    board: {
      name: "Gouvernance",
      means: "Qui siège au conseil ou au comité, et qui y décide.",
      usual: "Un siège ou un censeur pour l’investisseur\u202F; les fondateurs gardent la majorité.",
    },
    veto: {
      name: "Décisions importantes",
      means: "Ce que tu ne peux pas décider sans l’accord des investisseurs.",
      usual: "Une liste courte\u00A0: statuts, capital, fusion, dette ou dépense lourde hors budget.",
    },
    information: {
      name: "Information",
      means: "Ce que tu envoies aux investisseurs, et à quel rythme.",
      usual: "Un point mensuel ou trimestriel, les comptes annuels.",
    },
    warranties: {
      name: "Déclarations et garanties",
      means: "Ce que tu affirmes de la société, et ce que tu paies si c’est faux.",
      usual: "Une garantie plafonnée, sur douze à trente-six mois, portée d’abord par la société.",
    },
    exclusivity: {
      name: "Exclusivité",
      means: "Le temps pendant lequel tu ne parles à aucun autre investisseur.",
      usual: "De 30 à 60\u00A0jours, 90 au plus, sans renouvellement automatique.",
    },
    costs: {
      name: "Frais",
      means: "Qui paie les avocats et l’audit.",
      usual: "La société paie un montant plafonné si le tour se fait\u202F; sinon chacun garde les siens.",
    },
    confidentiality: {
      name: "Confidentialité",
      means: "Ce que chacun garde pour lui. C’est, avec l’exclusivité, la partie qui engage tout de suite.",
      usual: "Réciproque, pour un à cinq ans.",
    },
  },
  oddities: {
    "price-later": () => "Le prix baisse si un objectif est manqué\u00A0: tu cèdes plus de capital après coup.",
    "at-discretion": () => "L’investisseur décide seul s’il verse la suite\u00A0: tu ne peux pas compter dessus.",
    redeemable: () => "L’investisseur peut se faire racheter\u00A0: l’argent levé devient une dette à une date donnée.",
    "large-pool": (value) =>
      `${percent(value)} réservés avant le tour\u00A0: au-delà de 15\u00A0%, le prix réel baisse d’autant.`,
    multiple: (value) =>
      `${count(value)} fois la mise passent avant toi\u00A0: dans une vente moyenne, il peut ne rien te rester.`,
    participating: () =>
      "L’investisseur reprend sa mise, puis partage le reste sans plafond\u00A0: il est servi deux fois.",
    "full-ratchet": () =>
      "Le full ratchet refait tout le tour au prix le plus bas, même pour une petite émission\u00A0: les fondateurs portent toute la baisse.",
    "super-pro-rata": () =>
      "L’investisseur peut prendre plus que sa part du prochain tour\u00A0: un nouvel entrant n’a plus de place.",
    "long-lock-up": (value) => `Tes titres sont bloqués ${inMonths(value)}, au-delà des cinq ans d’usage.`,
    "forced-by-investors": () => "L’investisseur peut forcer la vente seul, sans que les fondateurs soient d’accord.",
    "forced-early": () => "La vente peut être forcée à tout moment, sans délai ni prix minimum.",
    "forced-by-minority": (value) => `${percent(value)} du capital suffisent à forcer tous les autres à vendre.`,
    "any-sale": () =>
      "Une seule action cédée déclenche la sortie\u00A0: tu ne peux plus rien céder, même à un salarié.",
    "long-vesting": (value) => `Tes titres s’acquièrent sur ${inMonths(value)}, au-delà des quatre ans d’usage.`,
    "any-departure": () => "Tout départ est traité comme une faute, même une révocation sans motif.",
    "investor-majority": () => "L’investisseur a la majorité du conseil\u00A0: il peut te révoquer et décider de tout.",
    "casting-vote": () => "La voix prépondérante revient à l’investisseur.",
    "daily-business": () =>
      "La gestion courante passe par l’investisseur\u00A0: recrutements et dépenses attendent son accord.",
    "small-spending": (value) =>
      `Dès ${money(value)} de dépense, il te faut un accord\u00A0: c’est la gestion courante.`,
    "too-often": () => "Un rapport aussi fréquent prend le temps de l’équipe\u202F; le mois est l’usage.",
    "bank-access": () => "L’accès aux comptes bancaires va au-delà d’un droit d’information.",
    "uncapped-warranty": () => "La garantie est sans plafond\u00A0: tu peux devoir plus que ce qui a été levé.",
    "personal-warranty": () => "Tu garantis sur tes biens personnels.",
    "long-warranty": (value) => `La garantie court ${inMonths(value)}, au-delà des trois ans d’usage.`,
    "long-exclusivity": (value) =>
      `${count(value)} jours sans parler à personne d’autre\u00A0: si le tour échoue, tu as brûlé ta trésorerie pendant ce temps.`,
    "renewed-exclusivity": () => "L’exclusivité se renouvelle sans que tu le décides.",
    "uncapped-costs": () => "Les frais sont sans plafond\u00A0: ils se paient sur l’argent levé.",
    "costs-without-closing": () => "Tu paies les frais même si le tour ne se fait pas.",
    "one-sided-secrecy": () =>
      "Seul ton côté est tenu au secret\u00A0: l’investisseur peut parler de ton projet à d’autres.",
    "long-secrecy": (value) => `Le secret dure ${inMonths(value)}, au-delà des cinq ans d’usage.`,
  },
};
