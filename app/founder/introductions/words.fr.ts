import { introductionLimits } from "../../../domain/introduction/introduction.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { days, slotDays } = introductionLimits;

export const words: typeof en = {
  title: "Mises en relation",
  text: `Des investisseurs validés peuvent demander à te rencontrer\u202F; tu as ${days}\u00A0jours pour répondre. Les adresses e-mail sont échangées après ton oui, jamais avant.`,
  readerText: `Des investisseurs validés peuvent demander à rencontrer ta startup\u202F; un éditeur ou un propriétaire a ${days}\u00A0jours pour répondre. Les adresses e-mail sont échangées après un oui, jamais avant.`,
  waiting: "En attente d’une réponse",
  none: "Aucune demande n’attend.",
  past: "Demandes passées",
  empty: {
    publish: {
      text: "Les investisseurs peuvent demander à te rencontrer quand ton profil est publié, ou après ton passage à une Pitch Session.",
      link: "Publier mon profil",
    },
    unseen: {
      text: "Les investisseurs peuvent demander à te rencontrer quand ils voient ton profil, ce qui n’est pas le cas en ce moment, ou après ton passage à une Pitch Session.",
      link: "Voir où en est mon profil",
    },
    plan: {
      text: "Les investisseurs peuvent demander à te rencontrer quand ton profil est publié, ce que comprend Visible, ou après ton passage à une Pitch Session.",
      link: "Voir les offres",
    },
    figures: {
      text: "Des chiffres à jour\u00A0: c’est ce que les investisseurs regardent d’abord.",
      link: "Saisir mes chiffres",
    },
  },
  somebody: "Un investisseur",
  wants: (name) => `${name} veut te rencontrer`,
  daysLeft: (left) => `${left}\u00A0${left < 2 ? "jour" : "jours"} pour répondre`,
  approved: (month) => `compte validé par The Lab en ${month}`,
  seeks: "Cherche",
  list: (items) => formats.fr.list(items),
  tickets: {
    between: (min, max) => `de ${min} à ${max}`,
    from: (min) => `à partir de ${min}`,
    upTo: (max) => `jusqu’à ${max}`,
  },
  ifYes: "Si tu acceptes",
  exchanged: (email) =>
    `tu reçois son adresse\u202F; la tienne, ${email}, lui est donnée, par e-mail et sur cette page`,
  slots: {
    title: "Propose jusqu’à 3\u00A0créneaux",
    text: `À l’heure de Paris, dans les ${slotDays}\u00A0prochains jours. L’investisseur en choisit un, et une invitation part à chacun.`,
    takesOver: (email) => `Tu prends le relais\u00A0: l’investisseur reçoit ton adresse, ${email}.`,
    time: (number) => `Créneau ${number}`,
    length: "Durée",
    minutes: (minutes) => `${minutes}\u00A0minutes`,
    send: "Proposer ces créneaux",
    proposed: "Créneaux proposés",
    slot: (when, minutes) => `${when} (Paris), ${minutes}\u00A0min`,
    errors: { timeInvalid: "Indique une date et une heure." },
  },
  meeting: (when, minutes) => `Rendez-vous le ${when} (Paris), ${minutes}\u00A0minutes.`,
  cancel: "Annuler le rendez-vous",
  outcome: {
    title: "Quelle suite\u202F?",
    met: "Nous nous sommes vus",
    continuing: "Échanges en cours",
    nothing: "Pas de suite",
    answered: (what) => `Ton retour\u00A0: ${what.toLowerCase()}. Tu peux le changer.`,
    private:
      "L’investisseur ne voit pas ton retour. Seule la page d’une Pitch Session le compte, sans les noms, si les deux parties disent s’être vues ou être en contact.",
  },
  block: "Bloquer cet investisseur",
  blockText:
    "Tu ne verras plus ses demandes, même passées, sauf celles que tu as acceptées, et il ne recevra plus tes nouvelles. Il n’en est pas prévenu\u00A0: pour lui, tu n’as simplement pas répondu.",
  blocked: {
    title: "Investisseurs bloqués",
    since: (date) => `depuis le ${date}`,
    unblock: "Débloquer",
    unblockNamed: (name) => `Débloquer ${name}`,
  },
  yes: "Accepter et échanger nos adresses",
  no: "Décliner discrètement",
  private: (name, date) =>
    `Si tu déclines, personne n’est prévenu\u00A0: ${name} lira «\u00A0sans suite\u00A0» le ${date}, comme si tu n’avais pas répondu. Une réponse est définitive.`,
  proposal: {
    title: "Nous te proposons un investisseur",
    past: "Un investisseur que nous t’avons proposé",
    text: "Ce qu’il cherche correspond à ce que montre ton profil. Nous lui posons la même question\u00A0: il lit ton nom et ton profil, et tu découvres son nom une fois que chacun a dit oui.",
    exchanged: (email) =>
      `rien ne se passe sans son oui\u202F; ensuite tu reçois son nom et son adresse, et lui la tienne, ${email}`,
    private: "Un non n’est dit à personne, et personne n’apprend ton oui avant le sien. Une réponse est définitive.",
    on: (date) => `Proposé le ${date}`,
    agreed: (date) => `Tu as dit oui. Si l’investisseur dit oui aussi, au plus tard le ${date}, nous te prévenons.`,
    noText: "Personne n’en est prévenu.",
  },
  states: {
    waiting: "En attente",
    yes: "Acceptée",
    agreed: "Tu as dit oui",
    no: "Déclinée discrètement",
    lapsed: "Expirée",
    withdrawn: "Retirée",
  },
  atSession: "Sans message\u00A0: l’investisseur a coché ta startup lors d’une Pitch Session où tu as une place.",
  asked: (date) => `Demandée le ${date}`,
  yesOn: (date) => `Mise en relation faite le ${date}.`,
  noText: (date) => `La personne n’en sait rien\u00A0: elle lira «\u00A0sans suite\u00A0» le ${date}.`,
  lapsedOn: (date) => `Expirée le ${date}.`,
  withdrawnOn: (date) => `Retirée par l’investisseur le ${date}.`,
  hasYours: (email) => `Adresse donnée à ton contact\u00A0: ${email}`,
  pages: "Pages des demandes",
  done: {
    agreed: { title: "Ton oui est enregistré", text: "Nous te prévenons si l’investisseur dit oui aussi." },
    yes: { title: "C’est fait, les adresses sont échangées", text: "Un e-mail le confirme à chacun." },
    slots: { title: "Tes créneaux sont proposés", text: "L’investisseur les voit dès maintenant." },
    cancel: { title: "Le rendez-vous est annulé", text: "Un e-mail prévient chacun." },
    outcome: { title: "Merci, ton retour est enregistré", text: "" },
    block: { title: "Cet investisseur est bloqué", text: "Il n’en est pas prévenu." },
    unblock: { title: "Cet investisseur n’est plus bloqué", text: "" },
    no: { title: "Déclinée discrètement", text: "Personne n’est prévenu." },
  },
  refused: {
    invalid: "Choisis une réponse.",
    slots: `Propose un à trois créneaux différents dans les ${slotDays}\u00A0prochains jours.`,
    taken: "L’investisseur a déjà choisi un créneau.",
    "shut-out": "Cet investisseur ne voit plus les créneaux proposés ici\u00A0: tu ne peux plus lui en proposer.",
    held: "Nous ne pouvons rien envoyer au nom de ta startup en ce moment. Écris-nous.",
    overtaken:
      "Les informations ci-dessous ont changé entre-temps. Rien n’a été enregistré\u00A0: vérifie-les, puis recommence.",
    closed:
      "Cette demande a pris fin entre-temps\u00A0: quelqu’un y a répondu, elle a été retirée, ou son délai est passé.",
    failed: "Nous n’avons pas pu le faire. Réessaie dans un instant.",
  },
};
