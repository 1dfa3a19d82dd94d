import type { PricingPage } from "../../domain/content/content.ts";

export const pricing: PricingPage = {
  kind: "page",
  id: "pricing",
  metadata: {
    title: { en: "The Lab: plans and prices", fr: "Les tarifs de The Lab" },
    description: {
      en: "A free account for founders, and Elite CoPilot at {plan.elite_monthly} a month, with {plan.trial} months free and no card needed.",
      fr: "Un compte gratuit pour les fondateurs, et Elite CoPilot à {plan.elite_monthly} par mois, avec {plan.trial} mois gratuit et sans carte bancaire.",
    },
  },
  title: {
    en: "Start free. Upgrade when you need more.",
    fr: "Commencez gratuitement. Passez à une offre payante quand il vous en faut plus.",
  },
  intro: {
    en: "These prices are for founder accounts. The programme is billed separately. We take no equity for either.",
    fr: "Voici les prix du compte fondateur. Le programme se paie à part ; dans les deux cas, nous ne prenons aucune part du capital.",
  },
  free: {
    name: { en: "Free Member", fr: "Free Member" },
    text: {
      en: "For a startup getting organised, on its own or with us.",
      fr: "Pour une startup qui s’organise, seule ou avec nous.",
    },
    action: { en: "Create my free account", fr: "Créer mon compte gratuit" },
  },
  elite: {
    name: { en: "Elite CoPilot", fr: "Elite CoPilot" },
    text: {
      en: "For a startup getting ready to raise.",
      fr: "Pour une startup qui prépare sa levée.",
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
      en: "Between the two: for a startup that wants investors to find it.",
      fr: "Entre les deux : pour une startup qui veut être trouvée par des investisseurs.",
    },
    action: { en: "Request the Visible plan", fr: "Demander l’offre Visible" },
  },
  comparison: {
    title: { en: "What each plan includes", fr: "Ce que comprend chaque offre" },
    criterion: { en: "For your startup", fr: "Pour votre startup" },
    note: {
      en: "Any eligible startup can apply to a Pitch Session. Elite CoPilot includes the participation fee, except during the free month. During that month, and on the other plans, you pay it ({pitch.participation_fee:price}). Exclusive feedback from VCs isn’t available yet: no plan includes it today.",
      fr: "Toute startup éligible peut candidater à une Pitch Session. Elite CoPilot comprend les frais de participation ; sans cette offre, et pendant le mois gratuit, ils sont à votre charge : {pitch.participation_fee:price}. Les avis exclusifs de fonds d’investissement ne sont pas encore proposés : aucune offre ne les comprend aujourd’hui.",
    },
  },
  request: {
    title: { en: "How the free month starts and ends", fr: "Comment le mois gratuit commence et finit" },
    steps: [
      {
        title: { en: "You need a founder account", fr: "Il vous faut un compte fondateur" },
        text: {
          en: "It’s free. No card needed: this site takes no payments.",
          fr: "Il est gratuit. Aucune carte n’est demandée : ce site n’encaisse aucun paiement.",
        },
      },
      {
        title: { en: "You start your free month", fr: "Vous démarrez votre mois gratuit" },
        text: {
          en: "One click opens Elite straight away: {plan.trial} months free from that day, once per startup and per person. For Visible, we read your request and e-mail you our answer.",
          fr: "Un clic ouvre Elite aussitôt : {plan.trial} mois gratuit à compter de ce jour, une seule fois par startup et par personne. Pour Visible, nous lisons votre demande et vous répondons par e-mail.",
        },
      },
      {
        title: { en: "You decide", fr: "Vous décidez" },
        text: {
          en: "We’ll write to your startup’s contact a week before the free month ends. Once it’s over, Elite costs {plan.elite_monthly} a month, or {plan.elite_yearly_month} a month billed yearly ({plan.elite_monthly:tax}). Without your written agreement, nothing is charged and your account goes back to the plan it had before.",
          fr: "Une semaine avant la fin, nous prévenons par e-mail le contact de votre startup. Ensuite, Elite coûte {plan.elite_monthly} par mois, ou {plan.elite_yearly_month} par mois, facturés à l’année ({plan.elite_monthly:tax}). Sans votre accord écrit, rien n’est facturé et votre compte retrouve l’offre qu’il avait.",
        },
      },
    ],
    note: {
      en: "No plan guarantees that you’ll raise money: the decision to invest is the investors’ alone.",
      fr: "Aucune offre ne garantit une levée de fonds : la décision d’investir appartient aux seuls investisseurs.",
    },
  },
  faq: { title: { en: "Two questions before you choose", fr: "Deux questions avant de choisir" } },
};
