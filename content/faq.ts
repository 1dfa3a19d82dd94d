import type { Faq } from "../domain/content/content.ts";

export const faq: Faq[] = [
  {
    kind: "faq",
    id: "home-cost",
    page: "home",
    question: {
      en: "How much does the programme cost?",
      fr: "Combien coûte le programme ?",
    },
    answer: [
      {
        en: "The Lab takes no equity. You pay a percentage of the revenue generated through the programme and, depending on the option, an initial fixed fee, which covers the tools used over the {offer.duration} months. We agree the percentage during selection, based on your sector, maturity and potential. In numbers:",
        fr: "The Lab ne prend aucune part du capital. Vous payez un pourcentage du chiffre d’affaires généré grâce au programme et, selon la formule, des frais fixes au départ, qui couvrent les outils utilisés pendant les {offer.duration} mois. Le pourcentage se négocie pendant la sélection, selon votre secteur, votre maturité et votre potentiel. En chiffres :",
      },
    ],
    formulas: true,
  },
  {
    kind: "faq",
    id: "home-eligibility",
    page: "home",
    question: { en: "Who can apply?", fr: "Qui peut candidater ?" },
    answer: [
      {
        en: "B2B or B2B2C tech startups, from pre-seed to Series A, with at least one full-time founder and a company registered in France, or plans to register one.",
        fr: "Les startups tech B2B ou B2B2C, du pre-seed à la série A, avec au moins un fondateur à temps plein et une société française, ou la volonté d’en créer une.",
      },
      {
        en: "We prefer ambitious, coachable founders with at least {intake.preferred_mrr} in monthly recurring revenue or strong traction. Not there yet? Apply anyway: we read every application ourselves, and no software rejects anyone.",
        fr: "Nous préférons des fondateurs ambitieux, prêts à se remettre en question, avec au moins {intake.preferred_mrr} de revenu mensuel récurrent ou une forte traction. En dessous, candidatez quand même : nous lisons chaque candidature nous-mêmes, et aucune n’est refusée par un logiciel.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "home-selection",
    page: "home",
    question: {
      en: "What happens after I apply?",
      fr: "Que se passe-t-il après ma candidature ?",
    },
    answer: [
      {
        en: "We reply within {intake.first_answer} hours. If you’re pre-selected, we’ll have a {intake.discovery_call}-minute discovery call, and you’ll get our final decision within {intake.final_decision} weeks of that call.",
        fr: "Vous recevez une première réponse sous {intake.first_answer} heures. Si vous êtes présélectionné, un appel découverte de {intake.discovery_call} minutes suit. Vous avez notre décision finale au plus tard {intake.final_decision} semaines après.",
      },
      {
        en: "Applications close on the {intake.applications_due} of each month. Calls run from the {intake.interviews} of the next month; the intake starts on the {intake.start} of the month after.",
        fr: "Les candidatures sont closes le {intake.applications_due} de chaque mois. Les appels découverte se tiennent du {intake.interviews} du mois suivant ; l’entrée a lieu le {intake.start} du mois d’après.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "home-fundraising",
    page: "home",
    question: {
      en: "Does the programme guarantee that I’ll raise money?",
      fr: "Le programme garantit-il une levée de fonds ?",
    },
    answer: [
      {
        en: "No. The programme guarantees no fundraising outcome. It prepares you and, after a separate selection, puts you in front of investors; the decision is theirs alone.",
        fr: "Non. Le programme ne garantit aucune levée de fonds. Il vous prépare et, après une sélection à part, vous présente à des investisseurs, qui décident seuls.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "pitch-who",
    page: "pitch-session",
    question: { en: "Who can take part?", fr: "Qui peut participer ?" },
    answer: [
      {
        en: "Any eligible startup, in the programme or not; those in it have priority when they apply from their founder cockpit: we read their applications first. To apply from there, they need a readiness score of at least {pitch.readiness}. In the room: investors we’ve approved, that is, active business angels, venture funds and family offices.",
        fr: "Toutes les startups éligibles, membres du programme ou non ; celles du programme qui candidatent depuis leur cockpit sont prioritaires : nous lisons leurs candidatures en premier. Pour candidater depuis le cockpit, il faut un Score Readiness d’au moins {pitch.readiness}. Dans la salle, des investisseurs validés : business angels, fonds et family offices en activité.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "pitch-selection",
    page: "pitch-session",
    question: { en: "How are startups selected?", fr: "Comment les startups sont-elles choisies ?" },
    answer: [
      {
        en: "For a Pitch Session we look first for at least {investors.min_revenue} in annual revenue. Beyond that, there are four criteria: product maturity, traction, growth potential and team quality. We read every application and decide ourselves.",
        fr: "Pour une Pitch Session, nous regardons d’abord si le chiffre d’affaires annuel atteint {investors.min_revenue}. S’y ajoutent quatre critères : maturité du produit, traction, potentiel de croissance et qualité de l’équipe. Nous lisons chaque candidature et décidons nous-mêmes.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "pitch-length",
    page: "pitch-session",
    question: { en: "How long do I have on stage?", fr: "Combien de temps ai-je sur scène ?" },
    answer: [
      {
        en: "At a large session, {pitch.grand_pitch} minutes. At a quarterly session, {pitch.quarterly_pitch} minutes to pitch, then {pitch.quarterly_questions} minutes of questions. We announce the format with the date.",
        fr: "À une grande session, {pitch.grand_pitch} minutes. À une session trimestrielle, {pitch.quarterly_pitch} minutes de pitch, puis {pitch.quarterly_questions} minutes de questions. Le format est annoncé avec la date.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "pitch-cost",
    page: "pitch-session",
    question: { en: "What does it cost?", fr: "Combien cela coûte-t-il ?" },
    answer: [
      {
        en: "Nothing for investors. Startups pay a participation fee: {pitch.participation_fee:price}. Elite CoPilot includes it, except during the free month. Applying is free, and nothing is charged until you confirm.",
        fr: "Rien pour les investisseurs. Les startups paient des frais de participation, sauf avec l’offre Elite CoPilot, qui les comprend hors mois gratuit : {pitch.participation_fee:price}. Candidater est gratuit, et rien n’est facturé avant votre confirmation.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "pitch-observers",
    page: "pitch-session",
    question: { en: "Can I come as an observer?", fr: "Puis-je venir en observateur ?" },
    answer: [
      {
        en: "Sessions are for the startups taking part and for the investors we’ve approved. If you’d like to come as an observer, contact the team.",
        fr: "La participation est réservée aux startups participantes et aux investisseurs validés. Pour venir en observateur, contactez l’équipe.",
      },
    ],
    formulas: false,
    link: { en: "Write to us", fr: "Nous écrire" },
    linkTo: "contact",
  },
  {
    kind: "faq",
    id: "application-change",
    page: "application",
    question: { en: "Can I change or withdraw what I sent?", fr: "Puis-je modifier ou retirer ma candidature ?" },
    answer: [
      {
        en: "Yes, with the link in the e-mail we send you. You can change your answers until your intake’s deadline, as long as we haven’t decided, and withdraw at any time. No one else can: typing your address into the form doesn’t give access to your application.",
        fr: "Oui, avec le lien reçu par e-mail. Vous pouvez modifier vos réponses jusqu’à la date limite de candidature, tant que notre décision n’est pas rendue, et retirer votre candidature à tout moment. Personne d’autre ne le peut : saisir votre adresse dans le formulaire ne donne pas accès à votre candidature.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "application-draft",
    page: "application",
    question: { en: "Is my draft kept if I stop halfway?", fr: "Mon brouillon est-il gardé si je m’interromps ?" },
    answer: [
      {
        en: "Your browser keeps it as you type. Once it holds your e-mail, we keep it too, until you send or erase it, and for at most {retention.drafts} after your last change. “Continue on another device” e-mails you a link to it.",
        fr: "Oui, votre navigateur l’enregistre à mesure que vous écrivez. Dès que ce brouillon contient votre e-mail, nous le gardons aussi, jusqu’à ce que vous l’envoyiez ou l’effaciez, et au plus {retention.drafts} après votre dernière modification. « Continuer sur un autre appareil » vous en envoie le lien par e-mail.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "application-decision",
    page: "application",
    question: { en: "Who decides, and on what basis?", fr: "Qui décide, et sur quels critères ?" },
    answer: [
      {
        en: "Our team, from your answers and what you tell us on the call, using the criteria on this page. Reviewers score what you wrote, and we rank applications by those scores, but we make every decision ourselves: no software rejects anyone.",
        fr: "Notre équipe, d’après vos réponses et notre appel, selon les critères de cette page. Des évaluateurs notent ce que vous avez écrit et leurs notes classent les candidatures, mais c’est toujours une personne qui décide : aucune candidature n’est refusée par un logiciel.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "application-cost",
    page: "application",
    question: { en: "What does it cost if I’m accepted?", fr: "Combien cela coûte-t-il si je suis admis ?" },
    answer: [
      {
        en: "Applying is free. The Lab takes no equity: you pay under one of these two options, and the share of revenue is agreed during selection.",
        fr: "Candidater est gratuit. The Lab ne prend aucune part du capital : vous payez selon l’une de ces deux formules, et la part du chiffre d’affaires se fixe pendant la sélection.",
      },
    ],
    formulas: true,
  },
  {
    kind: "faq",
    id: "application-fundraising",
    page: "application",
    question: { en: "If I’m accepted, will I raise money?", fr: "Si je suis admis, vais-je lever des fonds ?" },
    answer: [
      {
        en: "No one can promise that, and we don’t: the programme guarantees no fundraising outcome. It helps you grow your revenue and, after a separate selection, puts you in front of investors; the decision is theirs alone.",
        fr: "Personne ne peut le promettre, nous non plus : le programme ne garantit aucune levée de fonds. Il vous aide à développer votre chiffre d’affaires et, après une sélection à part, vous présente à des investisseurs, qui décident seuls.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "guide-price",
    page: "guide",
    question: { en: "Is it really free?", fr: "C’est vraiment gratuit ?" },
    answer: [
      {
        en: "Yes: all {guide.days} days, the e-mails and the conference. We hope some readers will apply to the programme one day, but you don’t have to.",
        fr: "Oui : les {guide.days} jours, les e-mails et la conférence. Nous espérons que certains lecteurs candidateront un jour au programme ; rien ne t’y oblige.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "guide-idea",
    page: "guide",
    question: { en: "Do I need an idea?", fr: "Faut-il déjà une idée ?" },
    answer: [
      {
        en: "A problem you’ve seen is enough. Days 1 to 6 are for finding out whether others have it too.",
        fr: "Un problème que tu as vu suffit. Les jours 1 à 6 servent à savoir si c’en est un pour d’autres.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "guide-late",
    page: "guide",
    question: { en: "What if I miss a day?", fr: "Et si je saute un jour ?" },
    answer: [
      {
        en: "Every day stays open through the link in your latest e-mail, for a month, and your progress is kept. You can stop the e-mails and pick them up where you left off.",
        fr: "Tous les jours restent accessibles par le lien de ton dernier e-mail, valable un mois, et ta progression est gardée. Tu peux arrêter les e-mails et les reprendre où tu en étais.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "guide-phone",
    page: "guide",
    question: { en: "Why ask for my phone number?", fr: "Pourquoi demander mon téléphone ?" },
    answer: [
      {
        en: "Only to call you, if you tick the box that says we may. If you don’t, your number goes on no call list.",
        fr: "Seulement pour t’appeler si tu coches la case qui l’autorise. Sans elle, ton numéro ne rejoint aucune liste d’appels.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "studio-ready",
    page: "studio",
    question: {
      en: "Do I need a specification to book an audit?",
      fr: "Faut-il un cahier des charges pour réserver un audit ?",
    },
    answer: [
      {
        en: "No. A project name and your idea in one sentence are enough. If you know who has the problem and how they cope today, we’ll get further on the call.",
        fr: "Non. Un nom de projet et votre idée en une phrase suffisent. Si vous savez qui rencontre le problème et comment ces personnes s’en sortent aujourd’hui, l’appel ira plus loin.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "studio-days",
    page: "studio",
    question: { en: "What does “{studio.mvp_days} days” mean?", fr: "Que veut dire « {studio.mvp_days} jours » ?" },
    answer: [
      {
        en: "The time from the start of development to an MVP that’s ready to test and sell. The first demo comes after {studio.first_demo} days.",
        fr: "Le temps entre le début du développement et un MVP prêt à tester et à vendre. La première démo vient après {studio.first_demo} jours.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "studio-ownership",
    page: "studio",
    question: { en: "Who owns the product?", fr: "À qui appartient le produit ?" },
    answer: [
      {
        en: "You do, 100%. Under French law, rights are assigned in writing: check that your contract names the code and the content.",
        fr: "À vous, à 100 %. En droit français, une cession de droits s’écrit : vérifiez que votre contrat nomme le code et les contenus.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "studio-payment",
    page: "studio",
    question: { en: "How do I pay?", fr: "Comment se passe le paiement ?" },
    answer: [
      {
        en: "In {studio.instalments} instalments: {studio.instalment} at signature and {studio.instalment} at final delivery. Prices are shown excluding and including VAT; if your company recovers VAT, the price excluding VAT is the one that matters to you.",
        fr: "En {studio.instalments} fois : {studio.instalment} à la signature et {studio.instalment} à la livraison finale. Les prix sont indiqués hors taxes et toutes taxes comprises ; si votre société récupère la TVA, le prix hors taxes est celui qui compte pour vous.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "studio-after",
    page: "studio",
    question: { en: "What happens after delivery?", fr: "Que se passe-t-il après la livraison ?" },
    answer: [
      {
        en: "MVP POWER includes {studio.power_support} months of technical support. MVP BOOSTER includes {studio.booster_support} months of support and {studio.booster_coaching} months of coaching; your quote says how they fit together.",
        fr: "MVP POWER comprend {studio.power_support} mois de support technique. MVP BOOSTER comprend {studio.booster_support} mois de support et {studio.booster_coaching} mois de coaching ; votre devis précise comment ils s’articulent.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "studio-programme",
    page: "studio",
    question: {
      en: "Is the studio part of the {offer.duration}-month programme?",
      fr: "Le studio fait-il partie du programme de {offer.duration} mois ?",
    },
    answer: [
      {
        en: "No, they’re two separate offers. The studio turns an idea into a first product. The programme supports B2B or B2B2C tech startups, from pre-seed to Series A, by application.",
        fr: "Non, ce sont deux offres. Le studio livre un premier produit à partir d’une idée. Le programme accompagne des startups tech B2B ou B2B2C, du pre-seed à la série A, sur candidature.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "pricing-trial",
    page: "pricing",
    question: {
      en: "What happens when the free month is over?",
      fr: "Que se passe-t-il à la fin du mois gratuit ?",
    },
    answer: [
      {
        en: "You’re never charged automatically. We don’t have your card, so we can’t charge you: either you write to tell us you’re carrying on, monthly or yearly, or your account goes back to the plan it had before. You keep your profile and your applications. If that plan is Free Member, your published profile and deck links are paused and investors no longer see them.",
        fr: "Rien d’automatique. Nous n’avons pas votre carte bancaire, donc rien ne peut être débité : soit vous nous écrivez pour continuer, au mois ou à l’année, soit votre compte retrouve l’offre qu’il avait. Votre profil et vos candidatures sont conservés ; en Free Member, votre profil publié et vos liens de deck sont en pause : les investisseurs ne les voient plus.",
      },
    ],
    formulas: false,
  },
  {
    kind: "faq",
    id: "pricing-cancel",
    page: "pricing",
    question: {
      en: "Can I cancel at any time?",
      fr: "Puis-je résilier à tout moment ?",
    },
    answer: [
      {
        en: "Yes, and you don’t have to give a reason. During the free month, you can end the trial on your account page and pay nothing. After that, write to us: the plan stops at the end of the month or year you’ve paid for, and you owe nothing more.",
        fr: "Oui, et sans donner de raison. Pendant le mois gratuit, vous mettez fin à l’essai sur la page de votre compte et vous ne devez rien. Ensuite, écrivez-nous : l’offre s’arrête à la fin du mois ou de l’année déjà payés, et vous ne devez plus rien.",
      },
    ],
    formulas: false,
    link: { en: "Write to us", fr: "Nous écrire" },
    linkTo: "contact",
  },
];
