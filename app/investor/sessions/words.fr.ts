import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Pitch Sessions",
  text: "Réservez votre place à une session\u00A0: c’est gratuit pour les investisseurs validés, une place par personne.",
  none: "Aucune session n’est annoncée. Sa date apparaîtra ici.",
  last: "La dernière session",
  toSessions: "Toutes les sessions",
  facts: { when: "Date", hours: "Horaires", place: "Lieu", format: "Format", seats: "Places" },
  hoursFollow: "À venir",
  seats: (seated, seats) => `${seated} ${seated < 2 ? "prise" : "prises"} sur ${seats}`,
  waiting: (waiting) => (waiting < 2 ? `${waiting} personne attend` : `${waiting} personnes attendent`),
  seated: "Votre place est réservée.",
  seatedText:
    "L’invitation pour votre agenda est partie par e-mail. En cas d’empêchement, libérez votre place\u00A0: la personne suivante la reçoit aussitôt.",
  place: (place, waiting) => `Vous êtes n°\u00A0${place} sur ${waiting} en liste d’attente.`,
  placeText: (until) =>
    `Dès qu’une place se libère et que c’est votre tour, elle est à vous et un e-mail part aussitôt, jusqu’au ${until}. Ensuite, nous appelons la liste nous-mêmes.`,
  reserve: "Réserver ma place",
  join: "Rejoindre la liste d’attente",
  joinText:
    "Toutes les places sont prises. Celles qui se libèrent reviennent à ceux qui attendent depuis le plus longtemps.",
  leave: "Libérer ma place",
  leaveList: "Quitter la liste",
  again: "Si vous changez d’avis, une nouvelle demande ira à la fin de la liste.",
  pending: "Les places sont réservées aux investisseurs validés. Nous vous écrirons dès que votre compte sera validé.",
  over: "Cette session est terminée.",
  begun: "Cette session a commencé\u00A0: on ne peut plus réserver.",
  cancelled: "Cette session est annulée.",
  selected: (count) => `${count} ${count < 2 ? "startup sélectionnée" : "startups sélectionnées"}`,
  pitched: (count) => `${count} ${count < 2 ? "startup a pitché" : "startups ont pitché"}`,
  states: {
    seated: "Place réservée",
    waiting: "Sur liste d’attente",
    cancelled: "Annulée",
    none: "Places disponibles",
    full: "Complet, liste d’attente ouverte",
  },
  done: {
    reserve: { title: "Votre demande est enregistrée.", text: "Une confirmation vous arrive par e-mail." },
    leave: { title: "Vous ne participez plus à cette session.", text: "Une confirmation vous arrive par e-mail." },
  },
  refused: {
    full: "La liste d’attente est complète\u00A0: 200 personnes attendent. Réessayez si quelqu’un se retire.",
    closed: "Cette session a commencé\u00A0: on ne peut plus réserver.",
    cancelled: "Cette session est annulée.",
    refused: "Les places sont réservées aux investisseurs validés.",
    gone: "Vous n’avez plus de place ici. Rechargez la page.",
    limited: "Beaucoup de demandes aujourd’hui. Réessayez demain.",
    failed: "Cela n’a pas fonctionné. Réessayez.",
  },
};
