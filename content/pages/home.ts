import type { HomePage, Text } from "../../domain/content/content.ts";

const apply: Text = { en: "Apply", fr: "Candidater" };

const applicationInfo: Text = {
  en: "{intake.application_minutes} minutes to apply. We reply within {intake.first_answer} hours.",
  fr: "{intake.application_minutes} minutes pour candidater. Première réponse sous {intake.first_answer} heures.",
};

export const home: HomePage = {
  kind: "page",
  id: "home",
  metadata: {
    title: {
      en: "The Lab: accelerate your startup without dilution",
      fr: "The Lab : accélérez votre startup sans dilution",
    },
    description: {
      en: "Near Montpellier, {offer.duration} months of acceleration for B2B tech startups: a dedicated growth expert, Pitch Sessions in front of {pitch.investors}+ investors, and no equity taken.",
      fr: "Un accélérateur de {offer.duration} mois près de Montpellier pour les startups tech B2B : un expert growth attitré, des Pitch Sessions devant plus de {pitch.investors} investisseurs, aucune prise de participation.",
    },
  },
  hero: {
    headline: {
      lead: { en: "ACCELERATE YOUR STARTUP", fr: "ACCÉLÉREZ VOTRE STARTUP", literal: true },
      wide: { en: "WITHOUT DILUTION", fr: "SANS DILUTION", literal: true },
    },
    subtitle: {
      en: "{offer.duration} months with your own growth expert, and investors who come to hear you pitch. You pay us in euros, never in shares.",
      fr: "{offer.duration} mois avec un expert growth attitré et des investisseurs qui viennent vous écouter. Vous nous payez en euros, jamais en parts.",
    },
    apply,
    discover: { en: "See the programme", fr: "Découvrir le programme" },
    applicationInfo,
    stops: [
      { en: "You start with your first sales", fr: "Vous démarrez avec vos premières ventes" },
      { en: "You know who buys", fr: "Vous savez qui achète" },
      { en: "You know which channel works", fr: "Vous savez quel canal vend" },
      { en: "You grow without us", fr: "Vous grandissez sans nous" },
    ],
  },
  intro: {
    title: {
      en: "First find what sells, then meet investors",
      fr: "Trouver d’abord ce qui se vend, voir les investisseurs ensuite",
    },
    paragraphs: [
      {
        en: "The Lab is a startup accelerator in Lattes, near Montpellier. We work with B2B and B2B2C tech startups, from pre-seed to Series A, whose founders want customers before shareholders.",
        fr: "The Lab est un accélérateur de startups installé à Lattes, près de Montpellier. Nous travaillons avec des startups tech B2B et B2B2C, du pre-seed à la série A, dont les fondateurs cherchent des clients avant de chercher des actionnaires.",
      },
      {
        en: "The programme has three phases, usually lasting {offer.phase_1}, {offer.phase_2} and {offer.phase_3} months. In each one, you work on your sales with your growth expert.",
        fr: "Le programme compte trois phases, qui durent d’ordinaire {offer.phase_1}, {offer.phase_2} et {offer.phase_3} mois. Dans chacune, vous travaillez à vos ventes avec quelqu’un dont c’est le métier.",
      },
    ],
  },
  stats: {
    title: { en: "The Lab in numbers", fr: "The Lab en chiffres" },
    figures: [
      {
        figure: { fact: "site.startups" },
        label: { en: "startups", fr: "startups" },
        scope: {
          en: "supported, in the programme or outside it",
          fr: "accompagnées, tous formats confondus",
        },
      },
      {
        figure: { fact: "pitch.meetings_2025", sign: "+" },
        label: { en: "investor meetings", fr: "rendez-vous investisseurs" },
        scope: { en: "in 2025, after a Pitch Session", fr: "en 2025, après une Pitch Session" },
      },
      {
        figure: { fact: "site.applications" },
        label: { en: "applications", fr: "candidatures" },
        scope: { en: "received for the programme", fr: "reçues pour le programme" },
      },
      {
        figure: { fact: "site.growth" },
        label: { en: "growth", fr: "de croissance" },
        scope: {
          en: "in our best performer’s revenue since we started working together",
          fr: "du chiffre d’affaires de la startup la plus performante, depuis son arrivée",
        },
      },
    ],
    definitions: { en: "What these numbers count", fr: "Ce que recouvrent ces chiffres" },
    note: {
      en: "Our own numbers. Those marked “To be confirmed” haven’t been checked yet.",
      fr: "Chiffres établis par nos soins. Ceux qui portent la mention « à confirmer » n’ont pas encore été vérifiés.",
    },
  },
  value: {
    title: { en: "Growth that stays yours", fr: "Une croissance qui reste à vous" },
    intro: {
      en: "Shares sold too early are the most expensive money you’ll ever raise. Here’s what you get without selling any.",
      fr: "L’argent le plus cher est celui qu’on lève en cédant ses parts trop tôt. Voici ce que vous obtenez en gardant les vôtres.",
    },
    points: [
      {
        title: { en: "No dilution", fr: "Aucune dilution" },
        text: {
          en: "{offer.equity} of your equity. The programme leaves your cap table as it found it.",
          fr: "{offer.equity} de votre capital. Le programme ne touche pas à votre table de capitalisation.",
        },
      },
      {
        title: { en: "Our fee follows your sales", fr: "Notre rémunération suit vos ventes" },
        text: {
          en: "On top of any upfront fee, we take a share of the revenue the programme generates. No sales, no share.",
          fr: "En plus d’éventuels frais fixes au départ, nous prenons une part du chiffre d’affaires généré grâce au programme. Sans ventes, rien à partager.",
        },
      },
      {
        title: { en: "Small intakes", fr: "Peu de startups à la fois" },
        text: {
          en: "At most {intake.monthly_places} new startups a month, so each one gets close attention.",
          fr: "{intake.monthly_places} nouvelles startups par mois au plus, pour suivre chacune de près.",
        },
      },
      {
        title: { en: "Offices, if you want them", fr: "Des bureaux, si vous en voulez" },
        text: {
          en: "{place.area} and {place.meeting_rooms} meeting rooms in Lattes. No obligation to move in.",
          fr: "{place.area} et {place.meeting_rooms} salles de réunion à Lattes. Rien ne vous oblige à vous y installer.",
        },
      },
    ],
  },
  investors: {
    title: { en: "Investors who come to listen", fr: "Des investisseurs qui viennent écouter" },
    intro: {
      en: "Business angels, venture funds and family offices attend our Pitch Sessions free of charge.",
      fr: "Business angels, fonds et family offices assistent gratuitement à nos Pitch Sessions.",
    },
  },
  support: {
    title: { en: "Concrete support", fr: "Un accompagnement concret" },
    intro: {
      en: "Three kinds of support for every startup in the programme.",
      fr: "Ce que reçoit chaque startup du programme.",
    },
    cards: [
      {
        title: { en: "Your own growth expert", fr: "Votre expert growth" },
        text: {
          en: "At least {offer.expert_experience} years of experience. Acquisition, customer journey, campaigns, reporting: your expert does the work with you and lets the numbers decide.",
          fr: "Au moins {offer.expert_experience} ans d’expérience. Acquisition, parcours client, campagnes, reporting : le travail se fait avec vous, à partir de vos chiffres.",
        },
      },
      {
        title: { en: "A strategic meeting every month", fr: "Un point stratégique chaque mois" },
        text: {
          en: "We go through the month’s numbers together, set the next priorities and drop what isn’t working.",
          fr: "Nous lisons ensemble les chiffres du mois, choisissons les priorités et arrêtons ce qui ne marche pas.",
        },
      },
      {
        title: { en: "An active network", fr: "Un réseau actif" },
        text: {
          en: "A private chat workspace, workshops and founder meetups; then, if you’re selected to pitch, Pitch Sessions and introductions to investors who ask for them.",
          fr: "Un espace de discussion privé, des ateliers, des rencontres entre fondateurs ; puis, sur sélection, des Pitch Sessions et des mises en relation avec les investisseurs qui le demandent.",
        },
      },
    ],
    disclaimer: {
      en: "The programme guarantees no fundraising outcome. Past results don’t predict yours.",
      fr: "Le programme ne garantit aucune levée de fonds. Les résultats passés ne préjugent pas des vôtres.",
    },
    join: { en: "Join the next cohort", fr: "Rejoindre la prochaine promotion", literal: true },
  },
  simulator: {
    title: {
      en: "Your revenue in month {offer.duration}",
      fr: "Votre chiffre d’affaires au mois {offer.duration}",
    },
    intro: {
      en: "Type in your monthly revenue and see the projection straight away.",
      fr: "Saisissez votre chiffre d’affaires mensuel : la projection s’affiche aussitôt.",
    },
    notes: [
      {
        en: "The projection multiplies your revenue and knows nothing about your market.",
        fr: "Le calcul multiplie votre chiffre d’affaires ; il ne sait rien de votre marché.",
      },
    ],
  },
  why: {
    title: { en: "Why The Lab", fr: "Pourquoi The Lab" },
    paragraphs: [
      {
        en: "Raise too early and you often sell shares at their cheapest, to pay for answers customers would have given you for free.",
        fr: "Lever trop tôt, c’est souvent vendre ses parts au plus bas pour payer des réponses que des clients auraient données gratuitement.",
      },
      {
        en: "We do it the other way round. Customers first, with one person who shares responsibility for the numbers; investors afterwards, when your revenue speaks for you.",
        fr: "Nous prenons les choses dans l’autre sens. Les clients d’abord, avec une personne qui s’engage sur les chiffres avec vous ; les investisseurs ensuite, quand votre chiffre d’affaires parle pour vous.",
      },
    ],
    photos: [],
  },
  pitch: {
    title: {
      en: "Pitch Session: {pitch.investors}+ investors in one room",
      fr: "Pitch Session : plus de {pitch.investors} investisseurs dans une même salle",
    },
    intro: {
      en: "You pitch, they ask questions, meetings get booked. Any eligible startup can apply, in the programme or not; startups in the programme get priority when they apply from their cockpit.",
      fr: "Vous pitchez, ils vous interrogent, les rendez-vous se prennent. Les sessions sont ouvertes à toutes les startups éligibles, membres du programme ou non ; les membres sont prioritaires quand ils candidatent depuis leur cockpit.",
    },
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
          fr: "{pitch.quarterly_startups} startups, {pitch.quarterly_pitch} minutes de pitch et {pitch.quarterly_questions} minutes de questions chacune. Chaque date est annoncée une fois fixée.",
        },
      },
    ],
    investorsFree: {
      en: "Free for active investors; we check each profile first.",
      fr: "Gratuit pour les investisseurs actifs, dont nous vérifions d’abord le profil.",
    },
    disclaimer: {
      en: "No session guarantees funding. Investing in startups can cost you part or all of your capital, and shares are hard to resell.",
      fr: "Aucune session ne garantit un financement. Investir dans une startup expose à perdre tout ou partie du capital, et les parts se revendent difficilement.",
    },
    discover: { en: "How Pitch Sessions work", fr: "Découvrir les Pitch Sessions" },
  },
  testimonials: { title: { en: "In founders’ words", fr: "La parole aux fondateurs" } },
  trust: { title: { en: "They trust us", fr: "Ils nous font confiance", literal: true } },
  comparison: {
    title: {
      en: "The Lab or a traditional accelerator",
      fr: "The Lab ou un accélérateur classique",
    },
    caption: {
      en: "What The Lab and a traditional accelerator each offer",
      fr: "Ce que proposent The Lab et un accélérateur classique",
    },
    columns: {
      criterion: { en: "What you get", fr: "Ce que vous obtenez" },
      thelab: { en: "The Lab", fr: "The Lab" },
      traditional: { en: "Traditional accelerator", fr: "Accélérateur classique" },
    },
    yes: { en: "Yes", fr: "Oui" },
    no: { en: "No", fr: "Non" },
    note: {
      en: "“Traditional” means the usual terms of accelerators that take equity. Each sets its own.",
      fr: "« Classique » désigne les conditions les plus courantes des accélérateurs qui entrent au capital. Chacun fixe les siennes.",
    },
  },
  faq: { title: { en: "Frequently asked questions", fr: "Questions fréquentes" } },
  finalCall: {
    title: {
      en: "Keep your shares, grow your revenue",
      fr: "Gardez vos parts, développez vos ventes",
    },
    text: {
      en: "An intake starts on the {intake.start} of each month. Tell us what you sell and who buys it.",
      fr: "Le programme accueille de nouvelles startups le {intake.start} de chaque mois. Dites-nous ce que vous vendez et à qui.",
    },
    apply,
    applicationInfo,
  },
};
