import { de } from "../../platform/language/elision.ts";
import type { FileWords } from "./file-words.en.ts";

export const words: FileWords = {
  gone: {
    title: "Ce lien ne fonctionne pas",
    text: "Son adresse est incomplète, ou ce qu’il ouvrait a été envoyé, effacé ou supprimé.",
    apply: "Vers le formulaire de candidature",
  },
  status: {
    title: "Votre candidature",
    received: (date, time) => `Reçue le ${date} à ${time}.`,
    changed: (date, time) => `Modifiée le ${date} à ${time}.`,
    withdrawn: (date, time) => `Retirée le ${date} à ${time}.`,
    withdrawnText: "Elle ne compte plus.",
    withdrawnPlace: "Vous avez renoncé à votre place.",
    preselected: "Vous êtes présélectionné",
    accepted: "Vous êtes admis",
    accountText: "Ouvrez votre compte\u00A0: vos réponses y sont déjà.",
    account: "Ouvrir mon compte",
    accountOpen: "Votre compte est ouvert\u00A0: la suite se passe dans votre tableau de bord.",
    toAccount: "Aller à mon tableau de bord",
    waitlisted: "Vous êtes sur liste d’attente",
    passedOver: "Cette entrée a commencé sans qu’une place se libère",
    waitlist: "Liste d’attente",
    declined: "Nous ne donnons pas suite à votre candidature",
    lookAgain:
      "Si vous pensez que quelque chose nous a échappé, écrivez-nous\u00A0: l’un de nous relira votre dossier.",
    freed: "Vous n’avez plus de place dans cette entrée",
    decided:
      "Votre candidature pour cette entrée a déjà reçu une décision\u00A0: une nouvelle version n’y change rien, et nous ne la lirons pas.",
    again: (startsOn, lastDay) =>
      `Vous pouvez candidater de nouveau pour l’entrée du ${startsOn}\u00A0: les candidatures sont closes le ${lastDay} à 23:59, heure de Paris. Dites-nous ce qui a changé depuis.`,
    opens: (day) => `Le formulaire l’accepte à partir du ${day}.`,
    apply: "Candidater de nouveau",
    on: (date) => `Décision du ${date}.`,
    past: "Ce qui s’est passé",
    firstAnswer: "Première réponse",
    firstAnswerBy: (date, time) => `Au plus tard le ${date} à ${time}, heure de Paris`,
    call: "Appel découverte",
    callOf: (minutes, days) => `${minutes} ${minutes < 2 ? "minute" : "minutes"}, un jour du ${days}`,
    finalDecision: "Décision finale",
    decisionBy: (weeks, date) =>
      `Dans ${weeks === 1 ? "la semaine qui suit" : `les ${weeks} semaines qui suivent`} l’appel${date === null ? "" : `, au plus tard le ${date}`}`,
    starts: (date) => `Le programme commence le ${date}`,
    late: "Nous sommes en retard pour cette réponse. Écrivez-nous\u00A0: nous vous la devons.",
    write: "Nous écrire",
    sent: "Ce que vous avez envoyé",
    website: "Site web",
    none: "Aucun",
    change: "Modifier mes réponses",
    sendAgain: "Modifier et renvoyer",
    changeUntil: (date) => `Jusqu’au ${date} à 23:59, heure de Paris.`,
    changeOver: (date) =>
      `La date limite de cette entrée est passée le ${date}\u00A0: les réponses restent telles quelles.`,
    unsent: "Vous avez des modifications non envoyées",
    unsentText:
      "Certaines réponses de votre brouillon diffèrent de celles envoyées. Elles compteront une fois envoyées à leur tour.",
    withdraw: "Retirer ma candidature",
    withdrawText: "Elle cesse aussitôt de compter.",
    withdrawPlace:
      "Vous renoncez aussitôt à la place, pour toute la startup\u00A0: elle ne fait plus partie du programme.",
    withdrawAgain: "Vous pouvez la renvoyer jusqu’à la date limite de l’entrée.",
    withdrawFinal: "Vous ne pourrez pas la renvoyer.",
    withdrawNow: "Oui, la retirer",
    withdrawOvertaken: {
      title: "Votre candidature a changé entre-temps",
      text: "Une décision a été prise, ou la date limite est passée, après l’ouverture de cette page\u00A0: rien n’a été retiré. Lisez ci-dessous ce que le retrait entraîne à présent.",
    },
    withdrawOwners:
      "La place est celle de votre startup\u00A0: seuls ses propriétaires peuvent y renoncer. Si vous l’êtes avec une autre adresse\u00A0:",
  },
  change: {
    title: "Modifier votre candidature",
    submit: "Envoyer les modifications",
    keep: "Garder comme brouillon",
    back: "Revenir à ma candidature",
    emailStays: (email) =>
      `Envoyée avec ${email}. Pour candidater avec un autre e-mail, retirez d’abord cette candidature.`,
    closed: {
      title: "La date limite est passée",
      text: "La candidature pouvait être modifiée jusqu’à 23:59, heure de Paris, le jour de la date limite. Rien n’a été modifié.",
    },
    decided: {
      title: "Une décision a été prise",
      text: "Les réponses ne peuvent plus être modifiées. Rien n’a été modifié.",
    },
    withdrawn: {
      title: "Cette candidature a été retirée entre-temps",
      text: "Elle a été retirée après l’ouverture de cette page\u00A0: rien n’a été envoyé. Si vous envoyez le formulaire maintenant, elle comptera de nouveau.",
    },
    failure: {
      title: "Une erreur est survenue",
      text: "Vos modifications n’ont pas pu être envoyées. Elles sont toujours là\u00A0: réessayez.",
    },
    notKept: {
      title: "Gardé sur cette page seulement",
      text: "Nous n’avons pas pu garder votre brouillon chez nous. Nous réessayons automatiquement.",
    },
    draftKept: (date, time) => `Brouillon gardé chez nous le ${date} à ${time}.`,
  },
  revision: {
    title: "Une autre version de votre candidature",
    text: "Elle a été envoyée depuis un navigateur qui n’avait pas le lien de votre candidature. Elle ne compte que si vous la confirmez ici\u202F; sinon, rien ne change.",
    sentAt: (date, time) => `Envoyée le ${date} à ${time}.`,
    confirm: "Choisir cette version",
    keep: "Ce n’est pas la vôtre, ou vous n’en voulez pas\u202F? Fermez cette page\u00A0: votre candidature reste telle quelle.",
    used: {
      title: "Cette version est déjà confirmée",
      text: "Le lien de votre candidature est dans notre premier e-mail.",
    },
    overtaken: {
      title: "Votre candidature a changé depuis",
      text: "Elle a été modifiée ou retirée après l’envoi de cette version\u00A0: rien n’a été modifié. Pour revenir à celle-ci, modifiez votre candidature par son lien.",
    },
    failure: { title: "Une erreur est survenue", text: "La version n’a pas pu être confirmée. Réessayez." },
  },
  callTimes: {
    title: "Choisir l’heure de votre appel",
    titleChosen: "L’heure de votre appel",
    chosen: (day, time) => `Votre appel\u00A0: ${day}, ${time}, heure de Paris`,
    lost: {
      title: "Nous vous proposerons un autre horaire pour votre appel",
      text: (day, time) =>
        `La personne qui devait vous parler ${day} à ${time} n’est plus disponible. Nous vous écrirons pour vous proposer un autre horaire\u00A0: vous n’avez rien à faire.`,
    },
    where: "Lien ou lieu de l’appel\u00A0:",
    text: "Nous vous proposons ces horaires, à l’heure de Paris.",
    textOther: "Pour déplacer l’appel, choisissez un autre de nos horaires (heure de Paris).",
    submit: "Choisir cet horaire",
    change: "Choisir plutôt cet horaire",
    none: "Aucun des horaires que nous proposions n’est plus libre. Écrivez ci-dessous quand un appel vous conviendrait.",
    past: { title: "Cet horaire est passé", text: "Rien n’a changé\u00A0: choisissez-en un autre." },
    taken: {
      title: "Cet horaire vient d’être pris par quelqu’un d’autre",
      text: "Rien n’a changé. Les horaires ci-dessous sont encore libres\u202F; si aucun ne convient, proposez-en d’autres.",
      textNone: "Rien n’a changé.",
    },
    overtaken: {
      title: "L’horaire de l’appel a changé entre-temps",
      text: "Il a été choisi, déplacé ou annulé après l’ouverture de cette page\u00A0: votre envoi n’a pas été enregistré. Vérifiez où en est l’appel avant de renvoyer quoi que ce soit.",
    },
    unchosen: { title: "Choisissez d’abord un horaire", text: "Rien n’a changé." },
    gone: {
      title: "Nous ne proposons plus cet horaire",
      text: "Rien n’a changé\u00A0: nos horaires actuels sont dans notre dernière invitation.",
    },
  },
  callRequest: {
    errors: {
      slotsRequired: { message: "Créneaux requis", detail: "Dites-nous quand un appel vous conviendrait" },
      slotsTooLong: { message: "Trop long", detail: "Vos créneaux doivent compter au plus 600 caractères" },
      phoneInvalid: {
        message: "Numéro illisible",
        detail: "Indiquez un numéro comme 04 67 00 00 00 ou +33 4 67 00 00 00, ou laissez vide",
      },
    },
    title: "Demander votre appel",
    titleOther: "Proposer d’autres créneaux",
    text: (minutes) =>
      `Dites-nous quand un appel de ${minutes} ${minutes < 2 ? "minute" : "minutes"} vous conviendrait. Nous lisons votre demande avec la candidature et vous répondons par e-mail.`,
    slots: "Quand cela vous conviendrait-il\u202F?",
    slotsHint: "Des jours et des heures, dans vos mots.",
    phone: "Téléphone (facultatif)",
    phoneHint: "Utilisé pour cet appel seulement.",
    submit: "Demander l’appel",
    other: "Envoyer ces créneaux",
    again: "Envoyer d’autres créneaux",
    asked: (date, time) => `Votre demande nous est parvenue le ${date} à ${time}.`,
    askedText: "Nous la lirons avec votre candidature et vous répondrons par e-mail.",
    failure: {
      title: "Une erreur est survenue",
      text: "Votre demande n’a pas pu être enregistrée. Elle est toujours là\u00A0: réessayez.",
    },
    over: {
      title: "Aucun appel possible",
      text: "Cette candidature a été retirée ou décidée. Rien n’a été enregistré.",
    },
    calendar: (host) => `Ou choisissez une heure dans l’agenda ${de(host)}`,
    calendarText: (host) =>
      `${host} est une autre société. Si vous affichez son agenda, votre navigateur s’y connecte et lui transmet votre adresse IP et ce que vous y saisissez, éventuellement hors de l’Union européenne. Le formulaire ci-dessus s’en passe. Votre accord vaut six mois\u202F; «\u00A0Gérer mes choix\u00A0», en bas de page, le retire.`,
    show: (host) => `Afficher l’agenda ${de(host)}`,
    frame: (host) => `Agenda ${de(host)}`,
  },
};
