import type { InvestorsPage } from "../../domain/content/content.ts";

export const investors: InvestorsPage = {
  kind: "page",
  id: "investors",
  metadata: {
    title: {
      en: "Investors: meet startups that already sell",
      fr: "Investisseurs : des startups qui vendent déjà",
    },
    description: {
      en: "Pitch Sessions for active business angels, venture funds and family offices: startups that we screen first for {investors.min_revenue} in annual revenue. Free, once we’ve approved your profile.",
      fr: "Des Pitch Sessions pour business angels, fonds et family offices actifs : des startups choisies d’abord sur leur chiffre d’affaires ({investors.min_revenue} par an). Gratuit, après validation de votre profil.",
    },
  },
  register: { en: "Register as an investor", fr: "S’inscrire comme investisseur" },
  hero: {
    headline: {
      lead: { en: "MEET STARTUPS", fr: "RENCONTREZ DES STARTUPS", literal: true },
      wide: { en: "THAT ALREADY SELL", fr: "QUI VENDENT DÉJÀ", literal: true },
    },
    subtitle: {
      en: "Pitch Sessions for active business angels, venture funds and family offices. Startups are chosen on their numbers, you attend free of charge, and what happens next is between you and the founders.",
      fr: "Des Pitch Sessions pour business angels, fonds et family offices actifs. Les startups sont choisies sur leurs chiffres, l’entrée est gratuite pour vous, et la suite se joue entre les fondateurs et vous.",
    },
    note: {
      en: "We check every investor’s profile ourselves and reply within {investors.answer} hours.",
      fr: "Nous vérifions nous-mêmes chaque profil et répondons sous {investors.answer} heures.",
    },
    risk: {
      en: "Investing in startups can cost you part or all of your capital.",
      fr: "Investir dans une startup, c’est risquer de perdre tout ou partie de son capital.",
    },
  },
  why: {
    title: { en: "Why join", fr: "Pourquoi nous rejoindre" },
    intro: {
      en: "You’ve read enough decks. Come and hear founders answer for their numbers.",
      fr: "Vous avez lu assez de decks. Venez entendre des fondateurs répondre de leurs chiffres.",
    },
    points: [
      {
        title: { en: "Screened before you sit down", fr: "Le tri est fait avant" },
        text: {
          en: "We look first for at least {investors.min_revenue} in annual revenue, then for a product on the market and a business model that fits in one sentence.",
          fr: "Nous regardons d’abord si le chiffre d’affaires atteint {investors.min_revenue} par an, puis le produit sur le marché et un modèle économique qui tient en une phrase.",
        },
      },
      {
        title: { en: "Many startups in little time", fr: "Beaucoup de sociétés en peu de temps" },
        text: {
          en: "About {pitch.grand_startups} startups at a large session, {pitch.grand_pitch} minutes each; {pitch.quarterly_startups} at a quarterly one, with {pitch.quarterly_pitch} minutes to pitch and {pitch.quarterly_questions} for questions.",
          fr: "Environ {pitch.grand_startups} startups lors d’une grande session, {pitch.grand_pitch} minutes chacune ; {pitch.quarterly_startups} lors d’une session trimestrielle, avec {pitch.quarterly_pitch} minutes de pitch et {pitch.quarterly_questions} de questions.",
        },
      },
      {
        title: { en: "Founders, not go-betweens", fr: "Les fondateurs, sans intermédiaire" },
        text: {
          en: "You talk to the people who build and sell. When a founder says yes to an introduction, you get each other’s e-mail address and we step aside.",
          fr: "Vous parlez à celles et ceux qui construisent et qui vendent. S’ils acceptent, chacun reçoit l’adresse de l’autre, puis nous nous effaçons.",
        },
      },
      {
        title: { en: "Cap tables left alone", fr: "Des tables de capitalisation intactes" },
        text: {
          en: "The programme takes {offer.equity} equity. The startups it accelerates reach you with only the shareholders their founders chose.",
          fr: "Le programme prend {offer.equity} du capital. Les startups accélérées arrivent devant vous avec les seuls actionnaires que leurs fondateurs ont choisis.",
        },
      },
    ],
  },
  comparison: {
    title: { en: "A Pitch Session or a demo day", fr: "Une Pitch Session ou un demo day" },
    caption: {
      en: "What our Pitch Sessions and a traditional demo day offer investors",
      fr: "Ce que nos Pitch Sessions et un demo day classique offrent aux investisseurs",
    },
    columns: {
      criterion: { en: "What you find", fr: "Ce que vous y trouvez" },
      thelab: { en: "The Lab", fr: "The Lab" },
      traditional: { en: "Traditional demo day", fr: "Demo day classique" },
    },
    yes: { en: "Yes", fr: "Oui" },
    no: { en: "No", fr: "Non" },
    note: {
      en: "“Traditional” means the usual practice of accelerators that take equity. Each sets its own.",
      fr: "« Classique » désigne la pratique la plus courante des accélérateurs qui entrent au capital. Chacun fixe la sienne.",
    },
  },
  startups: {
    title: { en: "The startups you’ll meet", fr: "Les startups que vous entendrez" },
    intro: {
      en: "Typical numbers for the startups that pitch. Every session is different.",
      fr: "Le profil habituel des startups présentées ; il varie d’une session à l’autre.",
    },
    revenue: {
      label: { en: "Annual revenue", fr: "Chiffre d’affaires annuel" },
      range: { fact: "investors.revenue_range" },
      average: { fact: "investors.average_revenue" },
      averageLabel: { en: "on average", fr: "en moyenne" },
    },
    funding: {
      label: { en: "Funding sought", fr: "Montant recherché" },
      range: { fact: "investors.funding_sought" },
    },
    definitions: { en: "What these numbers count", fr: "Ce que recouvrent ces chiffres" },
    note: {
      en: "These are The Lab’s own numbers. Those marked “To be confirmed” haven’t been checked yet.",
      fr: "Chiffres établis par nos soins. Ceux qui portent la mention « à confirmer » n’ont pas encore été vérifiés.",
    },
    sectorsTitle: { en: "Sectors", fr: "Secteurs" },
    sectors: [
      { id: "saas", label: { en: "SaaS", fr: "SaaS" } },
      { id: "marketplace", label: { en: "Marketplace", fr: "Marketplace" } },
      { id: "healthtech", label: { en: "HealthTech", fr: "HealthTech" } },
      { id: "fintech", label: { en: "FinTech", fr: "FinTech" } },
      { id: "edtech", label: { en: "EdTech", fr: "EdTech" } },
      { id: "sustainability", label: { en: "Sustainability", fr: "Transition écologique" } },
    ],
    criteriaTitle: { en: "How they are chosen", fr: "Comment elles sont choisies" },
    criteria: [
      {
        en: "Revenue of at least {investors.min_revenue} a year",
        fr: "Un chiffre d’affaires d’au moins {investors.min_revenue} par an",
      },
      { en: "A strong team", fr: "Une équipe solide" },
      { en: "A product already on the market", fr: "Un produit déjà sur le marché" },
      { en: "A clear business model", fr: "Un modèle économique clair" },
      { en: "Growth potential", fr: "Un potentiel de croissance" },
    ],
    selection: {
      en: "These are our selection criteria, revenue first. Selecting a startup doesn’t mean we recommend investing in it.",
      fr: "Nous sélectionnons d’après ces critères, en regardant d’abord le chiffre d’affaires. Cette sélection n’est pas une recommandation d’investir.",
    },
  },
  receive: {
    title: { en: "What you receive", fr: "Ce que vous recevez" },
    intro: {
      en: "Before, during and after a session, all of it free.",
      fr: "Avant, pendant et après une session, gratuitement.",
    },
    items: [
      {
        title: { en: "Before: the list", fr: "Avant : la liste" },
        text: {
          en: "If you register with our form and we approve your profile, one of us sends you each startup’s name, sector and revenue range.",
          fr: "Avec une inscription par notre formulaire et un profil validé, l’un de nous vous envoie le nom de chaque startup, son secteur et sa tranche de chiffre d’affaires.",
        },
      },
      {
        title: { en: "During: a seat, and your questions", fr: "Pendant : une place, et vos questions" },
        text: {
          en: "The pitches, then the founders themselves for what the slides leave out.",
          fr: "Les pitchs, et les fondateurs à portée de voix pour ce que les slides ne disent pas.",
        },
      },
      {
        title: { en: "After: introductions", fr: "Après : les mises en relation" },
        text: {
          en: "Tell us who you’d like to see again: we ask each founder, and if they say yes, you get each other’s e-mail address.",
          fr: "Dites-nous qui vous souhaitez revoir : nous le demandons aux fondateurs et, s’ils acceptent, chacun reçoit l’adresse de l’autre.",
        },
      },
      {
        title: { en: "In between: a selection for you", fr: "Entre deux sessions : une sélection pour vous" },
        text: {
          en: "Once we’ve approved it, the account you reserve your seat with also shows you the published startups, starting with those that match your ticket size, stages and sectors. Founders publish their own profiles: we don’t select them on revenue.",
          fr: "Une fois validé, le compte avec lequel vous réservez votre place vous montre aussi les startups publiées, en commençant par celles qui correspondent à votre ticket, à vos stades et à vos secteurs. Chacune publie elle-même son profil : nous ne les choisissons pas sur leur chiffre d’affaires.",
        },
      },
    ],
  },
  testimonials: { title: { en: "In investors’ words", fr: "La parole aux investisseurs" } },
  how: {
    title: { en: "How to take part", fr: "Comment participer" },
    intro: {
      en: "Four steps; the first takes a few minutes.",
      fr: "Quatre étapes ; la première prend quelques minutes.",
    },
    steps: [
      {
        title: { en: "You register", fr: "Vous vous inscrivez" },
        text: {
          en: "One short form: who you are, what you’re looking for, and a box to tick about the risk.",
          fr: "Un court formulaire : qui vous êtes, ce que vous cherchez, et une case à cocher sur le risque.",
        },
      },
      {
        title: { en: "We approve your profile", fr: "Nous validons votre profil" },
        text: {
          en: "We check that you invest actively, then reply within {investors.answer} hours.",
          fr: "Nous vérifions que vous investissez activement et vous répondons sous {investors.answer} heures.",
        },
      },
      {
        title: { en: "We write to you", fr: "Nous vous écrivons" },
        text: {
          en: "One of us sends you the date, the place and the list of startups. You then reserve your seat from an investor account with the same e-mail. We approve that account too, so open it now to save time.",
          fr: "L’un de nous vous envoie la date, le lieu et la liste des startups. Vous réservez votre place depuis un compte d’investisseur ouvert avec le même e-mail. Nous validons aussi ce compte : ouvrez-le dès maintenant, pour ne pas attendre.",
        },
      },
      {
        title: { en: "You listen, then you choose", fr: "Vous écoutez, puis vous choisissez" },
        text: {
          en: "You meet the founders you want to meet. There’s no obligation to invest.",
          fr: "Vous rencontrez les fondateurs de votre choix. Rien ne vous oblige à investir.",
        },
      },
    ],
  },
  important: {
    title: { en: "Important points", fr: "Points importants" },
    intro: {
      en: "What you should know before you register.",
      fr: "Ce qu’il faut savoir avant de vous inscrire.",
    },
    points: [
      {
        title: { en: "Active investors only", fr: "Pour les investisseurs actifs" },
        text: {
          en: "Business angels, venture funds and family offices, approved one by one. This page offers no securities and is not a public solicitation to invest.",
          fr: "Business angels, fonds et family offices, validés un par un. Cette page ne constitue ni une offre au public de titres financiers ni un démarchage.",
        },
      },
      {
        title: { en: "A risk of total loss", fr: "Un risque de perte totale" },
        text: {
          en: "Investing in startups can cost you part or all of your capital, and shares are hard to resell. Numbers, past or projected, are not a promise.",
          fr: "Investir dans une startup expose à perdre tout ou partie du capital, et les parts se revendent difficilement. Les chiffres sont passés ou prévisionnels : ils ne promettent rien.",
        },
      },
      {
        title: { en: "Introductions, not investment services", fr: "De la mise en relation, rien d’autre" },
        text: {
          en: "The Lab gives no investment advice, recommends no startup, handles no orders or funds, and takes no commission on the amount raised.",
          fr: "The Lab ne donne aucun conseil en investissement, ne recommande aucune startup, ne reçoit ni ordres ni fonds, et ne prend aucune commission sur les montants levés.",
        },
      },
      {
        title: { en: "No guarantee", fr: "Aucune garantie" },
        text: {
          en: "The programme guarantees no fundraising outcome, and no session guarantees a deal. Founders answer for their own numbers; it’s up to you to check them.",
          fr: "Le programme ne garantit aucune levée de fonds ; une session ne garantit aucun accord. Les fondateurs répondent de leurs chiffres ; à vous de les vérifier.",
        },
      },
      {
        title: { en: "Free for you", fr: "Gratuit pour vous" },
        text: {
          en: "Investors pay no fees. Startups pay a participation fee, unless their plan includes it.",
          fr: "Les investisseurs ne paient rien. Les startups règlent des frais de participation, sauf si leur offre les comprend.",
        },
      },
    ],
  },
  finalCall: {
    title: { en: "Come and hear them", fr: "Venez les écouter" },
    text: {
      en: "Register in a few minutes. Once we’ve approved your profile, one of us will write to you about the next session.",
      fr: "Inscrivez-vous en quelques minutes. Une fois votre profil validé, l’un de nous vous écrit au sujet de la prochaine session.",
    },
    note: {
      en: "Free for investors. You risk losing part or all of your capital, and shares are hard to resell.",
      fr: "Gratuit pour les investisseurs. Risque de perte de tout ou partie du capital ; parts difficiles à revendre.",
    },
  },
};
