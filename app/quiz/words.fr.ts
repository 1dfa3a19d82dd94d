import type { words as en } from "./words.en.ts";
import { emailErrorsFamiliar, nameErrorsFamiliar } from "../shell/form/person-errors.fr.ts";

const scored: typeof en.result.scored = (score, max) => `${score} ${score < 2 ? "point" : "points"} sur ${max}`;

const failure = { title: "Erreur", text: "Une erreur est survenue. Nous affichons quand même ton résultat." };

export const words: typeof en = {
  question: (number, total) => `Question ${number} sur ${total}`,
  progress: (answered, total) => `${answered} ${answered < 2 ? "réponse" : "réponses"} sur ${total}`,
  contact: {
    title: "Dernière étape !",
    text: "Tes dix réponses sont notées. Où envoyer ton résultat\u202F?",
  },
  firstName: "Prénom",
  lastName: "Nom",
  email: "Email",
  submit: "Voir mon résultat 🚀",
  sending: "Envoi en cours...",
  retry: "Réessayer",
  restart: "Recommencer le quiz",
  result: {
    title: "Ton résultat",
    score: (score, max) => `${score} / ${max}`,
    scored,
    objective: "Ton objectif",
    steps: "Prochaines étapes",
    guide: "Recevoir le guide maintenant",
    build: "Tu veux qu’une équipe construise ton premier produit avec toi\u202F?",
    studio: "Voir le studio",
    scale: "Comment le score est compté",
    level: (level) => `Niveau ${level}`,
    legend: "1 point touche l’horizon\u202F; 2 points le dépassent et font venir un flamant.",
    drawn: (score, max, flamingos) =>
      `Une lagune et ses piquets\u00A0: ${scored(score, max)}, ${flamingos} ${flamingos < 2 ? "flamant" : "flamants"}`,
    stake: (name, points, max) => `${name}\u00A0: ${points} sur ${max}`,
    gaps: (count) => (count === 1 ? "Un piquet à planter" : `${["", "", "Deux", "Trois"][count]} piquets à planter`),
    gapsNote: "Là où il te manque le plus de points",
    more: (points) => `+${points} ${points < 2 ? "point" : "points"}`,
    after: (now, after) => `${now} aujourd’hui, ${after} une fois que c’est fait`,
    nextLevel: (level, from) => `Le niveau ${level} commence à ${from}.`,
    share: "Partager mon résultat",
    invitation: (questions) => `${questions} questions. Et toi, tu en es où\u202F?`,
  },
  message: (score, max, title) => `Quiz\u00A0: ${scored(score, max)}, profil ${title}`,
  errors: {
    ...nameErrorsFamiliar,
    ...emailErrorsFamiliar,
    answersMissing: {
      message: "Réponses manquantes",
      detail: "Des questions n’ont pas de réponse\u00A0: recommence le quiz",
    },
  },
  success: { title: "Merci !", text: "Voici ton résultat personnalisé." },
  failure,
  trouble: failure,
  saved: {
    title: "Réponses enregistrées",
    text: "Elles sont bien conservées chez nous\u202F; l’e-mail avec ton résultat suivra.",
  },
};
