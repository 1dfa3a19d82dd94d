import type { words as en } from "./words.en.ts";

const some = (count: number) => (count >= 1_000 ? "1\u202F000 ou plus" : String(count));

export const words: typeof en = {
  title: "Aujourd’hui",
  waits: "Vous attend",
  nothing: "Personne n’attend de réponse.",
  nothingText: "Candidatures, inscriptions et messages apparaissent ici à mesure qu’ils arrivent.",
  some,
  since: (when) => `Le plus ancien depuis le ${when}.`,
  late: (count, hours) => `${count === 1 ? "1 dépasse" : `${some(count)} dépassent`} les ${hours} heures promises.`,
  oldest: "La plus ancienne\u00A0:",
  lines: {
    first: "candidatures sans premier retour",
    late: "candidatures dont la date promise est passée",
    final: "candidatures sans décision finale",
    registrations: "inscriptions d’investisseurs à traiter",
    investors: "comptes d’investisseurs à approuver",
    freePlaces: "en liste d’attente, avec une place libre dans leur entrée",
    leads: "leads aujourd’hui",
    untold: "nouveaux leads dont personne n’est prévenu",
    stuck: "envois bloqués",
  },
  texts: {
    first: (hours) => `Promis sous ${hours} heures après l’envoi.`,
    untold: "Aucune adresse de notification n’était réglée à leur arrivée.",
    stuck: "Des mails ou des contacts CRM que 72 heures d’essais n’ont pas fait passer.",
    investors: "Ils ne voient aucune startup tant que personne n’a dit oui.",
    registrations: (hours) => `Réponse promise sous ${hours} heures.`,
  },
  launch: "Avant le lancement, et ensuite",
  allDone: "Tout est en ordre.",
  doneTitle: (count) => (count === 1 ? "1 point en ordre" : `${count} points en ordre`),
  settle: "Régler",
  variables: (names) => `Réglez ${names.join(" et ")} dans l’environnement du serveur, puis redémarrez.`,
  command: "Sur le serveur\u00A0: npm run backup -- FICHIER, par un planificateur, au moins une fois par jour.",
  checks: {
    notify: {
      done: "Une adresse de l’équipe est prévenue des nouveaux leads",
      open: "Aucune adresse n’est prévenue des nouveaux leads",
      text: "D’ici là, chaque lead attend ici, et aucun mail ne l’annonce.",
    },
    legal: {
      done: "Aucune précision ne manque sur les pages du site",
      open: "précisions manquent sur les pages du site",
      text: "La loi en exige la plupart\u202F; les pages affichent «\u00A0à compléter\u00A0» à leur place.",
    },
    samples: {
      done: "Aucun contenu d’exemple n’est affiché",
      open: "contenus d’exemple sont montrés aux visiteurs",
      text: "Chacun porte la mention «\u00A0Exemple\u00A0». L’interrupteur de lancement, dans les réglages, les masque tous.",
    },
    confirm: {
      done: "Chaque chiffre est confirmé",
      open: "chiffres à confirmer",
      text: "Ils sont arrivés avec le site et personne ne s’en est encore porté garant.",
    },
    review: {
      done: "Aucun chiffre n’a dépassé sa date de relecture",
      open: "chiffres à relire, leur date est passée",
      text: "Vérifiez qu’ils tiennent encore, et fixez la prochaine date.",
    },
    mail: {
      done: "Les mails partent par un serveur de mail",
      open: "Les mails ne partent pas",
      text: "Sans serveur de mail, chaque message devient un fichier sur le serveur.",
    },
    crm: {
      done: "Les leads vont au CRM",
      open: "Le CRM n’est pas configuré",
      text: "Les contacts attendent dans la file et partiront, dans leur ordre, dès qu’il le sera.",
    },
    address: {
      done: "Le site répond en https",
      open: "L’adresse du site n’est pas en https",
      text: "Les liens des mails mèneraient à une adresse dont les navigateurs se méfient.",
    },
    database: {
      done: "Les données sont dans PostgreSQL",
      open: "Les données sont dans la base embarquée",
      text: "Arrêter le processus ne perd rien\u202F; une coupure de courant peut perdre les derniers instants. Pour de vrais leads, prenez PostgreSQL.",
    },
    backup: {
      done: "Une sauvegarde des dernières 24 heures existe",
      open: "Pas de sauvegarde des dernières 24 heures",
      text: "Une sauvegarde n’est connue ici que si elle a été écrite en entier.",
    },
  },
  lastBackup: (when) => `La dernière\u00A0: ${when}.`,
  noBackup: "Il n’y en a jamais eu.",
};
