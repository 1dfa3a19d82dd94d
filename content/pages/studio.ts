import type { StudioPage } from "../../domain/content/content.ts";

export const studio: StudioPage = {
  kind: "page",
  id: "studio",
  metadata: {
    title: {
      en: "Studio: your MVP in {studio.mvp_days} days | The Lab",
      fr: "Studio : votre MVP en {studio.mvp_days} jours | The Lab",
    },
    description: {
      en: "From an idea to a product people can try and buy: a free audit, two plans with clear prices, a product that’s 100% yours.",
      fr: "De l’idée à un produit prêt à tester et à vendre : un audit gratuit, deux offres à prix affiché, un produit qui vous appartient à 100 %.",
    },
  },
  hero: {
    title: {
      en: "Turn your idea into an MVP in {studio.mvp_days} days, ready to test and to sell",
      fr: "Transformez votre idée en MVP en {studio.mvp_days} jours, prêt à tester et à vendre",
    },
    text: {
      en: "You come with an idea. You leave with a product your first customers can open, try and pay for. First demo after {studio.first_demo} days.",
      fr: "Vous arrivez avec une idée. Vous repartez avec un produit que de premiers clients peuvent ouvrir, essayer et payer. Première démo après {studio.first_demo} jours.",
    },
    book: { en: "Book my audit", fr: "Réservez mon audit" },
    note: {
      en: "A {studio.audit}-minute call, free and with no commitment.",
      fr: "Un appel de {studio.audit} minutes, gratuit et sans engagement.",
    },
  },
  logos: {
    startups: { en: "Startups supported", fr: "Startups accompagnées" },
    investors: { en: "Investors in the network", fr: "Investisseurs du réseau" },
  },
  story: {
    title: {
      en: "A specification can’t tell you whether anyone will pay",
      fr: "Un cahier des charges ne dit pas si quelqu’un paiera",
    },
    paragraphs: [
      {
        en: "An idea can sit in a document for months. You add features, describe it to people, ask what they think. No one has been able to use it, so no one has been able to say no.",
        fr: "Une idée peut rester des mois dans un document. On y ajoute des fonctions, on la raconte, on demande des avis. Personne n’a encore pu s’en servir, donc personne n’a pu dire non.",
      },
      {
        en: "The studio exists to shorten that time. With you, we build the smallest version that does the whole job for a first group of customers. It’s narrow on purpose: few screens, one path, and a way to take payment if you sell online.",
        fr: "Le studio existe pour raccourcir ce temps. Nous construisons avec vous la plus petite version qui rend le service en entier à un premier groupe de clients. Elle est volontairement étroite : peu d’écrans, un seul parcours, de quoi encaisser un paiement si votre offre se vend en ligne.",
      },
      {
        en: "After {studio.mvp_days} days you have something to learn from: people who come back, or don’t. An MVP guarantees neither customers nor funding. It replaces a guess with an answer.",
        fr: "Au bout de {studio.mvp_days} jours, vous avez de quoi apprendre : des gens qui reviennent, ou qui ne reviennent pas. Un MVP ne garantit ni clients ni levée de fonds. Il remplace une supposition par une réponse.",
      },
    ],
  },
  stats: {
    title: { en: "The studio in numbers", fr: "Le studio en chiffres" },
    figures: [
      {
        figure: { fact: "studio.startups", atLeast: true },
        label: { en: "startups supported by the studio’s team", fr: "startups accompagnées par l’équipe du studio" },
        scope: {
          en: "over their whole careers, at The Lab and before",
          fr: "au cours de la carrière de ses membres, chez The Lab et avant",
        },
      },
      {
        figure: { fact: "site.investor_network", atLeast: true },
        label: { en: "investors in the network", fr: "investisseurs dans le réseau" },
        scope: {
          en: "venture funds, business angels and family offices",
          fr: "fonds, business angels et family offices",
        },
      },
      {
        figure: { fact: "studio.growth" },
        label: {
          en: "average growth of the startups they supported",
          fr: "de croissance moyenne des startups suivies",
        },
        scope: {
          en: "in revenue since each one’s first sale",
          fr: "par cette équipe, en chiffre d’affaires depuis leur première vente",
        },
      },
      {
        figure: { fact: "studio.mvp_days" },
        label: { en: "days promised for an MVP", fr: "jours promis pour un MVP" },
        scope: {
          en: "the average will stand here once deliveries have been counted",
          fr: "la moyenne constatée s’affichera ici dès que des livraisons seront comptées",
        },
      },
    ],
    definitions: { en: "What these numbers count", fr: "Ce que recouvrent ces chiffres" },
    note: {
      en: "Numbers about the past are our own and promise nothing for your project.",
      fr: "Les chiffres du passé sont les nôtres et ne promettent rien pour votre projet.",
    },
  },
  showcase: {
    title: {
      en: "What an MVP includes, and what it leaves out",
      fr: "Ce qu’un MVP contient, et ce qu’il laisse de côté",
    },
    intro: {
      en: "How far a first version goes, what it does without, and what its founder tracks.",
      fr: "Jusqu’où va une première version, ce dont elle se passe, et ce que son fondateur surveille.",
    },
    see: { en: "See the site", fr: "Voir le site" },
  },
  process: {
    title: { en: "From the idea to the product, in three steps", fr: "De l’idée au produit, en trois étapes" },
    steps: [
      {
        title: { en: "The audit", fr: "L’audit" },
        text: {
          en: "A free {studio.audit}-minute call. You tell us the problem and who has it. We tell you what fits in {studio.mvp_days} days and what doesn’t. If it’s too early for an MVP, we say so.",
          fr: "Un appel de {studio.audit} minutes, gratuit. Vous racontez le problème et dites qui le vit. Nous disons ce qui tient en {studio.mvp_days} jours et ce qui n’y tient pas. Si un MVP est prématuré, nous vous le disons aussi.",
        },
      },
      {
        title: { en: "The build", fr: "La construction" },
        text: {
          en: "You see a first demo after {studio.first_demo} days, then you react to a working product. Anything added along the way replaces something else.",
          fr: "Vous voyez une première démo après {studio.first_demo} jours, puis vous réagissez sur un produit qui fonctionne. Tout ajout en cours de route remplace autre chose.",
        },
      },
      {
        title: { en: "The delivery", fr: "La livraison" },
        text: {
          en: "After {studio.mvp_days} days the MVP is online and you know how to use it. The product is 100% yours, and the support in your plan begins.",
          fr: "Au bout de {studio.mvp_days} jours, le MVP est en ligne et vous savez vous en servir. Le produit vous appartient à 100 %, et le support prévu par votre offre commence.",
        },
      },
    ],
  },
  plans: {
    title: { en: "Two plans, prices shown", fr: "Deux offres, un prix affiché" },
    vat: { fact: "studio.vat" },
    instalment: { fact: "studio.instalment" },
    payment: {
      en: "In {studio.instalments} instalments: {studio.instalment} at signature, {studio.instalment} at final delivery.",
      fr: "En {studio.instalments} fois : {studio.instalment} à la signature, {studio.instalment} à la livraison finale.",
    },
    ownership: { en: "The product is 100% yours.", fr: "Le produit vous appartient à 100 %." },
    book: { en: "BOOK MY FREE AUDIT", fr: "RÉSERVER MON AUDIT GRATUIT", literal: true },
    items: [
      {
        id: "power",
        name: { en: "MVP POWER", fr: "MVP POWER", literal: true },
        price: { fact: "studio.power" },
        purpose: {
          en: "To get a product into your first customers’ hands.",
          fr: "Pour mettre un produit entre les mains de vos premiers clients.",
        },
        includes: [
          { en: "Custom design", fr: "Design sur mesure" },
          {
            en: "Full development in {studio.mvp_days} days",
            fr: "Développement complet en {studio.mvp_days} jours",
          },
          { en: "Responsive web app", fr: "Application web responsive" },
          { en: "Training", fr: "Formation" },
          {
            en: "{studio.power_support} months of technical support",
            fr: "{studio.power_support} mois de support technique",
          },
        ],
      },
      {
        id: "booster",
        name: { en: "MVP BOOSTER", fr: "MVP BOOSTER", literal: true },
        price: { fact: "studio.booster" },
        mark: { en: "Recommended", fr: "Recommandé" },
        purpose: {
          en: "To launch the product and go and find its first users.",
          fr: "Pour mettre le produit en ligne et aller chercher ses premiers utilisateurs.",
        },
        includes: [
          { en: "Everything in MVP POWER", fr: "Tout ce que contient MVP POWER" },
          { en: "Marketing strategy", fr: "Stratégie marketing" },
          { en: "Ad campaign", fr: "Campagne publicitaire" },
          { en: "First-user acquisition", fr: "Acquisition des premiers utilisateurs" },
          { en: "{studio.booster_support} months of support", fr: "{studio.booster_support} mois de support" },
        ],
        note: {
          en: "The plan doesn’t guarantee any number of users or sales. Your quote says whether the ad budget is included, and how much it is.",
          fr: "L’offre ne garantit pas un nombre d’utilisateurs ou de ventes. Votre devis dit si le budget publicitaire est compris, et son montant.",
        },
      },
    ],
  },
  team: {
    title: { en: "Who works on your MVP", fr: "Qui travaille sur votre MVP" },
    roles: [
      {
        title: { en: "Product", fr: "Produit" },
        text: {
          en: "Agrees the scope with you and keeps to it, decides what can wait, runs the demos.",
          fr: "Tient le périmètre avec vous, décide de ce qui attend, mène les démos.",
        },
      },
      {
        title: { en: "Design", fr: "Design" },
        text: {
          en: "Designs the path and the screens for your customers, not from a template.",
          fr: "Dessine le parcours et les écrans pour vos clients, sans modèle tout fait.",
        },
      },
      {
        title: { en: "Development", fr: "Développement" },
        text: { en: "Builds, tests and ships.", fr: "Construit, teste et met en ligne." },
      },
      {
        title: { en: "Marketing (MVP BOOSTER)", fr: "Marketing (MVP BOOSTER)" },
        text: {
          en: "Prepares the strategy and the campaign, goes through the results with you.",
          fr: "Prépare la stratégie et la campagne, lit les résultats avec vous.",
        },
      },
    ],
  },
  testimonials: {
    title: { en: "What founders say", fr: "Ce que disent les fondateurs" },
    titleOfSamples: {
      en: "What founders might tell you about it",
      fr: "Ce que des fondateurs pourraient vous en dire",
    },
  },
  faq: { title: { en: "Your questions", fr: "Vos questions" } },
  call: {
    title: { en: "Tell us your idea in one sentence", fr: "Racontez-nous votre idée en une phrase" },
    text: {
      en: "We write back to arrange a {studio.audit}-minute call: what fits in an MVP, what can wait, and which plan suits you, if either does.",
      fr: "Nous vous écrivons pour fixer un appel de {studio.audit} minutes : ce qui tient dans un MVP, ce qui attendra, et l’offre qui convient, s’il y en a une.",
    },
    book: { en: "Book my audit", fr: "Réservez mon audit" },
  },
};
