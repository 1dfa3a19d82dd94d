import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  metadata: "Tableau de bord du fondateur",
  dashboard: "Tableau de bord",
  profile: "Mon Profil",
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
  banner: {
    critical: {
      title: "Votre profil est encore court",
      text: "Rempli à moins de la moitié, il ne permet à personne de juger votre startup.",
    },
    warning: {
      title: "Votre profil prend forme",
      text: "Encore quelques champs et il dira ce qu’est votre startup.",
    },
    success: { title: "Votre profil parle pour votre startup", text: "Gardez-le vrai\u00A0: modifiez ce qui change." },
    missing: (fields) => `Encore vides\u00A0: ${fields}.`,
  },
  next: {
    title: "À faire maintenant",
    profile: {
      text: (count) =>
        count === 1
          ? "Un champ obligatoire de votre profil est vide."
          : `${count} champs obligatoires de votre profil sont vides.`,
      action: "Compléter mon profil",
    },
    apply: {
      text: "Votre profil est prêt. Le programme accueille de nouvelles startups chaque mois.",
      action: "Candidater au programme",
    },
    slots: {
      text: "Vous êtes présélectionné. Dites-nous quand l’appel découverte vous conviendrait.",
      action: "Proposer des créneaux",
    },
    chat: {
      text: "Vous êtes admis. Les autres fondateurs et l’équipe échangent dans l’espace de discussion.",
      action: "Ouvrir la discussion",
    },
    wait: {
      text: "Rien pour l’instant\u00A0: c’est à nous de jouer, avant la date indiquée près de votre candidature.",
    },
    waitlisted: {
      text: "Rien pour l’instant\u00A0: vous êtes sur liste d’attente. Nous vous écrivons si une place se libère.",
    },
    rest: { text: "Rien ne vous attend. Gardez votre profil à jour." },
  },
  applications: {
    title: "Mes candidatures",
    none: "Vous n’avez pas encore candidaté avec cette adresse e-mail.",
    sent: (date) => `Envoyée le ${date}`,
    standing: {
      first: "En cours de lecture",
      call: "Présélectionnée",
      accepted: "Acceptée",
      waitlisted: "Sur liste d’attente",
      declined: "Refusée",
      withdrawn: "Retirée",
    },
    open: "La relire",
    apply: "Candidater",
  },
  sessions: {
    apply: "Candidater pour pitcher",
    closes: (date) => `Candidatures jusqu’au ${date}`,
  },
  plan: {
    title: "Mon offre",
    requested: (plan) =>
      `Vous avez demandé ${plan}. Un administrateur l’ouvre\u202F; d’ici là, rien ne vous est facturé.`,
    until: (date) => `Jusqu’au ${date}, ce jour compris.`,
    after:
      "Votre compte redevient ensuite Free Member de lui-même. Pour continuer, écrivez-nous\u202F; sans votre accord écrit, rien n’est facturé.",
    noEnd: (date) => `Depuis le ${date}, sans date de fin.`,
    next: (plan, from, until) =>
      until ? `Du ${from} au ${until}\u00A0: ${plan}.` : `À partir du ${from}\u00A0: ${plan}.`,
    names: { free: "Free Member", visible: "Visible", elite: "Elite CoPilot" },
    pricing: "Voir les offres",
  },
  chat: {
    title: "Espace de discussion",
    text: "Réservé aux startups du programme.",
    open: "Ouvrir la discussion",
    newTab: "S’ouvre dans un nouvel onglet",
  },
};
