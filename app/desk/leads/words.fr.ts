import { fieldWords } from "../../../domain/delivery/lead-field-words.fr.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Leads",
  text: "Ce que les visiteurs ont envoyé par les formulaires du site. Chaque envoi reste ici jusqu’à la fin de sa durée de conservation, quoi qu’il advienne de ses e-mails.",
  filters: {
    text: "Texte",
    form: "Formulaire",
    allForms: "Tous les formulaires",
    state: "État",
    allStates: "Tous sauf le spam",
    from: "Du",
    to: "Au",
  },
  states: {
    unanswered: "En attente d’une réponse",
    new: "Nouveau",
    untold: "Nouveau, équipe non prévenue",
    answered: "Répondu",
    closed: "Classé",
    spam: "Spam",
  },
  columns: {
    who: "Qui",
    form: "Formulaire",
    state: "État",
    excerpt: "Message",
    when: "Reçu",
    email: "E-mail",
    name: "Nom",
    company: "Startup, structure ou projet",
    notified: "Équipe prévenue par e-mail",
    id: "Numéro",
  },
  parisTime: (when) => `${when}, heure de Paris`,
  yes: "oui",
  no: "non",
  untold: "équipe non prévenue",
  several: {
    choose: "Choisir",
    answered: "Marquer comme répondu (cochés)",
    closed: "Classer (cochés)",
    all: (count) => {
      if (count >= 1_000) return "Classer 1\u202F000 leads de cette liste";
      return count === 1 ? "Classer le seul de cette liste" : `Classer les ${count} de cette liste`;
    },
    done: (count, counted) => {
      const says = (one: string, many: string) =>
        count === 1 ? `1 lead est ${one}.` : `${counted} leads sont ${many}.`;
      return {
        "mark-answered": says("marqué comme répondu", "marqués comme répondus"),
        "set-aside": says("classé", "classés"),
        "set-all-aside": says("classé", "classés"),
      };
    },
    hint: "Rien n’est envoyé. Ce qui est arrivé depuis l’ouverture de la liste reste, comme ce que quelqu’un d’autre a déjà marqué.",
  },
  problems: {
    none: "Cochez d’abord au moins un lead.",
    settled: "Quelqu’un d’autre les a déjà marqués.",
  },
  empty: "Aucun lead ne correspond.",
  emptyText: "Changez les filtres, ou affichez-les tous.",
  none: "Aucun lead n’est encore arrivé.",
  noneText: "Dès qu’un formulaire est envoyé, il apparaît ici.",
  lead: {
    back: "Tous les leads",
    count: (count) =>
      count === 1 ? "Un message envoyé avec cette adresse." : `${count} messages envoyés avec cette adresse.`,
    account: (role) => `Cette adresse a un compte\u00A0: ${role}.`,
    noAccount: "Cette adresse n’a pas de compte.",
    write: "Écrire un e-mail",
    application: "Lire la candidature",
    answers: "Réponses",
    consents: "Accords donnés",
    answer: (purpose, given) => `${purpose}\u00A0: ${given}`,
    given: "accepté",
    unconfirmed: "demande pas encore confirmée",
    notGiven: "pas accepté",
    notice: "lu",
    purposes: {
      notice: "Mention à côté du formulaire",
      marketing: "Nouvelles par e-mail",
      risk: "Risque d’investissement",
      phone: "Être appelé",
    },
    version: (version, when) => `Version ${version} du texte, affichée le ${when}`,
    deliveries: "Envois",
    noDeliveries: "Rien n’est parti pour celui-ci.",
    notNotified:
      "L’équipe n’a pas été prévenue par e-mail\u00A0: aucune adresse de notification n’était renseignée à ce moment.",
    page: "Envoyé depuis",
    first: "Première page de la visite",
    campaign: "Campagne",
    language: "Langue",
    history: "État",
    arrived: (when) => `Reçu le ${when}`,
    changed: (state, author, when) => `${state}, ${author}, ${when}`,
    set: {
      answered: "Marquer comme répondu",
      closed: "Classer",
      new: "Rouvrir",
    },
    setHint:
      "«\u00A0Répondu\u00A0» veut dire que vous avez écrit ou appelé. «\u00A0Classé\u00A0» veut dire qu’il n’y a plus rien à faire. Ni l’un ni l’autre n’envoie quoi que ce soit.",
    problems: {
      overtaken: "Quelqu’un d’autre vient de traiter ce message. Son état actuel figure ci-dessous.",
      gone: "Ce message n’est plus là.",
      cancelled: "La session a été annulée.",
      closed: "La session a été clôturée\u00A0: ses places ne peuvent plus être reprises.",
      "same-startup": "Cette startup a déjà une place à cette session, par une autre de ses candidatures.",
    },
    spam: "Pris pour du spam\u00A0: un champ que personne ne voit a été rempli. Rien n’a été envoyé.",
  },
  place: {
    score: (score) => `Score\u00A0: ${score}.`,
    noScore: "Pas de score.",
    noAccount: "Pas de compte.",
    fromForm:
      "Elle vient du formulaire public, où n’importe qui peut écrire cette adresse e-mail. Vérifiez auprès d’eux avant de vous y fier.",
    inProgramme: "Dans le programme.",
    plans: { free: "Free Member", visible: "Visible", elite: "Elite CoPilot", trial: "Elite CoPilot, mois gratuit" },
    sentWith: (plan, fee) =>
      `Envoyée du cockpit avec ${plan}. À propos de la participation, la personne a lu\u00A0: «\u00A0${fee}\u00A0».`,
    all: "Toutes les candidatures, dans l’ordre proposé",
    title: "Place à une Pitch Session",
    takenOf: (taken, places) => `${taken} ${taken < 2 ? "place prise" : "places prises"} sur ${places}`,
    taken: (taken) =>
      taken < 2 ? `${taken} startup retenue, sans limite fixée` : `${taken} startups retenues, sans limite fixée`,
    full: "Complet\u00A0: plus aucune startup ne peut être retenue.",
    refusedFull: "Rien n’a changé\u00A0: la dernière place vient d’être prise.",
    accept: "Retenir pour cette session",
    has: (session, when) => `Retenue pour ${session}, ${when}.`,
    takeBack: "Reprendre la place",
    fee: {
      confirmed: "La place est confirmée.",
      open: "La place n’est pas encore confirmée\u00A0: aucune participation n’est convenue.",
      included: "Elite CoPilot comprend la participation.",
      agreed: (amount, by, when) =>
        `Participation convenue\u00A0: ${amount} TTC, notée ${by === null ? "" : `par ${by}, `}${when}.`,
      lapsed: (amount, by, when) =>
        `La somme notée ${by === null ? "" : `par ${by}, `}${when}, ${amount} TTC, n’est plus due.`,
      amount: "Participation convenue, en euros TTC",
      hint: "Le montant arrêté avec la startup. Rien n’est facturé ici.",
      agree: "Noter la participation convenue",
      takeBack: "Retirer cet accord",
      errors: {
        amountRequired: "Indiquez le montant.",
        amountInvalid: "Indiquez un montant en euros, par exemple 300 ou 300,50.",
      },
    },
    none: "Aucune session n’est annoncée. Dès que l’une aura une date, vous pourrez donner des places ici.",
    cancelled: "Cette session est annulée.",
    backHint: {
      open: "La reprendre prévient la startup par e-mail si son heure lui a été envoyée. Sinon, un fondateur qui a un compte l’apprend par les notifications de son cockpit, et par son prochain e-mail quotidien s’il ne l’a pas arrêté.",
      past: "Cette session est passée. Reprendre la place n’envoie rien à la startup.",
      closed: "Cette session est clôturée\u00A0: son bilan ne change plus, la place ne peut donc plus être reprise.",
      cancelled: "Il n’y a plus de participation à convenir ni de place à reprendre.",
    },
    hint: "Aucun e-mail ne part\u00A0: écrivez vous-même à la startup, avec le montant de la participation, sauf si son offre l’inclut. Un fondateur qui a un compte l’apprend dans son cockpit, et par son prochain e-mail quotidien s’il ne l’a pas arrêté.",
  },
  fields: fieldWords,
};
