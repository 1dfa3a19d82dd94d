import type { ApplicationPage } from "../../domain/content/content.ts";

export const application: ApplicationPage = {
  kind: "page",
  id: "application",
  metadata: {
    title: { en: "Apply to The Lab’s programme", fr: "Candidater au programme de The Lab" },
    description: {
      en: "Ten short questions, a reply within {intake.first_answer} hours, and the dates of the next three intakes of The Lab’s {offer.duration}-month programme.",
      fr: "Dix questions courtes, une première réponse sous {intake.first_answer} heures et les dates des trois prochaines entrées dans le programme de {offer.duration} mois de The Lab.",
    },
  },
  hero: {
    headline: {
      lead: { en: "Your startup", fr: "Votre startup" },
      wide: { en: "in ten answers", fr: "en dix réponses" },
    },
    subtitle: {
      en: "Tell us what you sell, who you sell it to and where you are now. We read every application ourselves and reply within {intake.first_answer} hours.",
      fr: "Dites-nous ce que vous vendez, à qui et où vous en êtes. Nous lisons nous-mêmes chaque candidature et vous répondons sous {intake.first_answer} heures.",
    },
    apply: { en: "Start now", fr: "Commencer" },
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
          en: "By 23:59, Paris time, on the {intake.applications_due} of the month. Until then you can change your answers, unless we’ve already decided; you can withdraw at any time.",
          fr: "Au plus tard le {intake.applications_due} du mois à 23:59, heure de Paris. Jusque-là, vous pouvez modifier vos réponses, sauf si notre décision est rendue avant. Vous pouvez retirer votre candidature à tout moment.",
        },
      },
      {
        title: { en: "We reply", fr: "Nous répondons" },
        text: {
          en: "Within {intake.first_answer} hours, you’ll know whether you’re pre-selected.",
          fr: "Sous {intake.first_answer} heures, vous savez si vous êtes présélectionné.",
        },
      },
      {
        title: { en: "We talk", fr: "Nous nous parlons" },
        text: {
          en: "A {intake.discovery_call}-minute discovery call about your customers, your numbers and what you expect from us, at a time you choose. Calls run from the {intake.interviews} of the next month.",
          fr: "Un appel découverte de {intake.discovery_call} minutes sur vos clients, vos chiffres et ce que vous attendez de nous, à l’heure que vous choisissez. Les appels se tiennent du {intake.interviews} du mois suivant.",
        },
      },
      {
        title: { en: "We decide, you start", fr: "Nous décidons, vous démarrez" },
        text: {
          en: "You get our final decision within {intake.final_decision} weeks of the call. If it’s a yes, you start on the {intake.start} of the month after.",
          fr: "Vous avez notre décision finale au plus tard {intake.final_decision} semaines après l’appel. Si c’est oui, vous démarrez le {intake.start} du mois suivant l’appel.",
        },
      },
    ],
  },
  eligibility: {
    title: { en: "Who it’s for", fr: "À qui s’adresse le programme" },
    levels: [
      {
        title: { en: "Required to join", fr: "Indispensable pour entrer" },
        meaning: { en: "The programme’s four conditions", fr: "Les quatre conditions du programme" },
        items: [
          {
            en: "A company registered in France, or plans to register one",
            fr: "Une société française, ou la volonté d’en créer une",
          },
          {
            en: "A tech-enabled B2B or B2B2C startup",
            fr: "Une startup B2B ou B2B2C qui repose sur une technologie",
          },
          {
            en: "At least one full-time founder",
            fr: "Au moins un fondateur à temps plein",
          },
          { en: "Pre-seed to Series A", fr: "Un stade compris entre le pre-seed et la série A" },
        ],
      },
      {
        title: { en: "Preferred", fr: "Apprécié" },
        meaning: { en: "Welcome, never required", fr: "Un atout, jamais une condition" },
        items: [
          {
            en: "At least {intake.preferred_mrr} in monthly recurring revenue, or strong traction",
            fr: "Au moins {intake.preferred_mrr} de revenu mensuel récurrent, ou une forte traction",
          },
          {
            en: "Ambitious, coachable founders",
            fr: "Des fondateurs ambitieux, prêts à se remettre en question",
          },
        ],
      },
      {
        title: {
          en: "Later, to pitch to investors",
          fr: "Plus tard, pour pitcher devant des investisseurs",
        },
        meaning: {
          en: "A separate selection, during the programme",
          fr: "Une sélection à part, en cours de programme",
        },
        items: [
          {
            en: "Annual revenue first: we look for at least {investors.min_revenue}",
            fr: "Le chiffre d’affaires annuel d’abord : nous regardons s’il atteint {investors.min_revenue}",
          },
          {
            en: "A strong team, a product on the market, a clear business model and room to grow",
            fr: "Une équipe solide, un produit déjà sur le marché, un modèle économique clair et un potentiel de croissance",
          },
        ],
      },
    ],
    note: {
      en: "Not sure you fit? Apply anyway: it takes {intake.application_minutes} minutes and costs nothing.",
      fr: "Vous hésitez ? Candidatez quand même : cela prend {intake.application_minutes} minutes et ne coûte rien.",
    },
  },
  dates: {
    title: { en: "The next three intakes", fr: "Les trois prochaines entrées" },
    apply: { en: "Apply by", fr: "Candidature jusqu’au" },
    interviews: { en: "Discovery calls", fr: "Appels découverte" },
    start: { en: "Start", fr: "Démarrage" },
    notes: [
      {
        en: "Applications close at 23:59, Paris time.",
        fr: "Les candidatures sont closes à 23:59, heure de Paris.",
      },
      {
        en: "We take on up to {intake.monthly_places} startups a month.",
        fr: "Nous prenons jusqu’à {intake.monthly_places} startups par mois.",
      },
    ],
  },
  form: { title: { en: "Your application", fr: "Votre candidature" } },
  faq: { title: { en: "Before you send it", fr: "Avant d’envoyer" } },
};
