import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  answer: (error) =>
    error === "limit" ? "Retenu par nos propres limites" : error.replace(/^(?:deferred, )?status (?=\d)/, "réponse "),
  title: "Envois",
  text: "Tous les e-mails que nous envoyons, et les contacts pour le CRM. Quand l’autre côté est injoignable, l’envoi est retenté pendant 72\u00A0heures. Quand il refuse, l’envoi est aussitôt bloqué, jusqu’à votre décision.",
  filters: {
    state: "État",
    all: "Tous",
    queue: "Quoi",
    allQueues: "Tout",
    cause: "Bloqués parce que",
    allCauses: "Toutes les causes",
    email: "E-mail (l’adresse entière)",
  },
  states: {
    stuck: "Bloqués",
    queued: "Pas encore arrivés",
    held: "Retenus par la limite horaire",
    done: "Arrivés",
    dismissed: "Abandonnés",
  },
  columns: {
    what: "Quoi",
    about: "Au sujet de",
    state: "État",
    attempts: "Essais",
    error: "Dernière réponse",
    when: "Créé",
    delivered: "Arrivé",
    id: "Numéro",
  },
  stuck: {
    title: "Ce qui est bloqué, et pourquoi",
    since: (when) => `Depuis le ${when}.`,
    behind: (_stuck, waiting, inDigits) =>
      `${inDigits} ${waiting === 1 ? "autre attend" : "autres attendent"} derrière.`,
    show: "Les afficher",
    again: (count) => (count === "1" ? "Le renvoyer" : `Renvoyer les ${count}`),
    todo: {
      "crm-key":
        "La personne qui gère le serveur doit saisir une clé valable et redémarrer le site. Renvoyez tout ensuite.",
      "crm-address":
        "La personne qui gère le serveur doit vérifier l’adresse du CRM et redémarrer le site. Renvoyez tout ensuite.",
      "crm-away": "Dès que le CRM répond de nouveau, renvoyez tout.",
      "crm-data":
        "Les mêmes données seront refusées tant que ses champs ne changent pas. Ouvrez chaque envoi pour voir ce qu’il contient.",
      "mail-sign-in":
        "La personne qui gère le serveur doit vérifier le nom et le mot de passe du serveur de messagerie et redémarrer le site. Renvoyez tout ensuite.",
      "mail-sender":
        "La personne qui gère le serveur doit vérifier l’adresse d’expédition, ou demander la raison à l’hébergeur d’e-mail. Renvoyez tout ensuite.",
      "mail-away": "Dès que le serveur de messagerie répond de nouveau, renvoyez tout.",
      "mail-deferred":
        "Le serveur de messagerie accepte les autres e-mails. Vérifiez l’adresse\u00A0: son domaine ou sa messagerie n’existe peut-être plus. Renvoyez l’e-mail, ou joignez la personne autrement et abandonnez-le.",
      "mail-address":
        "L’adresse est fausse, ou la boîte est fermée ou pleine. Joignez la personne autrement, puis abandonnez l’e-mail.",
      "mail-unconfirmed":
        "La connexion a été coupée deux fois après la remise. Renvoyé, l’e-mail peut arriver deux fois.",
      "mail-suppressed": "Rien ne partira vers cette adresse. Abandonnez ces envois.",
      site: "Le journal du serveur indique l’erreur. Après une mise à jour, renvoyez tout.",
    },
  },
  empty: "Aucun envoi ne correspond.",
  emptyText: "Changez les filtres, ou affichez-les tous.",
  none: "Rien n’a encore été envoyé.",
  noneText: "Chaque e-mail et chaque contact pour le CRM apparaît ici dès qu’il doit partir.",
  noneStuck: "Rien n’est bloqué.",
  noneStuckText:
    "Un envoi s’arrête ici quand il est refusé ou n’est pas arrivé au bout de 72\u00A0heures. Il attend alors votre décision.",
  delivery: {
    back: "Tous les envois",
    about: "Au sujet de",
    state: "État",
    created: "Créé",
    attempts: "Essais",
    lastAttempt: "Dernier essai",
    next: "Prochain essai",
    delivered: "Arrivé",
    cause: "Pourquoi il est bloqué",
    error: "Dernière réponse",
    down: "Le système destinataire ne répond pas en ce moment\u00A0: nous retentons un envoi à la fois, les autres attendent.",
    isBehind:
      "Un envoi plus ancien, pour le même contact, est bloqué. Celui-ci partira une fois l’autre envoyé ou abandonné.",
    person: "Tout ce que cette personne a envoyé",
    content: "Ce que dit l’e-mail",
    contentText:
      "Voici le même e-mail, recomposé avec les contenus d’aujourd’hui\u202F; les liens personnels sont omis.",
    noContent: "Cet e-mail n’est plus à envoyer, ou ce qu’il cite a disparu.",
    subject: "Objet",
    carried: { deletion: "Le contact est supprimé dans le CRM", nothing: "Son contenu est effacé" },
    carriedText: {
      deletion:
        "Une personne a demandé son effacement, ou la durée de conservation de ses données est passée. Si l’envoi est bloqué, renvoyez-le.",
      nothing: "L’envoi est assez ancien, ou les données de la personne ont été effacées.",
    },
    crm: "Ce que reçoit le CRM",
    tag: "Étiquette",
    name: "Nom",
    lastName: "Nom de famille",
    phone: "Téléphone",
    note: "Note",
    retry: "Renvoyer maintenant",
    retryText:
      "Il retourne dans la file pour 72 nouvelles heures. S’il était déjà arrivé, il n’arrive pas deux fois dans le CRM\u202F; un e-mail, peut-être.",
    dismiss: "L’abandonner",
    dismissText: "Il ne partira jamais. Ce qui attend derrière lui pour la même personne part. C’est définitif.",
    reason: "Pourquoi",
    dismissNow: "Abandonner cet envoi",
    dismissed: (author, when) => `Abandonné par ${author}, ${when}`,
  },
  errors: { reasonRequired: "Donnez une raison.", reasonTooLong: "500\u00A0caractères au plus." },
  problems: {
    none: "Plus aucun n’est bloqué\u00A0: entre-temps ils ont été renvoyés, sont arrivés ou ont été abandonnés.",
    over: "Il est arrivé, a été renvoyé ou abandonné entre-temps, ou part à l’instant.",
  },
};
