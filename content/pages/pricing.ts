import type { PricingPage } from "../../domain/content/content.ts";

const no = { en: "Not included", fr: "Non inclus" };

export const pricing: PricingPage = {
  kind: "page",
  id: "pricing",
  metadata: {
    title: { en: "Pricing: The Lab", fr: "Tarifs : The Lab" },
    description: {
      en: "A free account for founders, and Elite CoPilot at {plan.elite_monthly} a month, with one month free and no card asked for.",
      fr: "Un compte gratuit pour les fondateurs, et Elite CoPilot à {plan.elite_monthly} par mois, avec un mois gratuit et sans carte bancaire.",
    },
  },
  title: { en: "Start free. Pay when it serves you.", fr: "Commencez gratuitement. Payez quand cela vous sert." },
  intro: {
    en: "These are the prices of the founder’s account. The programme is paid for separately, and neither takes equity.",
    fr: "Voici le prix du compte fondateur. Le programme se paie à part, et ni l’un ni l’autre ne prend de capital.",
  },
  free: {
    name: { en: "Free Member", fr: "Free Member" },
    text: {
      en: "Your startup’s profile, the basic tools and your applications to the programme.",
      fr: "Le profil de votre startup, les outils de base et vos candidatures au programme.",
    },
    action: { en: "Create my free account", fr: "Créer mon compte gratuit" },
  },
  elite: {
    name: { en: "Elite CoPilot", fr: "Elite CoPilot" },
    text: {
      en: "For a startup that is getting ready to raise: investors see it, and its figures are watched.",
      fr: "Pour une startup qui prépare sa levée : les investisseurs la voient, et ses chiffres sont suivis.",
    },
    action: { en: "Start my free month", fr: "Commencer mon mois gratuit" },
    trial: {
      en: "{plan.trial} month free trial, cancel anytime",
      fr: "{plan.trial} mois d’essai gratuit, résiliable à tout moment",
    },
  },
  visible: {
    name: { en: "Visible", fr: "Visible" },
    text: {
      en: "Between the two: the paid tools of the toolkit (legal templates, financial forecast), without the cockpit and without the term sheet.",
      fr: "Entre les deux : les outils payants de la boîte à outils (modèles juridiques, prévisionnel financier), sans le cockpit ni la term sheet.",
    },
    action: { en: "Ask for Visible", fr: "Demander Visible" },
  },
  comparison: {
    title: { en: "What each account opens", fr: "Ce que chaque compte ouvre" },
    criterion: { en: "For your startup", fr: "Pour votre startup" },
    rows: [
      {
        name: { en: "Profile", fr: "Profil" },
        free: { en: "Yours to fill in, seen by our team", fr: "Vous le remplissez, notre équipe le voit" },
        elite: { en: "Also public: VCs can see it", fr: "Public aussi : les VCs le voient" },
      },
      {
        name: { en: "Applications to the programme", fr: "Candidatures au programme" },
        free: { en: "Included", fr: "Incluses" },
        elite: { en: "Included", fr: "Incluses" },
      },
      {
        name: { en: "Toolkit", fr: "Boîte à outils" },
        free: { en: "The basic tools", fr: "Les outils de base" },
        elite: { en: "All of it, term sheet included", fr: "Tous les outils, term sheet comprise" },
      },
      {
        name: { en: "Interest from investors", fr: "Intérêt des investisseurs" },
        free: no,
        elite: { en: "You are notified of it", fr: "Vous en êtes averti" },
      },
      {
        name: { en: "Health of the business", fr: "Santé de l’entreprise" },
        free: no,
        elite: {
          en: "Dashboard, with alerts on runway, churn and cash",
          fr: "Tableau de bord, avec des alertes sur le runway, le churn et la trésorerie",
        },
      },
      {
        name: { en: "Valuation and dilution simulator", fr: "Simulateur de valorisation et de dilution" },
        free: no,
        elite: { en: "Included", fr: "Inclus" },
      },
      {
        name: { en: "Personalised roadmap", fr: "Roadmap personnalisée" },
        free: no,
        elite: { en: "Included", fr: "Incluse" },
      },
      {
        name: { en: "Feedback from VCs", fr: "Retours de VCs" },
        free: no,
        elite: { en: "Included", fr: "Inclus" },
      },
      {
        name: { en: "Pitch Session", fr: "Pitch Session" },
        free: {
          en: "You may apply; taking part is paid for ({pitch.participation_fee})",
          fr: "Vous pouvez candidater ; la participation est payante ({pitch.participation_fee})",
        },
        elite: {
          en: "You may apply; taking part is included",
          fr: "Vous pouvez candidater ; la participation est incluse",
        },
      },
    ],
    note: {
      en: "Open today: your profile, as our team sees it, and the applications to the programme and to the Pitch Session, where Elite includes taking part. The public profile, the toolkit and the other lines are not open yet; they will follow.",
      fr: "Ouverts aujourd’hui : votre profil, vu par notre équipe, et les candidatures au programme et à la Pitch Session, participation incluse avec Elite. Le profil public, la boîte à outils et les autres lignes ne sont pas encore ouverts ; ils suivront.",
    },
  },
  request: {
    title: { en: "How the free month begins and ends", fr: "Comment le mois gratuit commence et finit" },
    steps: [
      {
        title: { en: "You create your account", fr: "Vous créez votre compte" },
        text: {
          en: "From the button above, or sign in to the one you have. No card is asked for, and no payment is taken on this site.",
          fr: "Depuis le bouton ci-dessus, ou en vous connectant à celui que vous avez. Aucune carte n’est demandée et aucun paiement n’est pris sur ce site.",
        },
      },
      {
        title: { en: "You begin the month", fr: "Vous commencez le mois" },
        text: {
          en: "One press opens Elite at once, {plan.trial} month free from that day, once per person. Visible is opened by a person who reads your request.",
          fr: "Un clic ouvre Elite aussitôt : {plan.trial} mois gratuit à partir de ce jour, une fois par personne. Visible est ouvert par une personne qui lit votre demande.",
        },
      },
      {
        title: { en: "You decide", fr: "Vous décidez" },
        text: {
          en: "We write to you a week before the end. Afterwards Elite costs {plan.elite_monthly} a month ({plan.elite_monthly:tax}), or the yearly price above. Without your written agreement nothing is charged and your account goes back to Free Member.",
          fr: "Nous vous écrivons une semaine avant la fin. Ensuite, Elite coûte {plan.elite_monthly} par mois ({plan.elite_monthly:tax}), ou le prix annuel ci-dessus. Sans votre accord écrit, rien n’est facturé et votre compte redevient Free Member.",
        },
      },
    ],
    note: {
      en: "No plan guarantees a fundraising: the decision to invest belongs to the investors alone.",
      fr: "Aucune offre ne garantit une levée de fonds : la décision d’investir appartient aux seuls investisseurs.",
    },
  },
  faq: { title: { en: "Two questions before you choose", fr: "Deux questions avant de choisir" } },
};
