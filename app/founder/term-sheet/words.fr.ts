import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { count, money, percent } = formats.fr;
const inMonths = (value: number) => (value % 12 === 0 ? `${count(value / 12)}\u00A0ans` : `${count(value)}\u00A0mois`);

export const words: typeof en = {
  title: "Analyse de term sheet",
  context: "Clause par clause\u00A0: le sens, l’usage en France, ce qui sort de l’usage",
  intro:
    "Colle le texte ou envoie le fichier Word. Des règles fixes le lisent, pas une IA\u00A0: le même texte donne toujours la même lecture. Rien n’est gardé.",
  file: "Fichier Word (.docx)",
  fileHint: "1\u00A0Mo au plus. Si tu fais les deux, nous lisons le fichier.",
  text: "Ou le texte de la term sheet",
  textHint: "60\u202F000 caractères au plus",
  read: "Lire la term sheet",
  errors: {
    heavy: "Ce texte prend trop de temps à lire. Colle seulement les clauses dont tu n’es pas sûr.",
    nothing: "Colle le texte ou choisis un fichier",
    unreadable: "Ce fichier n’est pas un fichier Word lisible (.docx). Colle plutôt son texte.",
    tooLarge: "Ce fichier est trop lourd, ou le devient une fois décompressé. Colle plutôt son texte.",
    coded:
      "Ce texte contient les codes d’un fichier RTF. Enregistre-le en Word (.docx), ou copie le texte que tu vois à l’écran.",
    tooLong: "60\u202F000 caractères au plus",
  },
  failure: { title: "La lecture n’a pas abouti", text: "Réessaie dans quelques secondes." },
  refused: { title: "Rien n’a été lu", text: "Corrige le champ signalé." },
  crowded: { title: "Beaucoup de lectures sont en cours", text: "Réessaie dans quelques secondes." },
  limited: (minutes) => ({
    title: "Tu as fait lire beaucoup de textes",
    text: `Trop d’un coup, ou trop lourds à lire. Réessaie dans ${minutes} min.`,
  }),
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
  toCheck: "À vérifier\u00A0: demande à ton avocat avant de compter dessus.",
  why: "Pourquoi c’est inhabituel",
  unclear: "La clause est là, mais nos règles ne permettent pas de la juger.",
  missingTitle: "Pas trouvé dans ce texte",
  missingText: "Soit la clause n’y est pas, soit elle est écrite autrement. Demande ce qui est prévu avant de signer.",
  none: "Aucune clause reconnue. Est-ce bien le texte d’une term sheet\u202F?",
  note: "Une aide à la lecture, pas un conseil juridique\u00A0: fais relire la term sheet par un avocat avant de signer.",
  again: "Lire un autre texte",
  back: "Revenir aux outils",
  oddities: {
    "price-later": () => "Le prix baisse si un objectif est manqué\u00A0: tu cèdes plus de capital après coup.",
    "at-discretion": () => "L’investisseur décide seul s’il verse la suite\u00A0: tu ne peux pas compter dessus.",
    redeemable: () => "L’investisseur peut se faire racheter\u00A0: l’argent levé devient une dette à une date donnée.",
    "large-pool": (value) =>
      `${percent(value)} réservés, au-delà des 15\u00A0% d’usage\u00A0: si c’est avant le tour, le prix réel baisse d’autant.`,
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
