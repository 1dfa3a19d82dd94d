import type { ApplicationPage } from "../../domain/content/content.ts";

export const application: ApplicationPage = {
  kind: "page",
  id: "application",
  metadata: {
    title: { en: "Apply to The Lab’s programme", fr: "Candidater au programme de The Lab" },
    description: {
      en: "Ten short answers, a first answer within {intake.first_answer} hours, and the real dates of the next three intakes of The Lab’s {offer.duration}-month programme.",
      fr: "Dix réponses courtes, un premier retour sous {intake.first_answer} heures et les dates réelles des trois prochaines entrées dans le programme de {offer.duration} mois de The Lab.",
    },
  },
  hero: {
    headline: {
      lead: { en: "Your startup", fr: "Votre startup" },
      wide: { en: "in ten answers", fr: "en dix réponses" },
    },
    subtitle: {
      en: "Tell us what you sell, to whom, and where you stand. A person reads every application and answers within {intake.first_answer} hours.",
      fr: "Dites-nous ce que vous vendez, à qui et où vous en êtes. Une personne lit chaque candidature et vous répond sous {intake.first_answer} heures.",
    },
    apply: { en: "Answer now", fr: "Répondre maintenant" },
    applicationInfo: {
      en: "About {intake.application_minutes} minutes. No deck to attach, nothing to pay.",
      fr: "Environ {intake.application_minutes} minutes. Aucun deck à joindre, rien à payer.",
    },
  },
  process: {
    title: { en: "From application to first day", fr: "De la candidature au premier jour" },
    steps: [
      {
        title: { en: "You apply", fr: "Vous candidatez" },
        text: {
          en: "By the {intake.applications_due} of the month, 23:59 in Paris. Until then you can change your answers or withdraw.",
          fr: "Au plus tard le {intake.applications_due} du mois à 23:59, heure de Paris. Jusque-là, vous pouvez modifier vos réponses ou vous retirer.",
        },
      },
      {
        title: { en: "We answer", fr: "Nous répondons" },
        text: {
          en: "Within {intake.first_answer} hours, you know whether you are pre-selected.",
          fr: "Sous {intake.first_answer} heures, vous savez si vous êtes présélectionné.",
        },
      },
      {
        title: { en: "We talk", fr: "Nous nous parlons" },
        text: {
          en: "A discovery call of {intake.discovery_call} minutes about your customers, your figures and what you expect of us, on a day from the {intake.interviews} of the next month.",
          fr: "Un appel découverte de {intake.discovery_call} minutes sur vos clients, vos chiffres et ce que vous attendez de nous, un jour du {intake.interviews} du mois suivant.",
        },
      },
      {
        title: { en: "We decide, you start", fr: "Nous décidons, vous démarrez" },
        text: {
          en: "The final decision comes within a week of the call. If it is a yes, you start on the {intake.start} of the month after.",
          fr: "La décision finale tombe dans la semaine qui suit l’appel. Si c’est oui, vous démarrez le {intake.start} du mois d’après.",
        },
      },
    ],
  },
  eligibility: {
    title: { en: "Who it is for", fr: "À qui s’adresse le programme" },
    levels: [
      {
        title: { en: "Required to join", fr: "Indispensable pour entrer" },
        meaning: { en: "The programme’s four conditions", fr: "Les quatre conditions du programme" },
        items: [
          {
            en: "A French company, or the will to create a French entity",
            fr: "Une société française, ou la volonté de créer une entité en France",
          },
          {
            en: "A B2B or B2B2C startup that rests on technology",
            fr: "Une startup B2B ou B2B2C qui repose sur une technologie",
          },
          {
            en: "At least one full-time founder",
            fr: "Au moins un fondateur à temps plein",
          },
          { en: "A stage from pre-seed to Series A", fr: "Un stade compris entre le pre-seed et la série A" },
        ],
      },
      {
        title: { en: "Preferred", fr: "Apprécié" },
        meaning: { en: "Helps, but nobody is refused for want of it", fr: "Un atout, jamais une condition" },
        items: [
          {
            en: "{intake.preferred_mrr} or more of monthly recurring revenue, or strong traction",
            fr: "Au moins {intake.preferred_mrr} de revenu mensuel récurrent, ou une forte traction",
          },
          {
            en: "Ambitious founders who want to be challenged",
            fr: "Des fondateurs ambitieux, prêts à être bousculés",
          },
        ],
      },
      {
        title: { en: "Later, to be shown to investors", fr: "Plus tard, pour être présenté aux investisseurs" },
        meaning: {
          en: "A selection of its own, during the programme",
          fr: "Une sélection à part, en cours de programme",
        },
        items: [
          {
            en: "{investors.min_revenue} of yearly revenue or more",
            fr: "Au moins {investors.min_revenue} de chiffre d’affaires annuel",
          },
          {
            en: "A strong team, a product on the market, a clear business model and room to grow",
            fr: "Une équipe solide, un produit déjà vendu, un modèle économique clair et de quoi grandir",
          },
        ],
      },
    ],
    note: {
      en: "Not sure that you fit? Apply all the same. No software sorts the applications out: a person reads and decides.",
      fr: "Vous hésitez ? Candidatez quand même. Aucun logiciel ne trie les candidatures : une personne lit et décide.",
    },
  },
  dates: {
    title: { en: "The next three intakes", fr: "Les trois prochaines entrées" },
    apply: { en: "Apply by", fr: "Candidature jusqu’au" },
    interviews: { en: "Interviews", fr: "Entretiens" },
    start: { en: "Start", fr: "Démarrage" },
    notes: [
      {
        en: "Applications close at 23:59, Paris time.",
        fr: "Les candidatures se ferment à 23:59, heure de Paris.",
      },
      {
        en: "We take up to {intake.monthly_places} startups in a month. A quarterly cohort groups {intake.class_size} startups, with {offer.revenue_share_places} places in each cohort for the Revenue share formula.",
        fr: "Nous prenons jusqu’à {intake.monthly_places} startups par mois. Une promotion trimestrielle en réunit {intake.class_size}, avec {offer.revenue_share_places} places par promotion pour la formule Partage de revenus.",
      },
    ],
  },
  form: { title: { en: "Your application", fr: "Votre candidature" } },
  faq: { title: { en: "Before you send it", fr: "Avant d’envoyer" } },
};
