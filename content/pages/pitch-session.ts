import type { PitchSessionPage } from "../../domain/content/content.ts";

export const pitchSession: PitchSessionPage = {
  kind: "page",
  id: "pitch-session",
  metadata: {
    title: {
      en: "Pitch Session: your startup in front of {pitch.investors}+ investors",
      fr: "Pitch Session : votre startup devant plus de {pitch.investors} investisseurs",
    },
    description: {
      en: "Pitch to {pitch.investors}+ active investors in Lattes, near Montpellier: formats, selection criteria, past sessions and the next date.",
      fr: "Pitchez devant plus de {pitch.investors} investisseurs actifs à Lattes, près de Montpellier : formats, critères de sélection, sessions passées et prochaine date.",
    },
  },
  hero: {
    title: {
      en: "{pitch.grand_pitch} minutes, {pitch.investors}+ investors",
      fr: "{pitch.grand_pitch} minutes, plus de {pitch.investors} investisseurs",
    },
    subtitle: {
      en: "Startups and active investors in one room. You pitch, they ask questions, meetings follow. That’s a large session; quarterly ones are smaller.",
      fr: "Des startups et des investisseurs actifs dans une même salle. Vous pitchez, ils vous interrogent, les rendez-vous suivent. Voilà pour la grande session ; les sessions trimestrielles se tiennent en plus petit comité.",
    },
    apply: { en: "Apply to pitch", fr: "Candidater pour pitcher" },
    next: { en: "The next date", fr: "La prochaine date" },
  },
  opportunity: {
    title: {
      en: "One session instead of months of chasing",
      fr: "Une session plutôt que des mois de relances",
    },
    paragraphs: [
      {
        en: "An investor’s address is easy to find; half an hour of their attention isn’t. At a Pitch Session they’ve come to listen: business angels, venture funds and family offices, all checked by us.",
        fr: "L’adresse d’un investisseur se trouve sans peine ; une demi-heure de son attention, c’est plus rare. À une Pitch Session, les investisseurs viennent pour écouter : business angels, fonds et family offices dont nous avons vérifié l’activité.",
      },
      {
        en: "Any eligible startup can apply, in the programme or not. Startups in the programme have priority when they apply from their founder cockpit: we read their applications first. To apply from there, they need a readiness score of at least {pitch.readiness}.",
        fr: "Les sessions sont ouvertes à toutes les startups éligibles, membres du programme ou non. Les membres qui candidatent depuis leur cockpit sont prioritaires : nous lisons leurs candidatures en premier. Pour candidater depuis le cockpit, il faut un Score Readiness d’au moins {pitch.readiness}.",
      },
    ],
    formats: [
      {
        title: { en: "Large session", fr: "Grande session" },
        text: {
          en: "About {pitch.grand_startups} startups, {pitch.grand_capacity} at most, {pitch.grand_pitch} minutes each, in front of {pitch.investors}+ investors.",
          fr: "Environ {pitch.grand_startups} startups, {pitch.grand_capacity} au plus, {pitch.grand_pitch} minutes chacune, devant plus de {pitch.investors} investisseurs.",
        },
      },
      {
        title: { en: "Quarterly session", fr: "Session trimestrielle" },
        text: {
          en: "{pitch.quarterly_startups} startups, {pitch.quarterly_pitch} minutes to pitch and {pitch.quarterly_questions} minutes of questions each. We announce each date as soon as it’s set.",
          fr: "{pitch.quarterly_startups} startups, {pitch.quarterly_pitch} minutes de pitch et {pitch.quarterly_questions} minutes de questions. Chaque date est annoncée une fois fixée.",
        },
      },
    ],
  },
  stats: {
    title: { en: "Pitch Sessions in numbers", fr: "Les Pitch Sessions en chiffres" },
    figures: [
      {
        figure: { fact: "pitch.meetings_2025" },
        label: { en: "meetings in 2025", fr: "rendez-vous en 2025" },
        scope: {
          en: "between an investor and a startup that had pitched",
          fr: "entre un investisseur et une startup qui avait pitché",
        },
      },
      {
        figure: { fact: "pitch.grand_startups" },
        label: { en: "startups per session, in the large format", fr: "startups par grande session" },
      },
      {
        figure: { fact: "pitch.second_meeting" },
        label: { en: "of startups get a second meeting", fr: "des startups obtiennent un second rendez-vous" },
        scope: {
          en: "after a session, with the same investor",
          fr: "à la suite d’une session, avec le même investisseur",
        },
      },
      {
        figure: { fact: "pitch.first_meeting" },
        label: { en: "or more of startups get a meeting", fr: "des startups, au moins, obtiennent un rendez-vous" },
        scope: {
          en: "after a session, with at least one investor",
          fr: "à la suite d’une session, avec au moins un investisseur",
        },
      },
    ],
    definitions: { en: "What these numbers count", fr: "Ce que recouvrent ces chiffres" },
    note: {
      en: "Numbers about past sessions are The Lab’s own; those marked “To be confirmed” haven’t been checked yet. They promise nothing about the next one.",
      fr: "Chiffres établis par nos soins, sur les sessions passées : ils ne promettent rien pour la suivante. Ceux qui portent la mention « à confirmer » n’ont pas encore été vérifiés.",
    },
  },
  logos: {
    title: { en: "Who has been in the room", fr: "Qui était dans la salle" },
    startups: { en: "Startups that pitched", fr: "Des startups qui ont pitché" },
    investors: { en: "Investors who listened", fr: "Des investisseurs qui ont écouté" },
  },
  steps: {
    title: { en: "How it works", fr: "Comment ça marche" },
    items: [
      {
        title: { en: "You apply", fr: "Vous candidatez" },
        text: {
          en: "A short form. Nothing is charged: you’ll know the participation fee before you confirm.",
          fr: "Un formulaire court. Rien n’est facturé à ce stade : vous connaîtrez le tarif de participation avant de confirmer.",
        },
      },
      {
        title: { en: "We select", fr: "Nous sélectionnons" },
        text: {
          en: "We look first for revenue of at least {investors.min_revenue} a year, then at four criteria that we assess in-house: product maturity, traction, growth potential, team quality.",
          fr: "Nous regardons d’abord si le chiffre d’affaires annuel atteint {investors.min_revenue}, puis quatre critères que nous évaluons nous-mêmes, dossier en main : maturité du produit, traction, potentiel de croissance, qualité de l’équipe.",
        },
      },
      {
        title: { en: "You prepare", fr: "Vous vous préparez" },
        text: {
          en: "You know the format in advance: {pitch.grand_pitch} minutes, or {pitch.quarterly_pitch} followed by {pitch.quarterly_questions} minutes of questions. One number, one customer, one ask.",
          fr: "Vous connaissez le format à l’avance : {pitch.grand_pitch} minutes, ou {pitch.quarterly_pitch} suivies de {pitch.quarterly_questions} minutes de questions. Préparez trois choses : un chiffre, un client et ce que vous demandez aux investisseurs.",
        },
      },
      {
        title: { en: "You pitch, then you meet", fr: "Vous pitchez, puis vous rencontrez les investisseurs" },
        text: {
          en: "Investors say who they want to see again; you choose who to meet.",
          fr: "Les investisseurs disent qui ils veulent revoir ; vous choisissez qui rencontrer.",
        },
      },
    ],
  },
  testimonials: { title: { en: "From the stage and from the room", fr: "Vu de la scène, vu de la salle" } },
  session: { title: { en: "The next session", fr: "La prochaine session" } },
  gallery: {
    title: { en: "Past sessions and partners", fr: "Sessions passées et partenaires" },
    selected: { en: "startups selected", fr: "startups sélectionnées" },
    pitched: { en: "startups pitched", fr: "startups sur scène" },
    see: { en: "See the startups", fr: "Voir les startups" },
    partners: { en: "Session partners", fr: "Partenaires des sessions" },
    photos: [],
  },
  faq: { title: { en: "Frequently asked questions", fr: "Questions fréquentes" } },
  call: {
    title: { en: "On stage, or in the room", fr: "Sur scène, ou dans la salle" },
    text: {
      en: "Startups apply; active investors register and come for free.",
      fr: "Les startups candidatent ; les investisseurs actifs s’inscrivent et assistent gratuitement à la session.",
    },
    apply: { en: "Apply as a startup", fr: "Candidater comme startup" },
    register: { en: "Register as an investor", fr: "S’inscrire comme investisseur" },
    fee: { en: "{pitch.participation_fee:price}", fr: "{pitch.participation_fee:price}" },
    disclaimer: {
      en: "No session guarantees funding. Investing in startups can cost you part or all of your capital, and shares are hard to resell.",
      fr: "Aucune session ne garantit un financement. Investir dans une startup expose à perdre tout ou partie du capital, et les parts se revendent difficilement.",
    },
  },
};
