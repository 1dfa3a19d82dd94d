import { suggestionWords } from "../../../domain/copilot/question/suggestion-words.fr.ts";
import { places } from "../../../domain/copilot/adviser/place-words.fr.ts";
import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./talk-words.en.ts";

const { monthName, moment } = formats.fr;
const failed = (why: string) => `Désolé, une erreur s'est produite\u00A0: ${why}. Peux-tu réessayer\u202F?`;

export const words: typeof en = {
  title: "CoPilot",
  close: "Fermer",
  context: "Il calcule à partir de tes chiffres et cite ses sources",
  transcript: "Conversation avec le CoPilot",
  welcome: (name, day) =>
    day
      ? `Bonjour${name ? ` ${name}` : ""}, tes chiffres ${de(monthName(day))} sont enregistrés. Que veux-tu regarder\u202F?`
      : `Bonjour${name ? ` ${name}` : ""}. Saisis tes cinq chiffres\u00A0: tout part de là.`,
  late: (day) => `Tes chiffres ${de(monthName(day))} ne sont pas encore saisis.`,
  question: "Ta question",
  send: "Envoyer",
  stop: "Arrêter",
  typing: "Le CoPilot calcule…",
  keys: "Entrée pour envoyer, Maj + Entrée pour aller à la ligne.",
  byRules: "Aucun modèle d’IA en service\u00A0: réponses calculées d’après tes données.",
  byModel: (model) =>
    `Réponse écrite par une IA (${model}) d’après tes données. Elle peut se tromper\u00A0: vérifie les points importants. Ce n’est pas un conseil en investissement.`,
  spent:
    "Ta startup n’a plus de quota d’IA ce mois-ci\u00A0: jusqu’à la fin du mois, les réponses sont calculées d’après tes données, sans IA.",
  written: { rules: "Composé d’après tes données, sans IA", model: "Rédigé par une IA d’après tes données" },
  you: "Toi",
  copilot: "CoPilot",
  suggestionsTitle: "Des questions pour commencer",
  suggestions: suggestionWords,
  offered: "Questions les plus proches",
  answerable: "Ce que tu peux me demander",
  nextSteps: places,
  sources: "Sources",
  sum: "Le calcul",
  unverified: (numbers) =>
    numbers.length === 1
      ? `Chiffre non vérifié\u00A0: ${numbers.join(", ")}. Aucune de tes données ne le donne.`
      : `Chiffres non vérifiés\u00A0: ${numbers.join(", ")}. Aucune de tes données ne les donne.`,
  failures: {
    unreachable: failed("le modèle ne répond pas"),
    broken: failed("la connexion a été coupée"),
    slow: failed("la réponse a mis trop de temps"),
    stopped: failed("la réponse a été arrêtée"),
    long: failed("la réponse est trop longue"),
    empty: "Désolé, je n'ai pas pu générer de réponse.",
  },
  refused: {
    busy: "Une autre réponse est en cours. Attends qu’elle se termine\u00A0: trois minutes au plus.",
    many: (until) => failed(`trop de questions jusqu'à ${formats.fr.time(new Date(until))}`),
    blank: "Écris d’abord une question.",
    long: "Ta question est trop longue\u00A0: 4\u202F000 caractères au plus.",
  },
  copy: "Copier",
  copied: "Copié",
  line: (label, value) => `${label}\u00A0: ${value}`,
  retry: "Reposer la question",
  report: {
    open: "Signaler cette réponse",
    label: "Ce qui ne va pas",
    hint: "L’équipe lit cette réponse et ce que tu écris ici, rien d’autre dans la conversation.",
    send: "Signaler",
    done: "Signalée",
  },
  history: "Toute la conversation",
  at: (timestamp) => moment(new Date(timestamp)),
  assistant: {
    title: "Assistant IA stratégique",
    question: "Demande au CoPilot",
    last: "Dernière réponse",
    open: "Ouvrir la conversation",
  },
  told: {
    title: "Une IA te répond",
    text: (model, host) =>
      `Le CoPilot est une intelligence artificielle\u00A0: le modèle ${model}, chez ${host}. Il peut se tromper\u202F; vérifie les points importants.`,
    leaves:
      "Ce qui sort de The Lab\u00A0: tes questions, les derniers messages, et les chiffres dont la réponse a besoin\u00A0: tes chiffres du mois et tes seuils d’alerte, ton score et ses prochaines étapes, les plus grosses parts de ta table de capitalisation sans les noms, les aides qui peuvent te convenir, les dates de session, des titres d’articles.",
    stays:
      "Ce qui n’en sort jamais\u00A0: ton e-mail, ton téléphone, ton SIREN, ton nom et ceux des cofondateurs de ton profil, les données des autres fondateurs. Nous ne reconnaissons personne d’autre\u00A0: un nom que tu écris part avec ta question. Le CoPilot ne fait que lire\u00A0: il ne modifie rien.",
    with: "Répondre avec l’IA",
    without: "Répondre sans l’IA",
  },
  unavailable: {
    title: "Question non envoyée",
    text: "The Lab ne peut pas prendre ta question pour l’instant. Elle est encore là\u00A0: renvoie-la dans un moment.",
  },
};
