import type { GuidePage } from "../../domain/content/content.ts";

export const guide: GuidePage = {
  kind: "page",
  id: "guide",
  metadata: {
    title: {
      en: "Launch your startup in 30 days: the free guide",
      fr: "Lancer ta start-up en 30 jours : le guide gratuit",
    },
    description: {
      en: "Thirty days, {guide.minutes} minutes a day: from a problem worth solving to first customers and a 90-day plan. Free, by e-mail, in English and French.",
      fr: "Trente jours, {guide.minutes} minutes par jour : d’un problème qui compte aux premiers clients et à un plan de 90 jours. Gratuit, par e-mail, en français et en anglais.",
    },
  },
  hero: {
    title: { en: "Launch your startup in 30 days", fr: "Lancer ta start-up en 30 jours" },
    subtitle: {
      en: "One task a day, {guide.minutes} minutes each. By day {guide.days} you’ll have talked to customers, named a price and written a 90-day plan.",
      fr: "Une tâche par jour, {guide.minutes} minutes chacune. Au jour {guide.days}, tu auras parlé à des clients, annoncé un prix et écrit un plan de 90 jours.",
    },
    points: [
      { en: "Free, from the first day to the last", fr: "Gratuit, du premier au dernier jour" },
      { en: "One e-mail a day, stop at any time", fr: "Un e-mail par jour, arrêté quand tu veux" },
      { en: "Day 1 arrives as soon as you ask", fr: "Le jour 1 arrive dès ta demande" },
    ],
    quiz: {
      en: "Not sure where you stand? Ten questions first",
      fr: "Tu ne sais pas où tu en es ? Dix questions d’abord",
    },
  },
  form: {
    title: { en: "Get the guide", fr: "Recevoir le guide" },
    text: {
      en: "Day 1 arrives straight away. Click once in it to get the rest, one each day.",
      fr: "Le jour 1 arrive tout de suite. Un clic suffit ensuite pour recevoir les autres, un par jour.",
    },
  },
  learn: {
    title: { en: "What you will do", fr: "Ce que tu vas faire" },
    text: {
      en: "Each day has timed steps, an example that runs through the whole month, and something to show by the evening.",
      fr: "Chaque jour a ses étapes minutées, un exemple qui court sur tout le mois et quelque chose à montrer le soir.",
    },
    parts: [
      {
        from: 1,
        to: 6,
        title: { en: "Find a problem that people have", fr: "Trouver un problème que des gens rencontrent" },
        text: {
          en: "Write it in one sentence, question three people, decide whether to carry on.",
          fr: "L’écrire en une phrase, interroger trois personnes, décider si tu continues.",
        },
      },
      {
        from: 7,
        to: 13,
        title: { en: "Make an offer and test it", fr: "Bâtir une offre et la tester" },
        text: {
          en: "Your real competitors, one target, one page, a threshold set beforehand.",
          fr: "Tes vrais concurrents, une cible, une page, un seuil fixé d’avance.",
        },
      },
      {
        from: 14,
        to: 18,
        title: { en: "Name a price and sell", fr: "Annoncer un prix et vendre" },
        text: {
          en: "Three prices, the margin of one customer, the smallest product, a first sales call.",
          fr: "Trois prix, la marge d’un client, le plus petit produit, un premier appel de vente.",
        },
      },
      {
        from: 19,
        to: 27,
        title: { en: "Set up the company at the right time", fr: "Créer la société au bon moment" },
        text: {
          en: "Co-founders, cap table, legal form, name, articles, bank, first public funding.",
          fr: "Associés, table de capitalisation, forme juridique, nom, statuts, banque, premières aides.",
        },
      },
      {
        from: 28,
        to: 30,
        title: { en: "Keep going after day 30", fr: "Continuer après le jour 30" },
        text: {
          en: "A three-minute pitch, five numbers to track, a plan with a rule for stopping.",
          fr: "Un pitch de trois minutes, cinq chiffres à suivre, un plan avec une règle d’arrêt.",
        },
      },
    ],
  },
  why: {
    title: { en: "Why 30 days", fr: "Pourquoi 30 jours" },
    paragraphs: [
      {
        en: "Ideas rarely die of bad market research. They die because nothing happened this week. At {guide.minutes} minutes a day, there’s time for a job, and a small result every evening.",
        fr: "Une idée meurt rarement d’une mauvaise étude de marché. Elle meurt parce que rien ne s’est passé cette semaine. {guide.minutes} minutes par jour laissent la place à un emploi et obligent à un petit résultat chaque soir.",
      },
      {
        en: "The guide may also lead you to stop on day 6, or to change your offer on day 13. That’s a result too: a month saved, and often a better problem found along the way.",
        fr: "Le guide peut aussi te conduire à arrêter au jour 6, ou à changer d’offre au jour 13. C’est un résultat : un mois gagné et souvent un meilleur problème trouvé en route.",
      },
    ],
  },
  conference: {
    title: { en: "Plus a free conference", fr: "Et une conférence gratuite" },
    text: {
      en: "{guide.conference} minutes on the first month, and answers to your questions.",
      fr: "{guide.conference} minutes sur le premier mois et une réponse à tes questions.",
    },
  },
  about: {
    title: { en: "Who writes this guide", fr: "Qui écrit ce guide" },
    paragraphs: [
      {
        en: "The Lab is a startup accelerator in Lattes, near Montpellier. Its programme lasts {offer.duration} months, takes no equity and is paid for by a share of revenue, with or without a fixed fee. The guide is for the time before that, when there’s no startup yet.",
        fr: "The Lab est un accélérateur de startups à Lattes, près de Montpellier. Son programme dure {offer.duration} mois, ne prend aucune part au capital et se paie par une part du chiffre d’affaires, avec ou sans frais fixes. Le guide, c’est pour le temps d’avant : quand il n’y a pas encore de startup.",
      },
    ],
    program: { en: "See the programme", fr: "Voir le programme" },
    disclaimer: {
      en: "The guide gives information; it doesn’t replace a lawyer, an accountant or an adviser. It guarantees neither customers nor funding.",
      fr: "Le guide informe, il ne remplace ni avocat, ni expert-comptable, ni conseiller. Il ne garantit ni clients ni financement.",
    },
  },
  faq: { title: { en: "Questions", fr: "Questions" } },
};
