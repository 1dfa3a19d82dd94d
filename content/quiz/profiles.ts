import type { QuizProfile } from "../../domain/content/content.ts";

/** From the lowest score to the highest; a profile ends where the next one begins. */
export const quizProfiles: QuizProfile[] = [
  {
    kind: "quiz-profile",
    id: "level-1",
    level: 1,
    from: 0,
    tag: "Quiz1",
    title: { en: "The Curious / Explorer", fr: "Le Curieux / Explorateur", literal: true },
    description: {
      en: "You have an idea, or several, and you’re still looking around. It’s the best time to listen: nothing is built, so nothing has to be undone.",
      fr: "Tu as une idée, ou plusieurs, et tu regardes encore autour de toi. C’est le meilleur moment pour écouter : rien n’est construit, donc rien n’est à défaire.",
    },
    objective: {
      en: "Choose a problem that people you can name really face.",
      fr: "Choisir un problème réel, vécu par des personnes que tu peux nommer.",
    },
    steps: [
      {
        en: "Write your problem in one sentence: who has it, when, and what it costs.",
        fr: "Écris ton problème en une phrase : qui le vit, à quel moment, et ce qu’il coûte.",
      },
      {
        en: "Talk to three people you don’t know who have it, without telling them your idea.",
        fr: "Parle à trois personnes concernées que tu ne connais pas, sans leur raconter ton idée.",
      },
      {
        en: "Follow days 1 to 6 of the guide, then decide: go on, change or stop.",
        fr: "Suis les jours 1 à 6 du guide, puis décide : continuer, changer ou arrêter.",
      },
    ],
  },
  {
    kind: "quiz-profile",
    id: "level-2",
    level: 2,
    from: 8,
    tag: "Quiz2",
    title: { en: "The Starter / The Doer", fr: "Le Starter / Le Doer", literal: true },
    description: {
      en: "You’ve started: conversations, a mock-up, sometimes a first price. What’s missing is someone other than you putting money or a signature to it.",
      fr: "Tu as commencé : des conversations, une maquette, parfois un premier prix. Il te manque une preuve qui engage quelqu’un d’autre que toi.",
    },
    objective: {
      en: "Get a first commitment: an order, a deposit or a written agreement.",
      fr: "Obtenir un premier engagement : une commande, un acompte ou un accord écrit.",
    },
    steps: [
      {
        en: "Put a page online with your price, and set the threshold for success before you send it.",
        fr: "Mets en ligne une page avec ton prix, et fixe le seuil de réussite avant de l’envoyer.",
      },
      {
        en: "Quote a price to nine people in your target market and write down the reason for each no.",
        fr: "Annonce un prix à neuf personnes de ta cible et note le motif de chaque refus.",
      },
      {
        en: "Follow days 7 to 18 of the guide and deliver the smallest product to two customers.",
        fr: "Suis les jours 7 à 18 du guide et livre le plus petit produit à deux clients.",
      },
    ],
  },
  {
    kind: "quiz-profile",
    id: "level-3",
    level: 3,
    from: 15,
    tag: "Quiz3",
    title: { en: "Ready to Launch", fr: "Le Prêt·e à Lancer", literal: true },
    description: {
      en: "You know the people who have the problem, and your offer is off the drawing board. What comes next takes steady work more than new ideas.",
      fr: "Tu connais les personnes qui rencontrent le problème, et ton offre a quitté le papier. La suite demande de la régularité plus que de nouvelles idées.",
    },
    objective: {
      en: "Sign your first customers and set up your company at the right time.",
      fr: "Signer tes premiers clients et créer ta société au bon moment.",
    },
    steps: [
      {
        en: "Contact ten possible customers this week and take every call as far as the price.",
        fr: "Contacte dix clients possibles cette semaine et mène chaque appel jusqu’au prix.",
      },
      {
        en: "Choose your legal form and cost your first six months: days 19 to 27 of the guide.",
        fr: "Choisis ta forme juridique et chiffre tes six premiers mois : jours 19 à 27 du guide.",
      },
      {
        en: "Write your 90-day plan and give it to someone who will hold you to it.",
        fr: "Écris ton plan de 90 jours et donne-le à une personne qui te demandera des comptes.",
      },
    ],
  },
];
