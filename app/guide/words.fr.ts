import { civilHours } from "../../domain/guide/schedule.ts";
import type { words as en } from "./words.en.ts";
import { emailErrorsFamiliar, nameErrorsFamiliar } from "../shell/form/person-errors.fr.ts";

const { from, until } = civilHours;

export const words: typeof en = {
  firstName: "Ton prénom",
  lastName: "Ton nom",
  email: "Ton email",
  phone: "Ton téléphone (optionnel)",
  phoneHint: "Sans la case ci-dessous, personne ne t’appelle et ton numéro reste ici.",
  submit: "Recevoir le guide",
  sending: "Envoi en cours...",
  retry: "Réessayer",
  fromQuiz: "Prérempli avec tes réponses au quiz.",
  errors: {
    ...nameErrorsFamiliar,
    ...emailErrorsFamiliar,
    phoneInvalid: {
      message: "Numéro invalide",
      detail: "Indique un numéro comme 04\u00A067\u00A000\u00A000\u00A000, ou laisse vide",
    },
  },
  message: "Demande du guide «\u00A0Lancer ta start-up en 30 jours\u00A0»",
  success: { title: "Demande enregistrée", text: "Ton guide part par e-mail." },
  failure: { title: "Erreur", text: "Quelque chose s’est mal passé." },
  saved: {
    title: "Demande conservée",
    text: "Elle est bien enregistrée chez nous\u202F; ce qui manque suivra tout seul.",
  },
  lost: {
    title: "Ta demande n'a pas pu être enregistrée.",
    text: "Ce que tu as saisi est toujours là.",
  },
  part: (from, to) => (from === to ? `Jour ${from}` : `Jours ${from} à ${to}`),
  thirtyDays: "Les trente jours et leurs cinq parties",
  day: (day) => `Jour ${day}`,
  minutes: (minutes) => `${minutes}\u00A0min`,
  none: "Il n’y a pas de guide ici",
  nextDays: {
    title: "Le jour 2 t’attend",
    text: `Appuie sur le bouton pour recevoir un e-mail chaque jour entre ${from}:00 et ${until}:00, heure de Paris, du jour 2 au jour 30. D’ici là, nous n’en envoyons aucun.`,
    action: "Recevoir la suite",
    done: "C’est noté\u00A0: la suite arrive.",
    doneText: (day, date, from) =>
      `Le jour ${day} part le ${date} à partir de ${from} (heure de Paris). Chaque e-mail a un lien pour arrêter.`,
  },
  reading: {
    title: "Ton guide de 30 jours",
    hello: (name) => `${name}, voici ton guide.`,
    done: (done, total) => `${done} ${done < 2 ? "jour fait" : "jours faits"} sur ${total}`,
    isDone: "Fait",
    current: "Dernier envoyé",
    list: "Les trente jours",
    mails: {
      title: "Les e-mails quotidiens",
      next: (day, date, from) => `Prochain e-mail\u00A0: jour ${day}, le ${date} à partir de ${from} (heure de Paris).`,
      waiting: "Seul le jour 1 est parti\u00A0: les autres attendent que tu les demandes.",
      stopped: (day) => `Arrêtés. Si tu les reprends, ils continuent au jour ${day}.`,
      over: "Les trente sont partis.",
      manage: "Arrêter ou reprendre les e-mails",
    },
    personal: "Cette adresse est personnelle\u00A0: toute personne qui l’a peut voir et modifier ta progression.",
  },
  finished: {
    title: "Trente jours faits\u00A0: et maintenant\u202F?",
    text: "Candidate au programme avec ce que tu as construit, ou suis ta startup dans un compte gratuit.",
    apply: "Candidater au programme",
    account: "Ouvrir un compte gratuit",
    conference: "Voir la conférence gratuite",
  },
  dayPage: {
    aim: "Ce soir",
    markDone: "J’ai fait ce jour",
    markUndone: "Finalement, pas fait",
    doneNote: "Tu as marqué ce jour comme fait.",
    previous: "Jour précédent",
    next: "Jour suivant",
    overview: "Les trente jours",
  },
  mails: {
    title: "Les e-mails du guide",
    running: (day, date, from) =>
      `Le prochain e-mail, jour ${day}, part le ${date} à partir de ${from} (heure de Paris).`,
    stop: "Arrêter les e-mails",
    stopNote:
      "Aucun autre e-mail du guide ne partira. Ton guide et ta progression restent\u202F; tu peux reprendre ici quand tu veux.",
    stopped: "Les e-mails sont arrêtés",
    stoppedText: (day) => `Plus aucun ne part. Si tu reprends, ils continuent au jour ${day}.`,
    resume: "Reprendre les e-mails",
    over: "Les trente e-mails sont partis",
    overText: "Il n’y en aura pas d’autre.",
  },
  expired: {
    title: "Ce lien a expiré",
    text: "Un lien ouvre le guide pendant un mois. Nous pouvons en envoyer un nouveau à l’adresse de ce guide.",
    renew: "M’envoyer un nouveau lien",
    sent: {
      title: "Demande enregistrée.",
      text: "Un nouveau lien part vers l’adresse de ce guide. Ta progression est gardée.",
    },
    limited: {
      title: "Déjà demandé.",
      text: "Plusieurs liens sont partis vers cette adresse aujourd’hui. Regarde tes e-mails ou reviens demain.",
    },
  },
};
