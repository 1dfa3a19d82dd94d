import { de } from "../../platform/language/elision.ts";
import { formats } from "../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { count, day: dayOf, money, monthName, percent } = formats.fr;

/** Rounds up to whole euros, because a smaller amount would miss the target. */
const euros = (cents: number) => money(Math.ceil(cents / 100));

export const words: typeof en = {
  erasure: {
    on: (date) => `Ton compte sera effacé le ${date}`,
    by: (date) => `Tu as demandé l’effacement de ton compte\u00A0: il aura lieu au plus tard le ${date}`,
    text: "D’ici là, notre équipe voit encore tes données. Une startup dont tu es l’unique membre n’est plus montrée aux investisseurs\u202F; les autres le restent.",
    keep: "Garder mon compte",
    write: "Nous écrire pour le garder",
  },
  metadata: "Tableau de bord du fondateur",
  dashboard: "Tableau de bord",
  profile: "Mon Profil",
  team: "Équipe",
  teamOf: "L’équipe de ta startup",
  tabs: {
    label: "Cockpit",
    copilot: "CoPilot",
    visibility: "Profil Investisseur",
    readiness: "Score Readiness",
    tools: "Outils",
    funding: "Aides & Financements",
    pitch: "Pitch Session",
    acceleration: "Accélération",
    complete: "profil complet",
  },
  completion: (rate) => `Profil complété à ${rate}\u00A0%`,
  updated: { title: "🎉 Profil startup mis à jour !", text: "" },
  tried: (until) => ({
    title: "Ton essai gratuit a commencé",
    text: `Elite CoPilot est ouvert jusqu’au ${until} inclus. L’essai ne coûte rien et s’arrête de lui-même.`,
  }),
  welcomed: { title: "Ton cockpit est prêt", text: "" },
  banner: {
    critical: {
      title: "Ton profil est encore court",
      text: "Rempli à moins de la moitié, il ne permet pas de juger ta startup.",
    },
    warning: {
      title: "Ton profil prend forme",
      text: "Encore quelques champs et il dira ce qu’est ta startup.",
    },
    success: { title: "Ton profil parle pour ta startup", text: "Tiens-le à jour." },
    missing: (fields) => `Pour arriver à 100\u00A0%\u00A0: ${fields}.`,
  },
  next: {
    title: "À faire maintenant",
    thresholds: "Changer mon seuil",
    floor: "Changer mon plancher",
    slots: {
      title: "Choisis l’heure de ton appel",
      why: "Ta candidature est présélectionnée. Choisis l’une des heures proposées ou suggères-en d’autres.",
      action: "Choisir une heure",
    },
    runway: {
      title: (floor) => `Repasse au-dessus de ${count(floor)}\u00A0mois de runway`,
      why: ({ months, floor, isCritical, missing }) =>
        `Il t’en reste ${count(months)}\u202F; ton ${isCritical ? "seuil critique" : "plancher"} est de ${count(floor)}.${
          missing
            ? ` Il te faut ${euros(missing.cash)} de trésorerie en plus, ou ${euros(missing.burn)} de dépense nette en moins par mois.`
            : ""
        }`,
      action: "Comparer deux scénarios",
    },
    cash: {
      title: "Regarde où part ta trésorerie",
      why: (change, threshold) =>
        `Elle a perdu ${percent(-change)} en un mois\u202F; ton seuil est de ${percent(threshold)}.`,
      action: "Comparer deux scénarios",
    },
    churn: {
      title: "Retiens tes clients",
      why: (churn, threshold) =>
        `${percent(churn)} sont partis dans le mois\u202F; ton seuil est de ${percent(threshold)}.`,
      action: "Voir mon historique",
    },
    cac: {
      title: "Fais baisser ton CAC",
      why: (change, threshold) =>
        `Il a augmenté de ${percent(change)} en trois mois\u202F; ton seuil est de ${percent(threshold)}.`,
      action: "Voir mon historique",
    },
    "check-in": {
      first: "Saisis tes cinq chiffres",
      firstWhy: "Runway, croissance, score\u00A0: tout part de là. Compte une minute.",
      title: (month) => `Saisis tes chiffres ${de(monthName(month))}`,
      why: (due) => `Cinq chiffres, une minute, au plus tard le ${dayOf(due)}.`,
      lateWhy: (due) => `Ils étaient attendus le ${dayOf(due)}. Cinq chiffres, une minute.`,
      action: "Saisir mes chiffres",
    },
    profile: {
      title: "Complète ton profil",
      why: (count) =>
        `Pour le finaliser, il reste ${count === 1 ? "un champ obligatoire" : `${count} champs obligatoires`}.`,
      action: "Compléter mon profil",
    },
    scan: {
      title: "Scanne ta startup",
      why: "Tes données répondent déjà à douze questions. Tu vois ce que vaut chacune.",
      action: "Voir mon Score Readiness",
    },
    publish: {
      title: "Montre ton profil aux investisseurs",
      why: "L’essentiel y est et ton offre le permet. Tu choisis ce qui se voit.",
      action: "Choisir ce que je montre",
    },
    apply: {
      title: "Candidate au programme",
      why: "Ton profil a l’essentiel. Le programme accueille de nouvelles startups chaque mois.",
      action: "Candidater au programme",
    },
    applyAgain: {
      title: "Candidate à la prochaine entrée",
      why: "La tienne a commencé sans qu’une place se libère. Le programme accueille de nouvelles startups chaque mois.",
    },
    chat: {
      title: "Rejoins les autres fondateurs",
      why: "Ta startup fait partie du programme. Ses startups et l’équipe échangent dans l’espace de discussion.",
      action: "Ouvrir la discussion",
    },
    rest: {
      ours: "C’est à nous de répondre\u00A0: l’échéance est indiquée près de ta candidature",
      waitlist: "Tu es sur liste d’attente\u00A0: nous t’écrivons si une place se libère",
      nobody: "Rien à faire aujourd’hui",
      next: (month, from) => `Prochaine échéance\u00A0: le ${dayOf(from)}, tes chiffres ${de(monthName(month))}.`,
    },
  },
  applications: {
    title: "Mes candidatures",
    none: "Tu n’as pas encore candidaté avec cette adresse e-mail.",
    inProgramme: "Ta startup fait partie du programme.",
    sent: (date) => `Envoyée le ${date}`,
    status: {
      first: "En cours de lecture",
      call: "Présélectionnée",
      accepted: "Acceptée",
      waitlisted: "Sur liste d’attente",
      passedOver: "Aucune place libérée",
      declined: "Refusée",
      freed: "Place libérée",
      withdrawn: "Retirée",
    },
    open: "Relire ma candidature",
    apply: "Candidater",
  },
  sessions: {
    apply: "Candidater pour pitcher",
    applied: "Voir où tu en es pour cette session",
    closes: (date) => `Candidatures jusqu’au ${dayOf(date)}`,
    turn: {
      when: (session, date, time) => `${session}\u00A0: tu pitches le ${date} à ${time}, heure de Paris.`,
      position: (position) => `Tu passes en ${position === 1 ? "1re" : `${position}e`} position.`,
      minutes: (pitch, questions) =>
        questions > 0
          ? `${pitch}\u00A0min de pitch, puis ${questions}\u00A0min de questions.`
          : `${pitch}\u00A0min de pitch.`,
      prepare: [
        "Prépare ton deck. Avec Visible ou Elite, mets-le dans ton cockpit\u00A0: les investisseurs l’y lisent si ton profil le montre.",
        "Répète avec un chronomètre\u00A0: la startup suivante commence à l’heure.",
        "Arrive une demi-heure avant le début de la session.",
      ],
    },
  },
  plan: {
    requested: (plan) =>
      `Tu as demandé ${plan}. Nous lisons ta demande et te répondons par e-mail\u202F; la demande ne coûte rien.`,
    mayTry: (plan) => `Tu as demandé ${plan}\u00A0: ton essai gratuit l’ouvre aussitôt.`,
    startTrial: "Commencer mon essai gratuit",
    until: (date) => `Jusqu’au ${date}, ce jour compris.`,
    after:
      "Ton compte repasse ensuite en Free Member. Pour continuer, écris-nous\u202F; sans ton accord écrit, rien n’est facturé.",
    trial: (date) => `Essai gratuit, jusqu’au ${date} inclus.`,
    endTrial: "Mettre fin à mon essai gratuit",
    untilDay: (date) => `jusqu’au ${dayOf(date)}`,
    next: (plan, from, until) =>
      until ? `Du ${from} au ${until}\u00A0: ${plan}.` : `À partir du ${from}\u00A0: ${plan}.`,
    names: { free: "Free Member", visible: "Visible", elite: "Elite CoPilot" },
    pricing: "Voir les offres",
  },
  chat: {
    open: "Ouvrir la discussion",
    newTab: "S’ouvre dans un nouvel onglet",
  },
};
