import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./session-words.en.ts";

const { list } = formats.fr;

const people = (count: number) => (count < 2 ? `${count} personne` : `${count} personnes`);

export const words: typeof en = {
  back: "Toutes les Pitch Sessions",
  record: "Jour, horaires et lieu",
  day: "Feuille du jour",
  steps: {
    label: "Des candidatures aux suites",
    titles: { applications: "Candidatures", selection: "Sélection", order: "Ordre", day: "Jour J", after: "Suites" },
    unanswered: (open) => (open === 0 ? "aucune sans réponse" : `${open} sans réponse`),
    closes: (date) => `clôture le ${date}`,
    places: (given, confirmed) =>
      given === 0
        ? "aucune place donnée"
        : `${given} ${given < 2 ? "place" : "places"}, ${confirmed} ${confirmed < 2 ? "confirmée" : "confirmées"}`,
    draft: "brouillon, rien n’est parti",
    news: (founders) => (founders === 1 ? "1 fondateur à prévenir" : `${founders} fondateurs à prévenir`),
    sent: (date) => `dernier envoi le ${date}`,
    reminders: (days) => `${days.length === 1 ? "rappel" : "rappels"} ${list(days.map((day) => `le ${day}`))}`,
    wishes: (until) => `souhaits de rencontre jusqu’au ${until}`,
    toClose: "à clôturer, en bas de cette page",
    closed: (date) => `clôturée le ${date}`,
  },
  seats: "Places des investisseurs",
  taken: (seated, seats) => `${seated} ${seated < 2 ? "place prise" : "places prises"} sur ${seats}`,
  free: (free) => (free < 2 ? `${free} place libre` : `${free} places libres`),
  change: "Nombre de places",
  changeHint: "De 1 à 500. La liste d’attente reçoit les nouvelles places aussitôt, jusqu’à 18:00 la veille.",
  save: "Enregistrer",
  add: (more) => `+ ${more}`,
  addLabel: (more) => (more === 1 ? "Ajouter 1 place" : `Ajouter ${more} places`),
  waiting: "Liste d’attente",
  waitingText: (waiting, until) =>
    `${people(waiting)}, ${waiting < 2 ? "placée" : "placées"} d’office dans cet ordre jusqu’au ${until}`,
  waitingByHand: (waiting) => `${people(waiting)}\u00A0: c’est à vous désormais de donner chaque place libre`,
  nobodyWaits: "Personne n’attend.",
  nobody: "Personne n’a encore de place.",
  seatedPeople: "Personnes placées",
  columns: { name: "Nom", company: "Société", email: "E-mail", since: "Demande du", state: "État", do: "" },
  seat: "Placer",
  seatOf: (name) => `Placer ${name}`,
  states: { seated: "Placée", waiting: "En attente" },
  lastMove: "Dernier mouvement",
  leftBy: (at, name) => `${at}\u00A0: ${name} s’est retiré(e).`,
  file: "Télécharger la liste (CSV)",
  cancel: "Annuler la session",
  cancelText: (guests, startups, open) => {
    const recipients = [
      guests > 0 && (guests === 1 ? "à l’unique personne inscrite" : `aux ${guests} personnes inscrites`),
      startups > 0 && (startups === 1 ? "à la startup qui a une place" : `aux ${startups} startups qui ont une place`),
      open > 0 &&
        (open === 1
          ? "à la startup de l’unique candidature sans réponse"
          : `aux startups des ${open} candidatures sans réponse`),
    ].filter((part) => part !== false);
    const mailed =
      recipients.length === 0
        ? "Personne n’a de place ni de candidature sans réponse\u00A0: aucun e-mail ne part."
        : `Un e-mail part ${list(recipients)}, dans la langue de chaque personne.`;
    const calendars = guests + startups > 0 && "La session disparaît des agendas où elle figurait.";
    const closed = open > 0 && "Les candidatures sans réponse sont closes, avec l’annulation pour raison.";
    return [mailed, calendars, closed, "Rien n’est effacé. C’est définitif."].filter(Boolean).join(" ");
  },
  reason: "Raison",
  reasonHint: "Facultative. L’e-mail la cite.",
  cancelled: (at) => `Annulée le ${at}`,
  over: "Cette session est terminée.",
  errors: { seats: "Un nombre entier de 1 à 500." },
  problems: (seated) => ({
    seated: `${seated} personnes sont placées\u00A0: la session ne peut pas avoir moins de places. Écrivez d’abord à certaines, pour qu’elles libèrent la leur.`,
    unchanged: "C’est déjà le cas.",
    gone: "La session ou la personne n’est plus là.",
    full: "Aucune place n’est libre\u00A0: ajoutez-en une d’abord.",
    "no-hour": "La session n’a pas encore d’horaires\u00A0: fixez-les d’abord.",
    nobody: "Aucune startup n’a de place\u00A0: donnez-en une d’abord.",
    begun: "La session a commencé\u00A0: les fondateurs voient les heures sur place.",
    cancelled: "La session est annulée.",
    closed: "La session est clôturée\u00A0: sa feuille reste telle quelle.",
    overtaken:
      "Cette session a changé depuis que vous avez ouvert la page. Rien n’a été enregistré et aucun e-mail n’est parti\u00A0: vérifiez où elle en est, puis décidez de nouveau.",
    moved:
      "Quelqu’un d’autre a changé la date, les horaires ou le lieu depuis que vous avez ouvert la page. La session n’est pas annulée. Vérifiez les informations ci-dessus, puis décidez de nouveau.",
  }),
};
