import type { ProgramPage, Text } from "../../domain/content/content.ts";

const apply: Text = { en: "APPLY", fr: "CANDIDATER", literal: true };

const applicationInfo: Text = {
  en: "{intake.application_minutes} minutes to apply. We reply within {intake.first_answer} hours.",
  fr: "{intake.application_minutes} minutes pour candidater. Première réponse sous {intake.first_answer} heures.",
};

const yes = (en: string, fr: string) => ({ text: { en, fr }, match: true });
const no = (en: string, fr: string) => ({ text: { en, fr }, match: false });

export const program: ProgramPage = {
  kind: "page",
  id: "program",
  metadata: {
    title: {
      en: "The programme: {offer.duration} months of growth without dilution",
      fr: "Le programme : {offer.duration} mois de croissance sans dilution",
    },
    description: {
      en: "What happens in {offer.duration} months at The Lab: four quarters, your growth expert, who it’s for, what it costs. {offer.equity} equity.",
      fr: "Ce qui se passe en {offer.duration} mois chez The Lab : les quatre temps, l’expert growth, à qui s’adresse le programme et ce qu’il coûte. {offer.equity} du capital.",
    },
  },
  hero: {
    title: {
      en: "{offer.duration} months to grow your sales",
      fr: "{offer.duration} mois pour développer vos ventes",
    },
    subtitle: {
      en: "A growth expert who works alongside you, a strategic meeting every month, investors who come to hear you pitch. And we take {offer.equity} of your equity.",
      fr: "Un expert growth à vos côtés, un point stratégique chaque mois, des investisseurs qui viennent vous écouter. Et nous prenons {offer.equity} de votre capital.",
    },
    apply,
    applicationInfo,
  },
  overview: {
    title: { en: "From first sales to repeatable sales", fr: "Des premières ventes aux ventes régulières" },
    paragraphs: [
      {
        en: "We take on B2B and B2B2C tech startups from pre-seed to Series A. Together we build what steady sales depend on: a target market, a channel, a process, numbers.",
        fr: "Le programme accueille des startups tech B2B et B2B2C, du pre-seed à la série A, et construit avec elles de quoi vendre régulièrement : une cible, un canal, une méthode, des chiffres.",
      },
      {
        en: "The programme lasts {offer.duration} months because companies take time to buy. It takes no equity because growth belongs to those who create it.",
        fr: "Il dure {offer.duration} mois parce qu’une entreprise qui achète prend son temps. Nous n’entrons pas au capital parce que la croissance doit rester à ceux qui la font.",
      },
    ],
    benefits: {
      title: { en: "What you get", fr: "Ce que vous obtenez" },
      rows: [
        yes(
          "A dedicated growth expert with at least {offer.expert_experience} years of experience",
          "Un expert growth attitré, au moins {offer.expert_experience} ans d’expérience",
        ),
        yes("A strategic meeting every month", "Un point stratégique chaque mois"),
        yes(
          "Priority for Pitch Sessions when you apply from your cockpit with a readiness score of at least {pitch.readiness}; the large ones bring together {pitch.investors}+ investors",
          "Un accès prioritaire aux Pitch Sessions quand vous candidatez depuis votre cockpit avec un Score Readiness d’au moins {pitch.readiness} ; les grandes réunissent plus de {pitch.investors} investisseurs",
        ),
        yes(
          "If you’re selected for a Pitch Session, introductions to the investors who then ask to meet you",
          "Si votre startup est sélectionnée pour une Pitch Session, des mises en relation avec les investisseurs qui demandent ensuite à vous rencontrer",
        ),
        yes(
          "A private chat workspace, workshops and founder meetups",
          "Un espace de discussion privé, des ateliers, des rencontres entre fondateurs",
        ),
        yes("An office in Lattes, if you want one", "Un bureau à Lattes, si vous en voulez un"),
        no(
          "A guarantee that you’ll raise money: no one can honestly give one",
          "La garantie de lever des fonds : personne ne peut honnêtement la donner",
        ),
      ],
    },
  },
  structure: {
    title: { en: "{offer.duration} months, quarter by quarter", fr: "{offer.duration} mois en quatre temps" },
    intro: {
      en: "Three phases set the pace; the work is split into the programme’s four quarters, Q1 to Q4.",
      fr: "Trois phases donnent le rythme ; quatre temps, de Q1 à Q4, découpent le travail.",
    },
    phases: [
      {
        title: { en: "Phase 1: understand", fr: "Phase 1 : comprendre" },
        months: { en: "Months {offer.plan_1}", fr: "Mois {offer.plan_1}" },
        usual: { en: "usually {offer.phase_1} months", fr: "d’ordinaire {offer.phase_1} mois" },
      },
      {
        title: { en: "Phase 2: test", fr: "Phase 2 : tester" },
        months: { en: "Months {offer.plan_2}", fr: "Mois {offer.plan_2}" },
        usual: { en: "usually {offer.phase_2} months", fr: "d’ordinaire {offer.phase_2} mois" },
      },
      {
        title: { en: "Phase 3: grow", fr: "Phase 3 : croître" },
        months: { en: "Months {offer.plan_3}", fr: "Mois {offer.plan_3}" },
        usual: { en: "usually {offer.phase_3} months", fr: "d’ordinaire {offer.phase_3} mois" },
      },
    ],
    quarters: [
      {
        quarter: { en: "Q1", fr: "Q1", literal: true },
        title: { en: "Know who buys", fr: "Savoir qui achète" },
        months: { fact: "offer.quarter_1" },
        colour: "lagoon",
        items: [
          {
            en: "Your numbers and your sales funnel, reviewed with you",
            fr: "Vos chiffres et votre tunnel de vente, analysés ensemble",
          },
          {
            en: "Interviews with customers and lost prospects",
            fr: "Entretiens avec des clients et des prospects perdus",
          },
          { en: "One target market, one offer, one message", fr: "Une cible, une offre, un message" },
          {
            en: "Tracking, so you know where every lead comes from",
            fr: "Un suivi : chaque lead a une origine connue",
          },
        ],
      },
      {
        quarter: { en: "Q2", fr: "Q2", literal: true },
        title: { en: "Find the channel", fr: "Trouver le canal" },
        months: { fact: "offer.quarter_2" },
        colour: "flamingo",
        items: [
          { en: "Acquisition channels tested two at a time", fr: "Canaux d’acquisition testés deux par deux" },
          {
            en: "The customer journey, from first click to signature",
            fr: "Le parcours client, du premier clic à la signature",
          },
          {
            en: "Campaigns stopped or scaled up, depending on the numbers",
            fr: "Campagnes arrêtées ou renforcées selon leurs résultats",
          },
          { en: "A first Pitch Session, if you’re ready", fr: "Une première Pitch Session, le moment venu" },
        ],
      },
      {
        quarter: { en: "Q3", fr: "Q3", literal: true },
        title: { en: "Make it repeatable", fr: "Rendre les ventes reproductibles" },
        months: { fact: "offer.quarter_3" },
        colour: "ochre",
        items: [
          { en: "The budget goes to the channel that works", fr: "Le budget va au canal qui marche" },
          { en: "A sales process anyone can follow", fr: "Une méthode de vente que d’autres peuvent suivre" },
          { en: "Prices and churn under review", fr: "Prix et churn passés en revue" },
          { en: "Reporting that an investor can read", fr: "Un reporting qu’un investisseur sait lire" },
        ],
      },
      {
        quarter: { en: "Q4", fr: "Q4", literal: true },
        title: { en: "Grow without us", fr: "Croître sans nous" },
        months: { fact: "offer.quarter_4" },
        colour: "sea",
        items: [
          {
            en: "Our roles filled by people you hire or train",
            fr: "Notre travail repris par des personnes que vous recrutez ou formez",
          },
          { en: "Tools and accounts handed over to you", fr: "Les outils et les comptes vous reviennent" },
          {
            en: "Introductions to the investors who ask to meet you, if you choose to raise",
            fr: "Des mises en relation avec les investisseurs qui le demandent, si vous choisissez de lever",
          },
          { en: "A growth plan for the year ahead", fr: "Un plan de croissance pour l’année suivante" },
        ],
      },
    ],
    note: {
      en: "The months are those of the standard plan. The order stays the same; how long each step takes depends on your sales cycle.",
      fr: "Les mois sont ceux du plan type. L’ordre reste le même ; les durées suivent votre cycle de vente.",
    },
  },
  banner: {
    title: { en: "We’re paid in euros, never in shares", fr: "Rémunérés en euros, jamais en parts" },
    text: {
      en: "The terms are agreed with you during selection, before you sign anything.",
      fr: "Les conditions se fixent avec vous pendant la sélection, avant toute signature.",
    },
    share: {
      en: "The share applies to {offer.revenue_share_base}, {offer.revenue_share_period}. The cap on the total is {offer.revenue_share_cap}. The base, the duration and the cap are still to be confirmed; you’ll find them in your contract before you sign it.",
      fr: "La part porte sur {offer.revenue_share_base}, {offer.revenue_share_period}. Plafond : {offer.revenue_share_cap}. L’assiette, la durée et le plafond restent à confirmer ; vous les lirez dans le contrat avant de signer.",
    },
    example: {
      en: "Say the programme brings you {offer.example_revenue} in revenue, excluding VAT, and we’ve agreed a {offer.example_share} share. You owe us {offer.example_owed}, excluding VAT. The contract defines what counts as generated through the programme.",
      fr: "Un exemple : le programme vous apporte {offer.example_revenue} de chiffre d’affaires hors taxes, la part convenue est de {offer.example_share}. Vous nous devez {offer.example_owed} hors taxes. Le contrat définit ce qui compte comme généré grâce au programme.",
    },
    places: {
      en: "We take on up to {intake.monthly_places} startups a month.",
      fr: "Nous prenons jusqu’à {intake.monthly_places} startups par mois.",
    },
  },
  testimonials: { title: { en: "Founders’ stories", fr: "Les fondateurs racontent" } },
  eligibility: {
    title: { en: "Is it for you?", fr: "Est-ce pour vous ?" },
    intro: { en: "What the programme itself requires.", fr: "Les conditions pour entrer dans le programme." },
    lists: [
      {
        title: { en: "It’s for you if", fr: "Il est pour vous si" },
        rows: [
          yes(
            "You have a French company, or will set one up",
            "Vous avez une société française, ou voulez en créer une",
          ),
          yes(
            "Your startup is built on technology and sells to companies, B2B or B2B2C",
            "Votre startup repose sur une technologie et vend à des entreprises, en B2B ou B2B2C",
          ),
          yes("At least one founder is full time", "Au moins un fondateur y travaille à temps plein"),
          yes("You’re anywhere from pre-seed to Series A", "Vous êtes entre le pre-seed et la série A"),
        ],
      },
      {
        title: { en: "It’s not for you if", fr: "Il n’est pas pour vous si" },
        rows: [
          no("You sell only to consumers", "Vous vendez uniquement à des particuliers"),
          no("You sell your time and have no product", "Vous vendez du temps, sans produit à vous"),
          no(
            "No founder can work on the startup full time yet",
            "Aucun fondateur ne peut encore travailler à temps plein dans la startup",
          ),
          no("You want a guarantee that you’ll raise money", "Vous cherchez la garantie de lever des fonds"),
        ],
      },
    ],
    levels: [
      {
        title: { en: "Preferred, not required", fr: "Apprécié, pas exigé" },
        text: {
          en: "At least {intake.preferred_mrr} in monthly recurring revenue or strong traction; ambitious, coachable founders.",
          fr: "Au moins {intake.preferred_mrr} de revenu mensuel récurrent ou une forte traction ; des fondateurs ambitieux, prêts à se remettre en question.",
        },
      },
      {
        title: { en: "To pitch to investors", fr: "Pour pitcher devant des investisseurs" },
        text: {
          en: "We look first for at least {investors.min_revenue} in annual revenue. It’s a separate selection, later on.",
          fr: "Une sélection à part, plus tard : nous regardons d’abord si le chiffre d’affaires annuel atteint {investors.min_revenue}.",
        },
      },
    ],
    idea: {
      title: { en: "An idea but no startup yet", fr: "Une idée, pas encore de startup" },
      text: {
        en: "The programme comes later. Three ways to start:",
        fr: "Le programme viendra plus tard. Trois façons de commencer :",
      },
      quiz: { en: "ten questions to see where you stand", fr: "dix questions pour savoir où vous en êtes" },
      guide: { en: "a free {guide.days}-day guide", fr: "un guide gratuit de {guide.days} jours" },
      studio: {
        en: "our studio, which builds an MVP in {studio.mvp_days} days",
        fr: "notre studio, qui livre un MVP en {studio.mvp_days} jours",
      },
    },
    decision: {
      en: "Unsure? Apply anyway. We read every application ourselves; no software rejects anyone.",
      fr: "Un doute ? Candidatez quand même. Nous lisons nous-mêmes chaque dossier ; aucune candidature n’est refusée par un logiciel.",
    },
  },
  expert: {
    title: { en: "Your growth expert", fr: "Votre expert growth" },
    intro: {
      en: "One named person who does the work with you rather than commenting on it.",
      fr: "Une personne attitrée, qui fait le travail avec vous au lieu de le commenter.",
    },
    profile: {
      title: { en: "Profile", fr: "Profil" },
      text: {
        en: "At least {offer.expert_experience} years in growth roles with targets to hit.",
        fr: "Au moins {offer.expert_experience} ans d’expérience dans le growth, avec des objectifs à tenir.",
      },
    },
    skills: {
      title: { en: "Skills", fr: "Compétences" },
      text: {
        en: "Paid and organic acquisition, outreach, conversion, analytics, and enough code to set up the tools.",
        fr: "Acquisition payante et organique, prospection, conversion, mesure, et assez de code pour installer les outils.",
      },
    },
    data: {
      title: { en: "Data-driven approach", fr: "Approche par les données" },
      text: {
        en: "Every test has a target, a deadline and a decision. If it doesn’t move the numbers, we drop it.",
        fr: "Chaque test a un objectif chiffré, une échéance et une décision. Ce qui ne fait pas bouger le chiffre s’arrête.",
      },
    },
    mindset: {
      title: { en: "Mindset", fr: "État d’esprit" },
      text: {
        en: "Says what isn’t working, explains the method and works towards the day you no longer need us.",
        fr: "Dit ce qui ne marche pas, explique la méthode et prépare le jour où vous n’aurez plus besoin de nous.",
      },
    },
    tasks: {
      title: { en: "What the expert takes on", fr: "Ce que prend en charge l’expert" },
      items: [
        {
          title: { en: "Acquisition", fr: "Acquisition" },
          text: { en: "Choose the channels and make them work.", fr: "Choisir les canaux et les faire marcher." },
        },
        {
          title: { en: "Customer journey", fr: "Parcours client" },
          text: {
            en: "Find where prospects drop out, and fix it.",
            fr: "Trouver où les prospects se perdent, et y remédier.",
          },
        },
        {
          title: { en: "Campaigns", fr: "Campagnes" },
          text: {
            en: "Write, launch, measure, then stop or scale up.",
            fr: "Écrire, lancer, mesurer, puis arrêter ou renforcer.",
          },
        },
        {
          title: { en: "Reporting", fr: "Reporting" },
          text: { en: "One page a month that tells the truth.", fr: "Une page par mois, qui dit la vérité." },
        },
      ],
    },
  },
  results: {
    title: { en: "Results so far", fr: "Les résultats à ce jour" },
    figures: [
      {
        figure: { fact: "accelerated.startups" },
        label: { en: "startups accelerated", fr: "startups accélérées" },
        scope: {
          en: "in the {offer.duration}-month programme alone",
          fr: "dans le seul programme de {offer.duration} mois",
        },
      },
      {
        figure: { fact: "accelerated.growth" },
        label: { en: "average growth", fr: "de croissance moyenne" },
        scope: {
          en: "in the monthly revenue of these startups, from their first month in the programme to their last",
          fr: "du chiffre d’affaires mensuel de ces startups, de leur premier à leur dernier mois de programme",
        },
      },
      {
        figure: { fact: "pitch.meetings_2025" },
        label: { en: "investor meetings in 2025", fr: "rendez-vous investisseurs en 2025" },
        scope: {
          en: "after a Pitch Session, across all the startups on stage, in the programme or not",
          fr: "après une Pitch Session, pour toutes les startups sur scène, du programme ou non",
        },
      },
    ],
    definitions: { en: "What these numbers count", fr: "Ce que recouvrent ces chiffres" },
    note: {
      en: "These are The Lab’s own numbers and describe the past. Those marked “To be confirmed” haven’t been checked yet. The programme guarantees no fundraising outcome; investing in a startup can cost you part or all of your capital, and shares are hard to resell.",
      fr: "Chiffres établis par nos soins ; ils portent sur le passé. Ceux qui portent la mention « à confirmer » n’ont pas encore été vérifiés. Le programme ne garantit aucune levée de fonds ; investir dans une startup expose à perdre tout ou partie du capital, et les parts se revendent difficilement.",
    },
  },
  finalCall: {
    title: {
      en: "{offer.duration} months start with {intake.application_minutes} minutes",
      fr: "{offer.duration} mois qui commencent en {intake.application_minutes} minutes",
    },
    text: {
      en: "Applications close on the {intake.applications_due} of each month at 23:59, Paris time.",
      fr: "Les candidatures sont closes le {intake.applications_due} de chaque mois à 23:59, heure de Paris.",
    },
    apply,
    applicationInfo,
  },
};
