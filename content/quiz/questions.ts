import type { QuizQuestion, Text } from "../../domain/content/content.ts";

const option = (points: 0 | 1 | 2, fr: string, en: string): { points: 0 | 1 | 2; text: Text } => ({
  points,
  text: { en, fr },
});

/** The answers to a question are not sorted by points, so that their order does not reveal the best answer. */
export const quizQuestions: QuizQuestion[] = [
  {
    kind: "quiz-question",
    id: "question-1",
    about: "readiness",
    text: {
      en: "How well do you know the problem you want to solve?",
      fr: "Où en es-tu avec le problème que tu veux résoudre ?",
    },
    stake: { en: "Problem", fr: "Problème" },
    step: { en: "Measure the problem", fr: "Mesure le problème" },
    stepText: {
      en: "Ask five people how often it comes up and what it costs them.",
      fr: "Demande à cinq personnes à quelle fréquence il revient et ce qu’il leur coûte.",
    },
    options: [
      option(1, "Je sais lequel, mais je ne l’ai pas encore mesuré", "I know which one, but I haven’t measured it yet"),
      option(0, "J’ai plusieurs pistes et je n’ai pas choisi", "I have several in mind and haven’t chosen"),
      option(
        2,
        "Je sais qui le vit, à quelle fréquence et ce qu’il coûte",
        "I know who has it, how often and what it costs",
      ),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-2",
    about: "readiness",
    text: {
      en: "How many people who have this problem have you talked to, family and friends aside?",
      fr: "À combien de personnes concernées as-tu parlé, hors famille et amis ?",
    },
    stake: { en: "Interviews", fr: "Entretiens" },
    step: { en: "Talk to ten people who have it", fr: "Parle à dix personnes concernées" },
    stepText: {
      en: "Not family, not friends, and without pitching your idea.",
      fr: "Hors famille et amis, et sans raconter ton idée.",
    },
    options: [
      option(2, "Dix ou plus", "Ten or more"),
      option(0, "Pas encore", "None yet"),
      option(1, "Entre une et neuf", "Between one and nine"),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-3",
    about: "readiness",
    text: { en: "Who would be your first customer?", fr: "Qui serait ton premier client ?" },
    stake: { en: "First customer", fr: "Premier client" },
    step: { en: "Write down five names", fr: "Écris cinq noms" },
    stepText: {
      en: "People or companies you could write to this week.",
      fr: "Des personnes ou des entreprises à qui tu peux écrire cette semaine.",
    },
    options: [
      option(0, "Beaucoup de monde pourrait s’en servir", "Many kinds of people could use it"),
      option(2, "Je peux citer cinq noms", "I can give you five names"),
      option(1, "Un type de client précis, sans noms pour l’instant", "A precise type of customer, no names so far"),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-4",
    about: "readiness",
    text: { en: "How do these people cope today?", fr: "Comment ces personnes s’en sortent-elles aujourd’hui ?" },
    stake: { en: "Competition", fr: "Concurrence" },
    step: { en: "Try what people use today", fr: "Essaie ce qu’ils utilisent déjà" },
    stepText: {
      en: "Note what each solution costs and what it lacks.",
      fr: "Note le prix de chaque solution et ce qui lui manque.",
    },
    options: [
      option(1, "Je connais de loin deux ou trois solutions", "I know two or three solutions from a distance"),
      option(
        2,
        "Je connais leurs solutions, leur prix et ce qui leur manque",
        "I know their solutions, what they cost and what’s missing",
      ),
      option(0, "C’est ce que je veux découvrir", "That’s what I want to find out"),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-5",
    about: "readiness",
    text: { en: "What can you show?", fr: "Que peux-tu montrer ?" },
    stake: { en: "To show", fr: "À montrer" },
    step: { en: "Do the job by hand for one person", fr: "Rends le service à la main" },
    stepText: {
      en: "One person who uses it tells you more than a mock-up.",
      fr: "Une personne qui s’en sert t’en apprend plus qu’une maquette.",
    },
    options: [
      option(
        2,
        "Un service que quelqu’un utilise, même fait à la main",
        "A service somebody uses, even if it’s done by hand",
      ),
      option(0, "Une idée que je sais raconter", "An idea I can explain"),
      option(1, "Une maquette, une page ou un prototype", "A mock-up, a page or a prototype"),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-6",
    about: "profile",
    text: { en: "Who are you doing this with?", fr: "Avec qui avances-tu ?" },
    stake: { en: "Team", fr: "Équipe" },
    step: { en: "Decide who you do this with", fr: "Décide avec qui tu avances" },
    stepText: {
      en: "On your own or with others: set a date to settle it.",
      fr: "En solo ou à plusieurs : fixe une date pour trancher.",
    },
    options: [
      option(1, "En solo, et c’est mon choix", "On my own, by choice"),
      option(0, "Je ne sais pas encore", "I don’t know yet"),
      option(1, "Avec une ou plusieurs personnes associées", "With one or more co-founders"),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-7",
    about: "readiness",
    text: { en: "How much time do you give it each week?", fr: "Combien de temps y consacres-tu par semaine ?" },
    stake: { en: "Time", fr: "Temps" },
    step: { en: "Set aside ten hours a week", fr: "Bloque dix heures par semaine" },
    stepText: {
      en: "In your diary, at the same times, for the next four weeks.",
      fr: "Dans ton agenda, aux mêmes heures, pour les quatre semaines à venir.",
    },
    options: [
      option(0, "Quand j’ai un moment", "When I have a moment"),
      option(2, "Plus de dix heures, bloquées dans mon agenda", "More than ten hours, set aside in my diary"),
      option(1, "Entre deux et dix heures", "Between two and ten hours"),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-8",
    about: "readiness",
    text: { en: "Has anyone accepted your price?", fr: "Quelqu’un a-t-il accepté ton prix ?" },
    stake: { en: "Price", fr: "Prix" },
    step: { en: "Quote a price to nine people", fr: "Annonce un prix à neuf personnes" },
    stepText: {
      en: "Note why each one says no. A yes counts if it commits them: an order, a deposit, a written agreement.",
      fr: "Note le motif de chaque refus. Un oui compte s’il engage : commande, acompte ou accord écrit.",
    },
    options: [
      option(1, "J’ai annoncé un prix, sans réponse ferme", "I’ve named a price, but no one has said yes for certain"),
      option(0, "Je n’ai pas encore de prix", "I don’t have a price yet"),
      option(
        2,
        "Oui, par une commande, un acompte ou un accord écrit",
        "Yes, by an order, a deposit or a written agreement",
      ),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-9",
    about: "readiness",
    text: {
      en: "How long can you keep going with the money you have?",
      fr: "Combien de temps peux-tu avancer avec l’argent dont tu disposes ?",
    },
    stake: { en: "Cash", fr: "Trésorerie" },
    step: { en: "Cost your next six months", fr: "Chiffre tes six prochains mois" },
    stepText: {
      en: "What you have, what you spend, the month it runs out.",
      fr: "Ce que tu as, ce que tu dépenses, le mois où il ne reste rien.",
    },
    options: [
      option(2, "Six mois ou plus, calcul à l’appui", "Six months or more: I’ve done the sums"),
      option(0, "Je n’ai pas encore fait le calcul", "I haven’t done the sums yet"),
      option(1, "Quelques mois, à peu près", "A few months, roughly"),
    ],
  },
  {
    kind: "quiz-question",
    id: "question-10",
    about: "readiness",
    text: { en: "What will you do in the next thirty days?", fr: "Que feras-tu dans les trente prochains jours ?" },
    stake: { en: "30 days", fr: "30 jours" },
    step: { en: "Set the date of your first sale", fr: "Fixe la date de ta première vente" },
    stepText: {
      en: "Put a page online with your price, and choose what counts as success before you send it.",
      fr: "Mets en ligne une page avec ton prix, et choisis le seuil de réussite avant de l’envoyer.",
    },
    options: [
      option(1, "Tester mon idée auprès de clients possibles", "Test my idea with possible customers"),
      option(2, "Vendre, ou créer ma société", "Sell, or set up my company"),
      option(0, "Apprendre, et choisir mon idée", "Learn, and choose my idea"),
    ],
  },
];
